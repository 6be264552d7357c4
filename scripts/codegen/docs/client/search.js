// Search over headings, fields, errors and examples: all that has an id and can be linked to.
(() => {
  const box = document.getElementById("search-box");
  const input = document.getElementById("search");
  const results = document.getElementById("search-results");
  const MOST = 30;
  const entries = [...document.querySelectorAll("main :is(h2, h3, tr, details)[id]")].map(
    (element) => {
      const kind = { TR: "field", DETAILS: "example" }[element.tagName] ?? "section";
      const text = (element.tagName === "DETAILS" ? element.querySelector("summary") : element)
        .textContent;
      return {
        id: element.id,
        kind,
        name: element.id.toLowerCase(),
        text: text.toLowerCase(),
        words: text,
      };
    },
  );
  let found = [];
  let selected = 0;

  /** Names that begin so come first, then names that hold it, then the words around. */
  const rank = ({ name, text }, words) => {
    if (!words.every((word) => name.includes(word) || text.includes(word))) return -1;
    const [word] = words;
    const last = name.slice(name.lastIndexOf(".") + 1);
    return name === word
      ? 0
      : last === word
        ? 1
        : name.startsWith(word)
          ? 2
          : last.startsWith(word)
            ? 3
            : name.includes(word)
              ? 4
              : 5;
  };
  const show = () => {
    results.replaceChildren(
      ...found.map(({ id, kind, words }, index) => {
        const item = document.createElement("li");
        item.id = `search-${index}`;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", String(index === selected));
        const more = document.createElement("small");
        more.textContent = ` ${kind}: ${words.replace(/\s+/g, " ").trim().slice(0, 110)}`;
        item.append(id, more);
        item.addEventListener("mousedown", (event) => {
          event.preventDefault();
          go(index);
        });
        return item;
      }),
    );
    if (input.value.trim() !== "" && found.length === 0) {
      const none = document.createElement("li");
      none.setAttribute("role", "option");
      none.setAttribute("aria-selected", "false");
      none.textContent = "Nothing was found.";
      results.append(none);
    }
    results.hidden = results.children.length === 0;
    input.setAttribute("aria-expanded", String(!results.hidden));
    if (found.length > 0) input.setAttribute("aria-activedescendant", `search-${selected}`);
    else input.removeAttribute("aria-activedescendant");
    results.children[selected]?.scrollIntoView({ block: "nearest" });
  };
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    found =
      words.length === 0
        ? []
        : entries
            .map((entry) => ({ ...entry, rank: rank(entry, words) }))
            .filter((entry) => entry.rank >= 0)
            .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
            .slice(0, MOST);
    selected = 0;
    show();
  };
  const close = () => {
    found = [];
    results.replaceChildren();
    results.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const go = (index) => {
    const { id } = found[index];
    close();
    input.blur();
    if (location.hash === `#${id}`) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = id;
  };

  input.addEventListener("input", search);
  input.addEventListener("blur", close);
  input.addEventListener("focus", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      close();
    } else if (found.length === 0) return;
    else if (event.key === "Enter") go(selected);
    else if (event.key === "ArrowDown") selected = (selected + 1) % found.length;
    else if (event.key === "ArrowUp") selected = (selected + found.length - 1) % found.length;
    else return;
    event.preventDefault();
    if (found.length > 0) show();
  });
  addEventListener("keydown", (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  box.hidden = false;
})();

// Deep links: what a link leads to is opened, and a link can be copied. On paper nothing is closed.
(() => {
  const open = (element) => {
    for (let at = element; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  };
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    open(target);
    target.scrollIntoView();
  };
  addEventListener("hashchange", follow);
  follow();

  const status = document.createElement("p");
  status.className = "unseen";
  status.setAttribute("role", "status");
  document.querySelector("main").append(status);

  /** Without the clipboard of a secure page the older way is left: from a field that is selected. */
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = document.createElement("textarea");
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    status.textContent = "Copied.";
  };

  for (const anchor of document.querySelectorAll("a.anchor")) {
    anchor.title = "Copy the link";
    anchor.addEventListener("click", () => void copy(anchor.href));
  }
  for (const block of document.querySelectorAll("pre.command, pre.json")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => {
      void copy(block.querySelector("code").textContent).then(() => {
        button.textContent = "Copied";
        setTimeout(() => (button.textContent = "Copy"), 1500);
      });
    });
    block.append(button);
  }

  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...document.querySelectorAll("main details:not([open])")];
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });
})();

"use strict";

// What the desk's pages do beyond links and forms: keys, marks without leaving the list, what is new.
// Each of it has a way without this file.

(() => {
  const POLL_MS = 2000;
  const AGES_MS = 30000;
  /** A list that is left open does not grow for ever. */
  const MAX_ROWS = 500;

  const page = document.body.dataset.page;
  const queue = document.getElementById("queue");
  const markForm = document.getElementById("mark");
  const help = document.getElementById("help");
  const announcer = document.getElementById("announcer");
  const csrf = document.querySelector("meta[name=csrf]")?.content;
  const isAtDesk = csrf !== undefined;

  const find = (selector, within = document) => within.querySelector(selector);

  /** Says something, to be seen and heard. It stays until something else is said. */
  function announce(words) {
    if (announcer) announcer.textContent = words;
  }

  // The marks of the queue.

  let lastRow;
  let lastMarked;

  const rows = () => [...(queue?.querySelectorAll(".row") ?? [])];
  const linkOf = (row) => find(".about", row);

  function currentRow() {
    const focused = document.activeElement?.closest(".row");
    if (focused) lastRow = focused;
    return lastRow?.isConnected ? lastRow : undefined;
  }

  function focusRow(row) {
    lastRow = row;
    linkOf(row).focus();
  }

  function move(step) {
    const all = rows();
    const at = all.indexOf(currentRow());
    const next = at === -1 ? all[0] : all[at + step];
    if (next) {
      focusRow(next);
      return;
    }
    const more = find(step > 0 ? "a[rel=next]" : "a[rel=prev]");
    if (more) more.focus();
    else announce(step > 0 ? "This is the oldest." : "This is the newest.");
  }

  async function markRow(row, verdict) {
    if (row.dataset.busy) return;
    row.dataset.busy = "true";
    const hadFocus = currentRow() === row;
    try {
      const response = await fetch(`/submissions/${row.dataset.id}/marks`, {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new URLSearchParams({ csrf, verdict }),
      });
      if (!response.ok) {
        announce(
          response.status === 401
            ? "Not marked: your session has ended. Sign in again."
            : `Not marked (${response.status}). Reload the page and try again.`,
        );
        return;
      }
      const { state, counts } = await response.json();
      row.dataset.state = state;
      find(".state", row).textContent = state;
      showCounts(counts);
      if (state !== "unread") lastMarked = row;
      else if (lastMarked === row) lastMarked = undefined;
      announce(`Marked ${state}: ${linkOf(row).textContent.slice(0, 80)}`);
      if (hadFocus && currentRow() === row && state !== "unread") goOn(row);
    } catch {
      announce("Not marked: the desk does not answer.");
    } finally {
      delete row.dataset.busy;
    }
  }

  /** To the next row that is to be decided, or else to the next one. */
  function goOn(row) {
    const after = rows().slice(rows().indexOf(row) + 1);
    const next = after.find(({ dataset }) => dataset.state === "unread") ?? after[0];
    if (next) focusRow(next);
  }

  function undoInQueue() {
    const row = currentRow();
    if (row && row.dataset.state !== "unread") void markRow(row, "unread");
    else if (lastMarked?.isConnected) {
      focusRow(lastMarked);
      void markRow(lastMarked, "unread");
    } else announce("Nothing to undo.");
  }

  // Keys.

  const ON = "desk-keys";
  let areKeysOn = true;
  try {
    areKeysOn = localStorage.getItem(ON) !== "off";
  } catch {
    // Without storage keys are on.
  }
  const keysOn = document.getElementById("keys-on");
  if (keysOn) {
    keysOn.checked = areKeysOn;
    keysOn.addEventListener("change", () => {
      areKeysOn = keysOn.checked;
      try {
        localStorage.setItem(ON, areKeysOn ? "on" : "off");
      } catch {
        // Without storage it holds for this page.
      }
    });
  }

  let isAfterG = false;

  const press = (selector, otherwise) => {
    const target = find(selector);
    if (target) target.click();
    else if (otherwise) announce(otherwise);
  };

  const inQueue = {
    j: () => move(1),
    k: () => move(-1),
    o: () => currentRow() && linkOf(currentRow()).click(),
    r: () => currentRow() && void markRow(currentRow(), "reviewed"),
    d: () => currentRow() && void markRow(currentRow(), "dismissed"),
    u: undoInQueue,
  };
  const inSubmission = {
    j: () => press("a[rel=next]", "There is no older one in this list."),
    k: () => press("a[rel=prev]", "There is no newer one in this list."),
    r: () => press("#mark button[value=reviewed]"),
    d: () => press("#mark button[value=dismissed]"),
    u: () => press("#mark button[value=unread], #undo button", "Nothing to undo."),
    n: () => document.getElementById("note").focus(),
  };
  const everywhere = {
    "?": () => help.showModal(),
    "/": () => {
      const search = document.getElementById("search");
      if (search) search.select();
      else location.assign("/?state=#search");
    },
  };
  const keys = {
    ...everywhere,
    ...(page === "queue" ? inQueue : {}),
    ...(page === "submission" ? inSubmission : {}),
  };

  function onKey(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (help.open) return;
    const isField = target.closest("input, textarea, select") !== null;
    if (key === "Escape") {
      if (isField) target.blur();
      else press("#back");
      return;
    }
    if (isField || !areKeysOn) return;
    const isGoTo = isAfterG && key === "i";
    isAfterG = key === "g";
    const act = isGoTo ? () => press(".brand") : keys[key];
    if (!act || (event.repeat && !"jk".includes(key))) return;
    event.preventDefault();
    act();
  }

  // What is new.

  function showCounts(counts) {
    for (const [name, count] of Object.entries(counts))
      for (const place of document.querySelectorAll(`[data-count=${name}]`))
        place.textContent = count.toLocaleString("en");
    if (page === "queue")
      document.title = document.title.replace(
        /^(\([\d,]+\) )?/,
        counts.unread > 0 ? `(${counts.unread.toLocaleString("en")}) ` : "",
      );
  }

  /** Changes what is above without moving what is being read. */
  function keepingPlace(change) {
    const focused = document.activeElement?.closest("#queue .row");
    const isPast = ({ bottom }) => bottom > 0;
    const anchor = focused ?? rows().find((row) => isPast(row.getBoundingClientRect()));
    const isReading = focused || (queue && queue.getBoundingClientRect().top < 0);
    const before = anchor?.getBoundingClientRect().top;
    change();
    if (isReading && anchor)
      scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: "instant" });
  }

  function showArrived({ count, rows: markup, since }, counts) {
    queue.dataset.since = since;
    const number = count === 1 ? "1 new submission" : `${count} new submissions`;
    announce(`${number}. ${counts.unread.toLocaleString("en")} unread.`);
    keepingPlace(() => {
      if (rows().length + count > MAX_ROWS) {
        const more = document.getElementById("arrivals");
        more.hidden = false;
        find("a", more).textContent = "There are newer submissions: show them";
        delete queue.dataset.live;
        return;
      }
      const holder = document.createElement("template");
      holder.innerHTML = markup;
      for (const row of holder.content.querySelectorAll(".row")) row.classList.add("arrived");
      queue.prepend(holder.content);
      document.getElementById("empty")?.remove();
      const matching = document.getElementById("matching");
      const known = Number(matching.textContent.replace(/[,+]/g, ""));
      if (!matching.textContent.endsWith("+"))
        matching.textContent = (known + count).toLocaleString("en");
    });
  }

  function showMissing(missing) {
    const notice = document.getElementById("missing");
    if (notice && missing === 0) notice.remove();
  }

  function updatesPath() {
    const isLive = queue && "live" in queue.dataset;
    const query = new URLSearchParams(isLive ? queue.dataset.query : "");
    if (isLive) query.set("since", queue.dataset.since);
    if (markForm) query.set("item", markForm.dataset.id);
    return `/updates?${query}`;
  }

  let isAnswering = true;

  async function poll() {
    const response = await fetch(updatesPath());
    if (response.status === 401 || response.status === 403) {
      announce("Your session has ended. Sign in again: nothing here is brought up to date.");
      return false;
    }
    if (!response.ok) throw new Error(String(response.status));
    const { counts, chain, missing, arrived, marks } = await response.json();
    if (!isAnswering) announce("The desk answers again.");
    isAnswering = true;
    showCounts(counts);
    showMissing(missing);
    const line = document.getElementById("chain");
    if (line.innerHTML !== chain) line.innerHTML = chain;
    if (arrived) showArrived(arrived, counts);
    if (marks !== undefined && marks !== Number(markForm.dataset.marks))
      document.getElementById("stale").hidden = false;
    return true;
  }

  async function keepPolling() {
    let goesOn = true;
    try {
      if (!document.hidden) goesOn = await poll();
    } catch {
      if (isAnswering) announce("The desk does not answer. It is tried again.");
      isAnswering = false;
    }
    if (goesOn) setTimeout(keepPolling, POLL_MS);
  }

  // The same words as src/beacon/desk/format.ts.
  function age(ms) {
    if (ms < 60000) return "just now";
    if (ms < 3600000) return `${Math.floor(ms / 60000)} min ago`;
    if (ms < 86400000) return `${Math.floor(ms / 3600000)} h ago`;
    return `${Math.floor(ms / 86400000)} d ago`;
  }

  function showAges() {
    for (const time of document.querySelectorAll("time.age")) {
      const words = age(Date.now() - Date.parse(time.dateTime));
      if (time.textContent !== words) time.textContent = words;
    }
  }

  // A note that is not sent yet stays with its submission until it is.

  const draftOf = (id) => `desk-note-${id}`;

  function keepDraft() {
    const note = document.getElementById("note");
    const { id, marks } = markForm.dataset;
    try {
      const draft = JSON.parse(sessionStorage.getItem(draftOf(id)) ?? "{}");
      if (draft.marks === marks && note.value === "") note.value = draft.note;
      else sessionStorage.removeItem(draftOf(id));
      note.addEventListener("input", () => {
        sessionStorage.setItem(draftOf(id), JSON.stringify({ marks, note: note.value }));
      });
    } catch {
      // Without storage a note is lost when the page is left.
    }
  }

  /** Says what was marked on the way here, once: a reload is not another mark. */
  function tellMarked() {
    const marked = document.getElementById("marked");
    const url = new URL(location.href);
    if (!marked || !url.searchParams.has("marked")) return;
    announce(find("p", marked).textContent);
    url.searchParams.delete("marked");
    history.replaceState(null, "", url);
  }

  if (!isAtDesk) return;

  document.addEventListener("keydown", onKey);
  document.addEventListener("focusin", currentRow);
  find("[data-help]")?.addEventListener("click", (event) => {
    event.preventDefault();
    help.showModal();
  });
  find(".filters")?.addEventListener("submit", ({ target }) => {
    for (const field of target.elements)
      if (field.value === "" && field.name !== "state") field.disabled = true;
  });
  for (const form of document.querySelectorAll("form[method=post]")) {
    let isSent = false;
    form.addEventListener("submit", (event) => {
      if (isSent) event.preventDefault();
      isSent = true;
    });
    addEventListener("pageshow", () => {
      isSent = false;
    });
  }
  addEventListener("pageshow", () => {
    for (const field of find(".filters")?.elements ?? []) field.disabled = false;
  });
  if (markForm) keepDraft();
  tellMarked();
  if (location.hash === "#search") document.getElementById("search")?.focus();
  setInterval(showAges, AGES_MS);
  setTimeout(keepPolling, POLL_MS);
})();

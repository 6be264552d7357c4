import { PageRefusal } from "../../http/page-refusal";
import { type Verdict, VERDICTS } from "../../ports/review-store";
import { type ListQuery, readListQuery } from "./list-query";

/** The longest note, in UTF-16 code units: that is what a browser's maxlength counts. */
export const MAX_NOTE_CHARACTERS = 2_000;

/** A mark as a form asks for it. */
export interface MarkForm {
  verdict: Verdict;
  note?: string;
  /** The list from which the submission was opened. */
  list: ListQuery;
  /** Whether the reviewer goes on to the next one. */
  goesOn: boolean;
}

/** @throws PageRefusal 400 naming what is wrong */
export function readMarkForm(form: URLSearchParams): MarkForm {
  const verdict = VERDICTS.find((candidate) => candidate === form.get("verdict"));
  if (verdict === undefined)
    throw new PageRefusal(400, `A verdict is one of ${VERDICTS.join(", ")}.`);
  // A browser sends the line ends of a form as CR LF.
  const note = (form.get("note") ?? "").replace(/\r\n?/g, "\n").trim();
  if (note.length > MAX_NOTE_CHARACTERS)
    throw new PageRefusal(400, `A note has at most ${MAX_NOTE_CHARACTERS} characters.`);
  return {
    verdict,
    ...(note !== "" && { note }),
    list: readListQuery(new URLSearchParams(form.get("list") ?? "")),
    goesOn: form.get("on") === "next" && verdict !== "unread",
  };
}

import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page as a browser would read it, with what is wrong with its text. */
export interface ParsedPage {
  elements: Element[];
  /** Codes of parse errors, each with its line. */
  faults: string[];
}

export function parsePage(text: string): ParsedPage {
  const faults: string[] = [];
  const document = parse(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine }) => faults.push(`${code} in line ${startLine}`),
  });
  return { elements: elementsIn(document), faults };
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((candidate) => candidate.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, "class") ?? "").split(" ").includes(name);
}

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

export function elementsIn(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => [
    ...("tagName" in child ? [child] : []),
    ...elementsIn(child),
  ]);
}

/** An example as the page shows it. */
export interface PageExample {
  /** Such as `GetTask.stored`. */
  id: string;
  command: string;
  /** The answer, or an event of it. */
  answer: unknown;
}

/** Every example on a page. */
export function examplesOn({ elements }: ParsedPage): PageExample[] {
  return elements
    .filter((element) => hasClass(element, "example"))
    .map((element) => {
      const blocks = elementsIn(element).filter(({ tagName }) => tagName === "pre");
      const [command, answer] = ["command", "json"].map((name) =>
        blocks.find((block) => hasClass(block, name)),
      );
      return {
        id: attribute(element, "id") ?? "",
        command: textOf(command!),
        answer: JSON.parse(textOf(answer!)),
      };
    });
}

import { type DefaultTreeAdapterMap, parse } from "parse5";

/** The elements of a page as a browser reads it, each by its name and those of its attributes. */
export function elementShapes(page: string): Set<string> {
  const shapes = new Set<string>();
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if (node.nodeName === "#comment") shapes.add("comment");
    if ("tagName" in node)
      shapes.add([node.tagName, ...node.attrs.map(({ name }) => name).sort()].join(" "));
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return shapes;
}

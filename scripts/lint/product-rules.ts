import type { Contract } from "../contract/contract";
import type { Product } from "../contract/product";

/** What is wrong with what a product says of itself: schemas that nobody knows, places that are taken. */
export function lintProduct(product: Product, { schemas }: Contract): string[] {
  const { routes, formats, documents, refusals } = product;
  const named = [
    ...routes.flatMap(({ takes, answers }) => [takes ?? [], answers ?? []].flat()),
    ...formats.map(({ schema }) => schema),
    refusals,
  ];
  const paths = documents.map(({ path }) => path);
  return [
    ...named.filter((name) => !schemas.has(name)).map((name) => `no schema has the title ${name}`),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `two documents are at ${path}`),
    ...sentencesOf(product)
      .filter((sentence) => !/^[A-Z].*\.$/.test(sentence))
      .map((sentence) => `this must be sentences: ${sentence}`),
  ];
}

function sentencesOf(product: Product): string[] {
  const { summary, is, isNot, negotiation, transport } = product;
  return [summary, ...is, ...isNot, ...negotiation, ...transport];
}

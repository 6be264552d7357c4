import invokeDocument from "../../generated/invoke.openapi.json";
import webhooksDocument from "../../generated/webhooks.openapi.json";
import type { DocsLink } from "../http/docs-document";
import { GATEWAY_PATHS } from "./paths";

/** What the Gateway describes besides the contract. */
export const DOCS_LINKS: readonly DocsLink[] = [
  linkTo(GATEWAY_PATHS.invokeBinding, invokeDocument),
  linkTo(GATEWAY_PATHS.webhooksDocument, webhooksDocument),
];

function linkTo(
  path: string,
  { openapi, info }: { openapi: string; info: { title: string } },
): DocsLink {
  return { path, title: info.title, kind: `OpenAPI ${openapi}` };
}

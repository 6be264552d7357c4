import { hash } from "node:crypto";
import type { PageAnswer } from "../../http/page-route";
import { DESK_PATHS } from "./paths";

/** The desk's style, script and icon, as texts. */
export interface DeskAssetTexts {
  css: string;
  js: string;
  svg: string;
}

/** Where they are served. The path has a hash of the text in it, so each can be kept for good. */
export interface DeskAssets {
  css: string;
  js: string;
  svg: string;
}

const CONTENT_TYPES = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
} as const;

const HASH_CHARACTERS = 16;

export function placeAssets(texts: DeskAssetTexts): {
  paths: DeskAssets;
  answers: [path: string, answer: PageAnswer][];
} {
  const paths = { css: pathOf("css", texts), js: pathOf("js", texts), svg: pathOf("svg", texts) };
  const answers = Object.entries(CONTENT_TYPES).map(([type, contentType]) => {
    const name = type as keyof DeskAssets;
    const headers = { "Cache-Control": "public, max-age=31536000, immutable" };
    return [paths[name], { body: texts[name], contentType, headers }] as [string, PageAnswer];
  });
  return { paths, answers };
}

function pathOf(type: keyof DeskAssets, texts: DeskAssetTexts): string {
  const digest = hash("sha256", texts[type], "hex").slice(0, HASH_CHARACTERS);
  return `${DESK_PATHS.assets}/desk.${digest}.${type}`;
}

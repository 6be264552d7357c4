import { readFileSync } from "node:fs";
import path from "node:path";

/** A block of code in a document. */
export interface CodeBlock {
  language: string;
  code: string;
}

/** The blocks of code in a document of the project, in order. */
export function codeBlocksOf(document: string): CodeBlock[] {
  const text = readFileSync(path.join(__dirname, "../..", document), "utf8");
  return [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language, code]) => ({
    language: language!,
    code: code!,
  }));
}

/** The blocks of a document that are files: their first line is a comment with the file's name. */
export function filesIn(document: string, language: string): { name: string; code: string }[] {
  return codeBlocksOf(document)
    .filter((block) => block.language === language)
    .flatMap(({ code }) => {
      const name = /^(?:\/\/|#) (\S+\.\w+)\n/.exec(code)?.[1];
      return name === undefined ? [] : [{ name, code }];
    });
}

import { parseSync } from "oxc-parser";
import { elementText } from "./element-text.ts";
import { type Language, partsToRead } from "./parts-to-read.ts";
import { reads } from "./reads.ts";
import { type Node, templateText } from "./syntax.ts";

export type Sentence = { text: string; language: Language; line: number };

/**
 * The sentences that a source file holds for people, in their order. What is filled in at run time stands in braces; the
 * parts of one element are one sentence.
 */
export function sentencesOf(path: string, source: string): Sentence[] {
  if (path.endsWith(".md")) return sentencesOfMarkdown(source);
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Sentence[] = [];
  const byDefault = /spanish|(^|\/)es(\.ts|\/)|\.es\.ts$/.test(path) ? "es" : "en";
  const taken = new Set<Node>();

  function visit(node: Node, language: Language): void {
    if (taken.has(node)) return;
    const text = textOf(node);
    const clean = text?.replaceAll(/\s+/g, " ").trim();
    if (clean && reads(clean)) found.push({ text: clean, language, line: lineAt(source, node.start) });
    for (const part of partsToRead({ node, language }, byDefault)) visit(part.node, part.language);
  }

  /** What a node says as a whole. The words that an element takes from its children are not read again. */
  function textOf(node: Node): string | null {
    if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
    if (node.type === "TemplateLiteral") return templateText(node, source);
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return null;
    const element = elementText(node, source);
    for (const one of element.taken) taken.add(one);
    for (const expression of element.expressions) visit(expression, byDefault);
    return element.text;
  }

  visit(program as unknown as Node, byDefault);
  return found.sort((one, other) => one.line - other.line);
}

function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf("\n"); at !== -1 && at < offset; at = source.indexOf("\n", at + 1)) line++;
  return line;
}

/** Paragraphs, list items and table rows, without code and addresses. */
function sentencesOfMarkdown(source: string): Sentence[] {
  let isCode = false;
  return source.split("\n").flatMap((row, place) => {
    if (row.startsWith("```")) isCode = !isCode;
    const text = row
      .replaceAll(/`[^`]*`/g, "{…}")
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/[*#]+|^\s*(\d+\.|-)\s+|\|/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return isCode || row.startsWith("```") || !reads(text) ? [] : [{ text, language: "en" as const, line: place + 1 }];
  });
}

import { Parser } from "htmlparser2";
import { BoundsExceeded } from "./bounded-worker.ts";

/** The parser looks through all open elements at each end of one. */
const maxNesting = 1000;

const silent = new Set(["head", "script", "style", "title", "template", "noscript", "object", "svg"]);
const blocks = new Set(
  "address article blockquote center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul".split(
    " ",
  ),
);
/** Matches the class or id that mail programs give to the quoted message. */
const quoteMarks = /\b(gmail_quote|gmail_extra|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra)\b/i;
const quoteIds = /^(divRplyFwdMsg|appendonsend|OLK_SRC_BODY_SECTION|reply-intro|isForwardContent)$/i;
const hidden = /display\s*:\s*none|mso-hide\s*:\s*all/i;

/**
 * The words of an HTML mail as they are read, without the mail it answers. From Outlook's reply line on everything is
 * history; elsewhere the quote is an element and ends with it.
 * Errors  `BoundsExceeded` when its elements are nested too deep
 */
export function htmlToText(html: string): string {
  let text = "";
  // Depth inside something left out; zero while listening.
  let depth = 0;
  let isOver = false;
  let nesting = 0;
  const voids = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"]);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const levels = voids.has(name) ? 0 : 1;
        nesting += levels;
        if (nesting > maxNesting) throw new BoundsExceeded("Its elements are nested too deep.");
        if (isOver) return;
        if (quoteIds.test(attributes.id ?? "")) isOver = true;
        else if (depth > 0 || isLeftOut(name, attributes)) depth += levels;
        else if (name === "br" || blocks.has(name)) text += "\n";
      },
      ontext(words) {
        if (depth === 0 && !isOver) text += words.replaceAll(/[\s\u00a0]+/g, " ");
      },
      onclosetag(name) {
        if (!voids.has(name)) nesting--;
        if (isOver || voids.has(name)) return;
        if (depth > 0) depth -= 1;
        else if (blocks.has(name)) text += "\n";
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

const isLeftOut = (name: string, attributes: Record<string, string>): boolean =>
  silent.has(name) ||
  (name === "blockquote" && (attributes.type === "cite" || /cite/.test(attributes.class ?? ""))) ||
  quoteMarks.test(attributes.class ?? "") ||
  hidden.test(attributes.style ?? "");

import { type Inline, type Mail, type MailBlock, mailHref, type Words } from "./layout-blocks.ts";

const inline = (part: Inline): string =>
  typeof part === "string"
    ? part
    : "strong" in part
      ? part.strong
      : part.link === part.href
        ? part.href
        : `${part.link} (${mailHref(part.href)})`;

const wordsText = (words: Words): string => (typeof words === "string" ? words : words.map(inline).join(""));

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "small":
    case "note":
      return wordsText(block.words);
    case "heading":
      return `${block.text}\n${"-".repeat(Math.min([...block.text].length, 60))}`;
    case "buttons":
      return block.buttons.map(({ label, href }) => `${label}: ${mailHref(href)}`).join("\n");
    case "code":
      return `    ${block.code}`;
    case "quote": {
      const said = block.text.split(/\r?\n/).map((line) => `> ${line}`);
      return (block.who ? [`${block.who}:`, ...said] : said).join("\n");
    }
    case "facts":
      return block.rows.map(({ label, value }) => `${label}: ${wordsText(value)}`).join("\n");
    case "list":
      return block.items.map((item) => `- ${wordsText(item)}`).join("\n");
    case "home":
      return [block.title, block.line, ...(block.href ? [mailHref(block.href)] : [])].join("\n");
    case "signature":
      return `${block.name}\n${block.role}`;
  }
}

/** Returns the mail as plain text. */
export const mailText = ({ title, blocks, footer }: Mail): string =>
  `${[...(title ? [title] : []), ...blocks.map(blockText), ["--", ...footer.map(wordsText)].join("\n")].join("\n\n")}\n`;

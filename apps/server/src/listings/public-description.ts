import { sanitizeHtml } from "../platform/sanitize-html.ts";

const allowed = {
  allowedTags: ["p", "br", "b", "strong", "i", "em", "u", "ul", "ol", "li"],
  allowedAttributes: {},
};

/** Returns a description with only paragraphs, emphasis and lists; null when no text is left. */
export function safeDescription(description: string | null): string | null {
  if (!description) return null;
  const clean = sanitizeHtml(description, allowed).trim();
  const hasText = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim() !== "";
  if (!hasText) return null;
  // Text without a tag is as old feeds deliver it: its blank lines are its paragraphs.
  return /<(p|ul|ol)\b/.test(clean)
    ? clean
    : clean
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br />")}</p>`)
        .join("");
}

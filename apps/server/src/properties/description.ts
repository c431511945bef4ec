import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { descriptionTags, descriptionTextLength } from "@porchlight/domain/properties/limits.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { sanitizeHtml } from "../platform/sanitize-html.ts";

const allowedTags = [...descriptionTags];

/**
 * A description as it may be kept and shown: the few tags of formatted text, nothing else of HTML.
 * Errors  `invalid-input` when its text, tags not counted, is too long.
 */
export function cleanDescription(given: string | null): string | null {
  if (given === null) return null;
  return checked(sanitizeHtml(given, { allowedTags, allowedAttributes: {} }).trim());
}

/** A plain text as a description, with its paragraphs and lines. Errors  as `cleanDescription` */
export function descriptionOfText(text: string): string | null {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br />")}</p>`);
  return checked(paragraphs.join(""));
}

function checked(clean: string): string | null {
  const text = clean.replace(/<[^>]*>/g, "").trim();
  if (text.length > descriptionTextLength.max)
    refuse("invalid-input", {}, { description: tooLong(descriptionTextLength.max) });
  return text ? clean : null;
}

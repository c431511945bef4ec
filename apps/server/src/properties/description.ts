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
  const clean = sanitizeHtml(given, { allowedTags, allowedAttributes: {} }).trim();
  const text = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} }).trim();
  if (text.length > descriptionTextLength.max)
    refuse("invalid-input", {}, { description: tooLong(descriptionTextLength.max) });
  return text ? clean : null;
}

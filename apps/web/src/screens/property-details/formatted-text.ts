import { descriptionTags } from "@porchlight/domain/properties/limits.ts";
import DOMPurify from "dompurify";

const htmlOf = (part: DocumentFragment): string => {
  const holder = document.createElement("div");
  holder.append(part);
  return holder.innerHTML;
};

/** Cuts a node's text after the given number of characters; returns how many are left. */
function keep(node: Node, characters: number): number {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? "";
    if (text.length > characters) node.textContent = `${text.slice(0, characters).trimEnd()}…`;
    return Math.max(0, characters - text.length);
  }
  let left = characters;
  for (const child of [...node.childNodes]) {
    if (left === 0) child.remove();
    else left = keep(child, left);
  }
  return left;
}

/** Formatted text that may be put on the page, whole and cut after so many characters. Tags do not count. */
export function formattedText(html: string, characters: number): { whole: string; start: string; isCut: boolean } {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...descriptionTags],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  const isCut = (clean.textContent ?? "").length > characters;
  const start = clean.cloneNode(true) as DocumentFragment;
  if (isCut) keep(start, characters);
  return { whole: htmlOf(clean), start: htmlOf(start), isCut };
}

import { htmlToText } from "../../platform/html-to-text.ts";

const tag = /<[a-z/!][^<>]*>?/gi;

/** Returns a line an owner typed without anything that looks like a tag, which would cost the listing its place. */
export const withoutTags = (line: string): string => line.replace(tag, "").trim();

/** Returns a description as plain text for the network. */
export const plainText = (html: string | null): string => (html ? withoutTags(htmlToText(html)) : "");

import { htmlToText } from "../../platform/html-to-text.ts";

const tag = /<[a-z/!][^<>]*>?/gi;

/** A line an owner typed; what looks like a tag would cost the listing its place. */
export const withoutTags = (line: string): string => line.replace(tag, "").trim();

/** A description as the network takes it: what a reader sees, without a tag. */
export const plainText = (html: string | null): string => (html ? withoutTags(htmlToText(html)) : "");

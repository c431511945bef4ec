import { htmlToText } from "../../arrivals/html-to-text.ts";

/** A description as the network takes it: what a reader sees, without a tag. */
export const plainText = (html: string | null): string => (html ? htmlToText(html) : "");

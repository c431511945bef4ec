import type { Mail } from "./layout-blocks.ts";
import { mailHtml } from "./layout-html.ts";
import { mailText } from "./layout-text.ts";

/** A mail in the product's look, light and dark, with the same words as plain text. */
export const renderMail = (mail: Mail): { html: string; text: string } => ({
  html: mailHtml(mail),
  text: mailText(mail),
});

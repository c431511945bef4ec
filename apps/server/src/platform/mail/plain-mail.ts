import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { renderMail } from "./layout.ts";

/** The words of a mail: its subject, paragraphs, and the label of its button where it has one. */
export type PlainWords = { subject: string; lines: readonly string[]; button?: string | null };

/** Returns a mail of paragraphs and at most one button, which leads to `href`. */
export const plainMail = (
  { subject, lines, button }: PlainWords,
  { href = null, footer, language }: { href?: string | null; footer: string; language: Language },
) => ({
  subject,
  ...renderMail({
    title: subject,
    preview: lines[0]!,
    blocks: [
      ...lines.map((words) => ({ kind: "paragraph" as const, words })),
      ...(button && href ? [{ kind: "buttons" as const, buttons: [{ label: button, href }] }] : []),
    ],
    footer: [footer],
    language,
  }),
});

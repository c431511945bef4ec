import type { Language } from "@porchlight/domain/kernel/languages.ts";

/** A run of words; several make a line. */
export type Inline = string | { strong: string } | { link: string; href: string };
export type Words = string | Inline[];

/** A text whose web addresses are links. */
export const linked = (text: string): Words =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? { link: part, href: part } : part))
    .filter((part) => part !== "");

/** The blocks of a mail, in order. Every text is plain: the layout escapes it. */
export type MailBlock =
  | { kind: "paragraph"; words: Words }
  | { kind: "heading"; text: string }
  /** The first is the thing to do, the others lesser choices beside it. */
  | { kind: "buttons"; buttons: { label: string; href: string }[] }
  | { kind: "code"; code: string }
  /** A person's own words, and whose they are. */
  | { kind: "quote"; who?: string; text: string }
  | { kind: "facts"; rows: { label: string; value: Words }[] }
  | { kind: "list"; items: Words[] }
  /** Set apart on lamp light: what must not be overlooked. */
  | { kind: "note"; words: Words }
  /** A home, with its picture when there is one; picture addresses are absolute. */
  | { kind: "home"; title: string; line: string; href?: string; picture?: { url: string; description: string } }
  | { kind: "signature"; name: string; role: string }
  | { kind: "small"; words: Words };

export type Mail = {
  /** The headline in the mail; the subject is the sender's own. */
  title?: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  blocks: MailBlock[];
  /** Why this came, and what to do about it. */
  footer: Words[];
  language?: Language;
};

const allowed = new Set(["https:", "http:", "mailto:", "tel:", "sms:"]);

/**
 * Returns a URL that may be in a mail.
 * Errors  any other scheme, or none, is a bug of ours and throws.
 */
export function mailHref(href: string): string {
  if (!allowed.has(new URL(href).protocol)) throw new Error(`A mail may not link to '${href}'`);
  return href;
}

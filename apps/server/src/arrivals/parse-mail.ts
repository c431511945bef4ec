import { createHash } from "node:crypto";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import PostalMime, { type Address, type Email } from "postal-mime";
import { sanitizeText } from "../platform/database/sanitize-text.ts";
import { htmlToText } from "../platform/html-to-text.ts";
import { type Automation, automationOf, type Headers } from "./automatic.ts";
import { type BounceReport, bounceOf } from "./bounces.ts";
import { newestReply } from "./newest-reply.ts";

export type ArrivedMail = {
  /** Lower case. The header's address: a claim, not a proof. */
  from: string;
  fromName: string | null;
  /** Where the sender wants answers, lower case; null where that is where it came from. */
  replyTo: string | null;
  subject: string | null;
  /** What the writer says now, without what they answer. */
  text: string;
  /** All of its text, whatever of it the writer says now. */
  wholeText: string;
  attachments: string[];
  messageId: string | null;
  /** Message-IDs this answers, the nearest first. */
  answers: string[];
  automation: Automation;
  bounce: BounceReport | null;
  /**
   * What the server that handed the mail over found out about its sender (RFC 8601). Where none did, it is what the
   * sender wrote there: good for failing, not for passing.
   */
  relayResults: string | null;
  /** A hash of the visible text, to detect a machine that repeats itself; null when the text is too short. */
  wordsHash: Buffer | null;
};

const maxTextLength = 20_000;
const maxSubjectLength = 500;
const maxResultsLength = 4_000;
const maxAttachments = 100;
const maxFileNameLength = 255;
const minRepeatLength = 20;
const limits = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 };

/** Reads a mail. Errors: a mail that is none (too deep, headers without end) is thrown. */
export async function parseMail(content: Buffer, envelopeFrom: string): Promise<ArrivedMail> {
  const email = await PostalMime.parse(content, limits);
  const headers: Headers = new Map(email.headers.toReversed().map(({ key, value }) => [key, value]));
  const sender = mailboxOf(email.from) ?? mailboxOf(email.sender);
  const from = sanitizeText(sender?.address || envelopeFrom)
    .trim()
    .toLowerCase();
  const text = textOf(email);
  return {
    from,
    fromName: sanitizeText(sender?.name ?? "").trim() || null,
    replyTo:
      sanitizeText(mailboxOf(email.replyTo?.[0])?.address ?? "")
        .trim()
        .toLowerCase() || null,
    subject:
      sanitizeText(email.subject ?? "")
        .trim()
        .slice(0, maxSubjectLength) || null,
    text,
    wholeText: wholeTextOf(email),
    attachments: email.attachments
      .slice(0, maxAttachments)
      .map(({ filename, mimeType }) => sanitizeText(filename ?? mimeType).slice(0, maxFileNameLength)),
    messageId: messageIdsIn(email.messageId)[0] ?? null,
    answers: [...new Set([...messageIdsIn(email.inReplyTo), ...messageIdsIn(email.references).toReversed()])],
    automation: automationOf(headers, envelopeFrom, from),
    bounce: bounceOf(email),
    relayResults: relayResultsIn(email.headers),
    wordsHash: hashOf(text),
  };
}

/** Numbers that are not kept are not hashed either, being few enough to try them all. */
const hashOf = (text: string): Buffer | null =>
  text.length < minRepeatLength
    ? null
    : createHash("sha256").update(withoutPrivateNumbers(text).toLowerCase()).digest();

/** A server may write several such headers, on top of all others; those further down by other names came with the mail. */
function relayResultsIn(headers: Email["headers"]): string | null {
  const values = headers.filter(({ key }) => key === "authentication-results").map(({ value }) => sanitizeText(value));
  const [newest] = values;
  if (newest === undefined) return null;
  return values
    .filter((value) => serverNameIn(value) === serverNameIn(newest))
    .join("; ")
    .slice(0, maxResultsLength);
}

const serverNameIn = (results: string): string => (/^[^;\s]*/.exec(results.trim())?.[0] ?? "").toLowerCase();

function textOf(email: Email): string {
  const plain = newestReply(sanitizeText(email.text ?? ""));
  const said = plain || newestReply(htmlToText(sanitizeText(email.html ?? "")));
  return said.slice(0, maxTextLength).toWellFormed();
}

const wholeTextOf = (email: Email): string =>
  (sanitizeText(email.text ?? "").trim() || htmlToText(sanitizeText(email.html ?? "")))
    .replaceAll(/\r\n?/g, "\n")
    .slice(0, maxTextLength)
    .toWellFormed();

function mailboxOf(address: Address | undefined): { name: string; address: string } | null {
  if (!address) return null;
  return address.group ? (address.group[0] ?? null) : address;
}

const messageIdsIn = (header: string | undefined): string[] =>
  (sanitizeText(header ?? "").match(/<[^<>\s]{1,500}>/g) ?? []).slice(-50);

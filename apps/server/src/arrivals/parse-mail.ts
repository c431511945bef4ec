import { createHash } from "node:crypto";
import PostalMime, { type Address, type Email } from "postal-mime";
import { keepable } from "../platform/database/keepable.ts";
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
  /** Of the text as it reads, for noticing a machine that repeats itself; null when it is too short to tell. */
  wordsHash: Buffer | null;
};

const longestText = 20_000;
const longestSubject = 500;
const longestResults = 4_000;
const mostAttachments = 100;
const longestFileName = 255;
const shortestRepeat = 20;
const limits = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 };

/** Reads a mail. Errors: a mail that is none (too deep, headers without end) is thrown. */
export async function parseMail(content: Buffer, envelopeFrom: string): Promise<ArrivedMail> {
  const email = await PostalMime.parse(content, limits);
  const headers: Headers = new Map(email.headers.toReversed().map(({ key, value }) => [key, value]));
  const sender = mailboxOf(email.from) ?? mailboxOf(email.sender);
  const from = keepable(sender?.address || envelopeFrom)
    .trim()
    .toLowerCase();
  const text = textOf(email);
  return {
    from,
    fromName: keepable(sender?.name ?? "").trim() || null,
    replyTo:
      keepable(mailboxOf(email.replyTo?.[0])?.address ?? "")
        .trim()
        .toLowerCase() || null,
    subject:
      keepable(email.subject ?? "")
        .trim()
        .slice(0, longestSubject) || null,
    text,
    wholeText: wholeTextOf(email),
    attachments: email.attachments
      .slice(0, mostAttachments)
      .map(({ filename, mimeType }) => keepable(filename ?? mimeType).slice(0, longestFileName)),
    messageId: messageIdsIn(email.messageId)[0] ?? null,
    answers: [...new Set([...messageIdsIn(email.inReplyTo), ...messageIdsIn(email.references).toReversed()])],
    automation: automationOf(headers, envelopeFrom, from),
    bounce: bounceOf(email),
    relayResults: relayResultsIn(email.headers),
    wordsHash: text.length < shortestRepeat ? null : createHash("sha256").update(text.toLowerCase()).digest(),
  };
}

/** A server may write several such headers, on top of all others; those further down by other names came with the mail. */
function relayResultsIn(headers: Email["headers"]): string | null {
  const values = headers.filter(({ key }) => key === "authentication-results").map(({ value }) => keepable(value));
  const [newest] = values;
  if (newest === undefined) return null;
  return values
    .filter((value) => serverNameIn(value) === serverNameIn(newest))
    .join("; ")
    .slice(0, longestResults);
}

const serverNameIn = (results: string): string => (/^[^;\s]*/.exec(results.trim())?.[0] ?? "").toLowerCase();

function textOf(email: Email): string {
  const plain = newestReply(keepable(email.text ?? ""));
  const said = plain || newestReply(htmlToText(keepable(email.html ?? "")));
  return said.slice(0, longestText).toWellFormed();
}

const wholeTextOf = (email: Email): string =>
  (keepable(email.text ?? "").trim() || htmlToText(keepable(email.html ?? "")))
    .replaceAll(/\r\n?/g, "\n")
    .slice(0, longestText)
    .toWellFormed();

function mailboxOf(address: Address | undefined): { name: string; address: string } | null {
  if (!address) return null;
  return address.group ? (address.group[0] ?? null) : address;
}

const messageIdsIn = (header: string | undefined): string[] =>
  (keepable(header ?? "").match(/<[^<>\s]{1,500}>/g) ?? []).slice(-50);

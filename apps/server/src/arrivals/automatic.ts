/** Lower-case header names to their values. */
export type Headers = ReadonlyMap<string, string>;

/**
 * How automatic a mail is. A `bounce` or an `auto-reply` is never answered (RFC 3834); `bulk` is answered, but rarely,
 * since some people's mail carries such marks too.
 */
export type Automation = "none" | "bulk" | "auto-reply" | "bounce";

const mailerNames = /^(mailer-daemon|postmaster|bounces?([+-].*)?)@/i;
const silentNames = /^(no-?reply|do-?not-?reply|donotreply)([+._-].*)?@/i;
const suppresses = /\b(all|autoreply|oof)\b/i;

/** Source: RFC 3834; docs/decisions/0003-messaging-and-consent.md. `envelopeFrom` is empty for `<>`. */
export function automationOf(headers: Headers, envelopeFrom: string, from: string): Automation {
  if (isBounce(headers, envelopeFrom, from)) return "bounce";
  if (isAutoReply(headers)) return "auto-reply";
  return isBulk(headers, from) ? "bulk" : "none";
}

const isBounce = (headers: Headers, envelopeFrom: string, from: string): boolean =>
  envelopeFrom === "" ||
  mailerNames.test(envelopeFrom) ||
  mailerNames.test(from) ||
  /^\s*multipart\/report/i.test(headers.get("content-type") ?? "");

function isAutoReply(headers: Headers): boolean {
  const autoSubmitted = headers.get("auto-submitted")?.trim().toLowerCase() ?? "no";
  if (!/^no\b/.test(autoSubmitted)) return true;
  if (headers.has("x-autoreply") || headers.has("x-autorespond") || headers.has("x-loop")) return true;
  if (suppresses.test(headers.get("x-auto-response-suppress") ?? "")) return true;
  return /^\s*(auto_reply|auto-reply)/i.test(headers.get("precedence") ?? "");
}

const isBulk = (headers: Headers, from: string): boolean =>
  /^\s*(bulk|list|junk)/i.test(headers.get("precedence") ?? "") ||
  headers.has("list-id") ||
  headers.has("list-unsubscribe") ||
  silentNames.test(from);

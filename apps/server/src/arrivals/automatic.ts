/** Lower-case header names to their values. */
export type Headers = ReadonlyMap<string, string>;

/**
 * How far a mail was written by a machine. A `bounce` or an `auto-reply` is never answered (RFC 3834); `bulk` is
 * answered, but rarely, since some people's mail carries such marks too.
 */
export type Automation = "none" | "bulk" | "auto-reply" | "bounce";

const mailerNames = /^(mailer-daemon|postmaster|bounces?([+-].*)?)@/i;
const silentNames = /^(no-?reply|do-?not-?reply|donotreply)([+._-].*)?@/i;
const suppresses = /\b(all|autoreply|oof)\b/i;

/** Source: RFC 3834; docs/decisions/0003-messaging-and-consent.md. `envelopeFrom` is empty for `<>`. */
export function automationOf(headers: Headers, envelopeFrom: string, from: string): Automation {
  const contentType = headers.get("content-type") ?? "";
  if (envelopeFrom === "" || mailerNames.test(envelopeFrom) || mailerNames.test(from)) return "bounce";
  if (/^\s*multipart\/report/i.test(contentType)) return "bounce";
  const autoSubmitted = headers.get("auto-submitted")?.trim().toLowerCase() ?? "no";
  if (!/^no\b/.test(autoSubmitted)) return "auto-reply";
  if (headers.has("x-autoreply") || headers.has("x-autorespond") || headers.has("x-loop")) return "auto-reply";
  if (suppresses.test(headers.get("x-auto-response-suppress") ?? "")) return "auto-reply";
  if (/^\s*(auto_reply|auto-reply)/i.test(headers.get("precedence") ?? "")) return "auto-reply";
  if (/^\s*(bulk|list|junk)/i.test(headers.get("precedence") ?? "")) return "bulk";
  if (headers.has("list-id") || headers.has("list-unsubscribe")) return "bulk";
  return silentNames.test(from) ? "bulk" : "none";
}

import { z } from "zod";
import { isLoopbackHost } from "../platform/http.ts";
import type { World } from "../world.ts";
import { segmentsOf } from "./segments.ts";
import type { Text } from "./text-log.ts";

export interface TwilioError {
  code: number;
  message: string;
  more_info: string;
  status: number;
}

export const twilioError = (status: number, code: number, message: string): TwilioError => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

const someText = z.string().optional();
const messageForm = z.object({
  To: someText,
  From: someText,
  MessagingServiceSid: someText,
  Body: someText,
  MediaUrl: z.union([z.string(), z.array(z.string())]).optional(),
  StatusCallback: someText,
});

export type MessageOrder = {
  to: string;
  from: string;
  body: string;
  mediaUrls: string[];
  statusCallback: string | null;
};

/** What a form asks to be sent, or the error that Twilio answers to it. */
export function messageOrder(world: World, form: unknown): MessageOrder | TwilioError {
  const read = messageForm.safeParse(form ?? {});
  if (!read.success) return twilioError(400, 20001, "Bad request");
  const { To: to, Body: body = "", MediaUrl, MessagingServiceSid, StatusCallback } = read.data;
  const from = read.data.From ?? (MessagingServiceSid && world.config.smsNumber);
  if (!to) return twilioError(400, 21604, "A 'To' phone number is required.");
  if (!from) return twilioError(400, 21603, "A 'From' phone number is required.");
  const order = { to, from, body, mediaUrls: [MediaUrl ?? []].flat(), statusCallback: StatusCallback ?? null };
  return bodyError(order) ?? numberError(world, order) ?? callbackError(world, order) ?? order;
}

function bodyError({ body, mediaUrls }: MessageOrder): TwilioError | null {
  if (body === "" && mediaUrls.length === 0) return twilioError(400, 21602, "Message body is required.");
  if (body.length > 1600)
    return twilioError(400, 21617, "The concatenated message body exceeds the 1600 character limit.");
  return null;
}

function numberError({ config, texts }: World, { to, from }: MessageOrder): TwilioError | null {
  if (!isDialable(to)) return twilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (to === "+15005550009") return twilioError(400, 21614, `'To' number is not a valid mobile number: ${to}`);
  if (from !== config.smsNumber && from !== "+15005550006")
    return twilioError(400, 21606, `'From' ${from} is not a Twilio phone number of this account.`);
  if (to === from) return twilioError(400, 21266, "'To' and 'From' number cannot be the same.");
  if (to.endsWith("98") || texts.hasOptedOut(to))
    return twilioError(400, 21610, "Attempt to send to unsubscribed recipient");
  return null;
}

const callbackError = ({ config }: World, { statusCallback }: MessageOrder): TwilioError | null =>
  statusCallback && !isOnThisMachine(statusCallback, config.publicUrl)
    ? twilioError(400, 21609, `Invalid 'StatusCallback' URL: ${statusCallback}`)
    : null;

/** Only the product is called back: nothing the sandbox does leaves the machine. */
const isOnThisMachine = (url: string, publicUrl: string): boolean =>
  URL.canParse(url) && (isLoopbackHost(new URL(url).host) || new URL(url).origin === new URL(publicUrl).origin);

const isDialable = (number: string): boolean =>
  number !== "+15005550001" && (number.startsWith("+1") ? /^\+1[2-9]\d{9}$/ : /^\+[2-9]\d{6,14}$/).test(number);

/** A message as Twilio's REST API shows it. */
export function messageView({ config }: World, text: Text) {
  const uri = `/2010-04-01/Accounts/${config.smsAccountSid}/Messages/${text.sid}`;
  return {
    sid: text.sid,
    account_sid: config.smsAccountSid,
    messaging_service_sid: null,
    from: text.from,
    to: text.to,
    body: text.body,
    status: text.status,
    num_segments: String(segmentsOf(text.body)),
    num_media: String(text.mediaUrls.length),
    direction: text.direction === "to-product" ? "inbound" : "outbound-api",
    price: null,
    price_unit: "USD",
    error_code: text.errorCode,
    error_message: text.errorCode === null ? null : "Unreachable destination handset",
    date_created: rfc2822(text.sentAt),
    date_sent: text.status === "queued" ? null : rfc2822(text.updatedAt),
    date_updated: rfc2822(text.updatedAt),
    api_version: "2010-04-01",
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}

const rfc2822 = (iso: string): string => new Date(iso).toUTCString().replace("GMT", "+0000");

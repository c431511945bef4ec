import type { SandboxConfig } from "../config.ts";
import type { ArrivingText, SmsProvider, WebhookCall } from "./provider.ts";
import { segmentsOf } from "./segments.ts";
import { twilioSignature } from "./signature.ts";
import type { Text } from "./text-log.ts";
import { messagesOf } from "./twiml.ts";

/** Twilio's webhook for a text to the product. */
export const twilio: SmsProvider = { callWith: inboundCall, messagesOf };

function inboundCall(config: SandboxConfig, { sid, from, to, body, mediaUrls, keyword }: ArrivingText): WebhookCall {
  return signedCall(config, `${config.publicUrl}/hooks/sms`, {
    AccountSid: config.smsAccountSid,
    ApiVersion: "2010-04-01",
    MessageSid: sid,
    SmsSid: sid,
    SmsMessageSid: sid,
    SmsStatus: "received",
    From: from,
    To: to,
    Body: body,
    NumMedia: String(mediaUrls.length),
    NumSegments: String(segmentsOf(body)),
    ...Object.fromEntries(mediaUrls.map((url, index) => [`MediaUrl${index}`, url])),
    ...(keyword && { OptOutType: keyword }),
  });
}

/** The status callback of a text from the product, to the address it was sent with. */
export const statusCall = (config: SandboxConfig, text: Text, url: string): WebhookCall =>
  signedCall(config, url, {
    AccountSid: config.smsAccountSid,
    ApiVersion: "2010-04-01",
    From: text.from,
    To: text.to,
    MessageSid: text.sid,
    SmsSid: text.sid,
    MessageStatus: text.status,
    SmsStatus: text.status,
    ...(text.errorCode !== null && { ErrorCode: String(text.errorCode) }),
  });

const signedCall = (config: SandboxConfig, url: string, params: Record<string, string>): WebhookCall => ({
  url,
  headers: { "x-twilio-signature": twilioSignature(config.smsAuthToken, url, params) },
  params,
});

import { createHmac } from "node:crypto";

/**
 * The X-Twilio-Signature of a form-encoded webhook call.
 *
 * Source  https://www.twilio.com/docs/usage/security: HMAC-SHA1 over the full URL and each parameter's name and value, by name.
 */
export function twilioSignature(authToken: string, url: string, params: Record<string, string>): string {
  const signed = Object.entries(params)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, url);
  return createHmac("sha1", authToken).update(signed, "utf8").digest("base64");
}

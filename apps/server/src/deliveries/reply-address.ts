import { createHmac, timingSafeEqual } from "node:crypto";
import { uuidByteCount, uuidFromBytes, uuidToBytes } from "../platform/uuid-bytes.ts";

/** What an address of the intake domain refers to. Mail servers may change its case, so it is read in lower case. */
export type IntakeAddress =
  | { kind: "reply"; inquiryId: string }
  | { kind: "leads"; intakeId: string }
  | { kind: "bounce"; deliveryId: string }
  | { kind: "other" };

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
// 80 bits: nobody guesses one over SMTP, and the local part stays below its 64 characters.
const signatureBytes = 10;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Returns the reply address of an inquiry, known only to the receiver of our mail. */
export function replyAddress(secret: Buffer, inquiryId: string, domain: string): string {
  const id = uuidToBytes(inquiryId);
  return `reply+${toBase32(Buffer.concat([id, signatureOf(secret, id)]))}@${domain}`;
}

/** Returns the address of a home's leads. */
export const leadsAddress = (intakeId: string, domain: string): string => `leads+${intakeId}@${domain}`;

/** Returns the address for the bounce of a mail. */
export const bounceAddress = (deliveryId: string, domain: string): string => `bounce+${deliveryId}@${domain}`;

/** Reads an address of the intake domain. A reply address with a wrong signature refers to nothing. */
export function readIntakeAddress(secret: Buffer, address: string): IntakeAddress {
  const [, kind, tag = ""] = /^(reply|leads|bounce)\+([^@]+)@/.exec(address.toLowerCase()) ?? [];
  if (kind === "leads") return { kind, intakeId: tag };
  if (kind === "bounce" && uuid.test(tag)) return { kind, deliveryId: tag };
  if (kind === "reply") {
    const inquiryId = inquiryIn(secret, tag);
    if (inquiryId) return { kind, inquiryId };
  }
  return { kind: "other" };
}

function inquiryIn(secret: Buffer, token: string): string | null {
  const bytes = fromBase32(token);
  if (bytes?.length !== uuidByteCount + signatureBytes) return null;
  const id = bytes.subarray(0, uuidByteCount);
  if (!timingSafeEqual(bytes.subarray(uuidByteCount), signatureOf(secret, id))) return null;
  return uuidFromBytes(id);
}

const signatureOf = (secret: Buffer, id: Buffer): Buffer =>
  createHmac("sha256", secret).update("reply-address").update(id).digest().subarray(0, signatureBytes);

/** RFC 4648 base32, lower case, unpadded. */
function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer | null {
  const values = Array.from(text, (character) => alphabet.indexOf(character));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

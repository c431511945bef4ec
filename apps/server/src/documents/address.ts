import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "../app.ts";
import { uuidByteCount, uuidFromBytes, uuidToBytes } from "../platform/uuid-bytes.ts";

/** What a document can be read as. Their order is part of the addresses. */
const forms = ["file", "thumbnail"] as const;
export type DocumentForm = (typeof forms)[number];

/** Who opens a document. The order of the roles is part of the addresses. */
const roles = ["investor", "renter"] as const;
export type Opener = { role: (typeof roles)[number]; userId: string };

export type Opening = { documentId: string; form: DocumentForm; by: Opener };

const validFor = { minutes: 5 };
const timeBytes = 6;
const formAt = 2 * uuidByteCount;
const signedBytes = formAt + 2 + timeBytes;
const signatureBytes = 32;

type Signing = Pick<App, "clock" | "secret">;

const signatureOf = (secret: Buffer, signed: Buffer): Buffer =>
  createHmac("sha256", secret).update("document").update(signed).digest();

/** Returns what gives the addresses at which this person reads documents for five minutes from now. */
export function documentUrls(
  { clock, secret }: Signing,
  { role, userId }: Opener,
): (documentId: string, form: DocumentForm) => string {
  const token = Buffer.alloc(signedBytes + signatureBytes);
  const signed = token.subarray(0, signedBytes);
  signed.set(uuidToBytes(userId), uuidByteCount);
  signed[formAt + 1] = roles.indexOf(role);
  signed.writeUIntBE(clock.now().add(validFor).epochMilliseconds, signedBytes - timeBytes, timeBytes);
  return (documentId, form) => {
    signed.set(uuidToBytes(documentId));
    signed[formAt] = forms.indexOf(form);
    token.set(signatureOf(secret, signed), signedBytes);
    return `/files/documents/${token.toString("base64url")}`;
  };
}

/** Reads the token of an address. Returns null for one that we did not sign, "expired" for one that is over. */
export function readDocumentToken({ clock, secret }: Signing, token: string): Opening | "expired" | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== signedBytes + signatureBytes) return null;
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), signatureOf(secret, signed))) return null;
  if (signed.readUIntBE(signedBytes - timeBytes, timeBytes) <= clock.now().epochMilliseconds) return "expired";
  const [form, role] = signed.subarray(formAt);
  return {
    documentId: uuidFromBytes(signed.subarray(0, uuidByteCount)),
    form: forms[form!]!,
    by: { role: roles[role!]!, userId: uuidFromBytes(signed.subarray(uuidByteCount, formAt)) },
  };
}

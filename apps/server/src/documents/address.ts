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
const signedBytes = 2 * uuidByteCount + 2 + timeBytes;
const signatureBytes = 32;

type Signing = Pick<App, "clock" | "secret">;

const signatureOf = (secret: Buffer, signed: Buffer): Buffer =>
  createHmac("sha256", secret).update("document").update(signed).digest();

/** Returns the address at which this person reads a document for five minutes. */
export function documentUrl({ clock, secret }: Signing, { documentId, form, by }: Opening): string {
  const until = Buffer.alloc(timeBytes);
  until.writeUIntBE(clock.now().add(validFor).epochMilliseconds, 0, timeBytes);
  const what = Buffer.of(forms.indexOf(form), roles.indexOf(by.role));
  const signed = Buffer.concat([uuidToBytes(documentId), uuidToBytes(by.userId), what, until]);
  return `/files/documents/${Buffer.concat([signed, signatureOf(secret, signed)]).toString("base64url")}`;
}

/** Reads the token of an address. Returns null for one that we did not sign, "expired" for one that is over. */
export function readDocumentToken({ clock, secret }: Signing, token: string): Opening | "expired" | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== signedBytes + signatureBytes) return null;
  const signed = bytes.subarray(0, signedBytes);
  if (!timingSafeEqual(bytes.subarray(signedBytes), signatureOf(secret, signed))) return null;
  if (signed.readUIntBE(signedBytes - timeBytes, timeBytes) <= clock.now().epochMilliseconds) return "expired";
  const [form, role] = signed.subarray(2 * uuidByteCount);
  return {
    documentId: uuidFromBytes(signed.subarray(0, uuidByteCount)),
    form: forms[form!]!,
    by: { role: roles[role!]!, userId: uuidFromBytes(signed.subarray(uuidByteCount, 2 * uuidByteCount)) },
  };
}

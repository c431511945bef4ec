import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "../app.ts";
import { uuidByteCount, uuidFromBytes, uuidToBytes } from "../platform/uuid-bytes.ts";

const signatureBytes = 16;

const signatureOf = (app: App, id: Buffer): Buffer =>
  createHmac("sha256", app.secret).update("manage-showing").update(id).digest().subarray(0, signatureBytes);

/** Returns the link by which a renter manages one request without signing in. */
export function manageUrl(app: App, requestId: string): string {
  const id = uuidToBytes(requestId);
  return `${app.config.publicUrl}/renter/showing/${Buffer.concat([id, signatureOf(app, id)]).toString("base64url")}`;
}

/** Returns the id of the request a link's token names, or null for an invalid token. */
export function requestIdOf(app: App, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== uuidByteCount + signatureBytes) return null;
  const id = bytes.subarray(0, uuidByteCount);
  if (!timingSafeEqual(bytes.subarray(uuidByteCount), signatureOf(app, id))) return null;
  return uuidFromBytes(id);
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "../app.ts";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (app: App, id: Buffer): Buffer =>
  createHmac("sha256", app.secret).update("manage-showing").update(id).digest().subarray(0, signatureBytes);

/** Returns the link by which a renter manages one request without signing in. */
export function manageUrl(app: App, requestId: string): string {
  const id = Buffer.from(requestId.replaceAll("-", ""), "hex");
  return `${app.config.publicUrl}/renter/showing/${Buffer.concat([id, signatureOf(app, id)]).toString("base64url")}`;
}

/** Returns the id of the request a link's token names, or null for an invalid token. */
export function requestIdOf(app: App, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(app, id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "../app.ts";

type Setting = Pick<App, "config" | "secret">;

/** Returns the secret part of a platform's URL, derived from the installation's secret unless one is configured. */
const keyFor = (secret: Buffer, use: string): string =>
  createHmac("sha256", secret).update(`platform:zillow:${use}`).digest("hex").slice(0, 40);

export const feedToken = ({ config, secret }: Setting): string => config.zillow.feedToken ?? keyFor(secret, "feed");
export const leadKey = ({ config, secret }: Setting): string => config.zillow.leadKey ?? keyFor(secret, "leads");

/** Returns the addresses where the network reads the homes and delivers the leads. */
export const platformAddresses = (setting: Setting) => ({
  feed: `${setting.config.publicUrl}/feeds/zillow/${feedToken(setting)}.xml`,
  leads: `${setting.config.publicUrl}/hooks/zillow/leads/${leadKey(setting)}`,
});

/** Compared in the same time whatever is given. */
export function isKey(given: string, key: string): boolean {
  const [one, other] = [given, key].map((text) => createHmac("sha256", "key").update(text).digest());
  return timingSafeEqual(one!, other!);
}

import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import { ageWithin } from "../../ui/ages.ts";

type Platform = SyndicationPlatforms["platforms"][number];

/** ". Last synced 12 min ago"; empty before the first time. */
function lastRead({ lastReadAt }: Platform, now: Temporal.Instant, timeZone: string): string {
  if (lastReadAt === null) return "";
  return `. Last synced ${ageWithin(Temporal.Instant.from(lastReadAt), now, timeZone)}`;
}

/** Returns the status of a listed home on a platform, as a sentence of two parts; the first is emphasized. */
export function platformWords(platform: Platform, now: Temporal.Instant, timeZone: string): [string, string] {
  const { name, enabled, isLive, problems } = platform;
  const read = lastRead(platform, now, timeZone);
  if (!enabled) return isLive ? [`Off ${name}`, ` at the next sync${read}`] : [`Not on ${name}`, ""];
  if (problems.length > 0) return [`Not on ${name} yet`, ". Something is missing"];
  return isLive ? [`Live on ${name}`, read] : [`Waiting for ${name}`, ` to sync${read}`];
}

/** Returns the status for use beside the platform's name. */
export function briefPlatformWords(platform: Platform, now: Temporal.Instant, timeZone: string): string {
  const { enabled, isLive, problems } = platform;
  const read = lastRead(platform, now, timeZone);
  if (!enabled) return isLive ? `Will be removed at the next sync${read}` : "Off";
  if (problems.length > 0) return "Something is missing";
  return isLive ? `Live${read}` : `Waiting to sync${read}`;
}

import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import { age } from "../../../ui/ages.ts";

type Platform = SyndicationPlatforms["platforms"][number];

/** How a listed home stands with a platform, in a sentence; `lead` is the part to stress. */
export function platformWords(platform: Platform, now: Temporal.Instant, timeZone: string) {
  const { name, enabled, isLive, lastReadAt, problems } = platform;
  const read = lastReadAt === null ? "" : age(Temporal.Instant.from(lastReadAt), now, timeZone);
  const lastRead = read && `, last read ${read.charAt(0).toLowerCase()}${read.slice(1)}`;
  if (!enabled) {
    return isLive
      ? { lead: "Coming down.", text: `${name} takes it off with its next read${lastRead}` }
      : { lead: "Not on rental sites.", text: `${name} is switched off` };
  }
  if (problems.length > 0) return { lead: "Kept out.", text: `${name} cannot take it yet; see what is missing` };
  if (isLive) return { lead: `Live on ${name}`, text: lastRead };
  return { lead: `Waiting for ${name}`, text: ` to read it${lastRead}` };
}

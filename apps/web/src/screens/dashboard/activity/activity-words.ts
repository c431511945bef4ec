import type { ActivityItem } from "@porchlight/contract/statistics.ts";
import { activitySentences } from "@porchlight/domain/activity.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { dayName } from "../../../ui/ages.ts";

type Piece = { text: string; isName: boolean };

/** Returns the sentence of what happened, with the renter's name a piece of its own. */
export function activityPieces({ eventName, property, renter }: ActivityItem): Piece[] {
  const pieces = activitySentences[eventName].split(/(\{\w+\})/).filter(Boolean);
  return pieces.map((text) => {
    if (text === "{renter}") return { text: renter?.name ?? unnamedRenter, isName: true };
    return { text: text === "{property}" ? property.displayName : text, isName: false };
  });
}

type Day = { day: string; items: ActivityItem[] };

/** Returns what happened by the reader's days: Today, Yesterday, then Mar 5. */
export function activityDays(items: readonly ActivityItem[], now: Temporal.Instant, timeZone: string): Day[] {
  const nameOf = ({ createdAt }: ActivityItem) => dayName(Temporal.Instant.from(createdAt), now, timeZone);
  return [...Map.groupBy(items, nameOf)].map(([day, items]) => ({ day, items }));
}

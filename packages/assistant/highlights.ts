import type { TimeWish } from "./heard/times.ts";
import type { Heard } from "./heard.ts";
import { topicOf } from "./topics.ts";

/**
 * Questions that would tell who somebody is rather than what they look for: they are answered and never noted.
 * Source: 42 USC 3604.
 */
const neverNoted = /^(?:access|elevator|assistance|voucher|neighborhood)/;

/** What a message tells the owner beside its facts: what is asked about, and when somebody is free for showings. */
export function highlightsOf({ topics, times }: Pick<Heard, "topics" | "times">): string[] {
  const asked = topics
    .filter((key) => !neverNoted.test(key))
    .flatMap((key) => topicOf(key)?.label.en ?? [])
    .map(askedWords);
  return [...new Set([...asked, ...times.filter(({ not }) => !not).flatMap((wish) => freeTimes(wish) ?? [])])];
}

/** "Asked about parking", "Asked if it's furnished", "Asked how applications are taken" */
const askedWords = (label: string): string =>
  label.startsWith("whether ")
    ? `Asked if ${label.slice("whether ".length)}`
    : /^(?:how|what|when|who)\b/.test(label)
      ? `Asked ${label}`
      : `Asked about ${label}`;

function freeTimes({ after, before, at, choice }: TimeWish): string | null {
  if (choice !== null || at !== null) return null;
  if (after && before) return `Free for showings from ${clock(after)} to ${clock(before)}`;
  if (after) return `Free for showings after ${clock(after)}`;
  return before ? `Free for showings before ${clock(before)}` : null;
}

/** 17:00 as 5 PM. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

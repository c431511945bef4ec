import { languageOf } from "@porchlight/assistant/reading/text/language.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { wishesIn } from "@porchlight/assistant/reading/times/wishes.ts";
import { newTalk, type Talk } from "@porchlight/assistant/talk.ts";
import type { Opening } from "@porchlight/assistant/world.ts";
import { timeZone } from "./home.ts";
import type { AskedLine } from "./request.ts";

/** What Piper would remember had it said the last lines itself. */
export function talkOf(history: readonly AskedLine[], now: Temporal.Instant, openings: readonly Opening[]): Talk {
  const said = history.filter(({ speaker }) => speaker === "agent");
  const written = history.filter(({ speaker }) => speaker === "user");
  const last = said.at(-1)?.text ?? "";
  const offered = offeredIn(last, now, openings);
  const asked = askedIn(last);
  return {
    ...newTalk,
    language: languageOf(written.map(({ text }) => text).join(". "), null) ?? newTalk.language,
    introduced: said.length > 0,
    offered,
    awaiting: awaitedIn(last, offered.length > 0, asked.length > 0),
    asked,
  };
}

function awaitedIn(text: string, hasOffered: boolean, hasAsked: boolean): Talk["awaiting"] {
  if (/^reminder\b|still (?:coming|planning to|able to)|will you (?:attend|make it|be there)/i.test(text))
    return "attendance";
  if (/\b(?:still interested|checking in)\b/i.test(text) && !hasOffered) return "interest";
  if (!text.includes("?") && !/please (?:tell|send|share)|let me know/i.test(text)) return null;
  if (/\b(?:want me to|shall i|should i) cancel/i.test(text)) return "confirm-cancel";
  if (hasOffered || /\b(?:what|which) (?:day|time)/i.test(text)) return "time";
  if (hasAsked) return "facts";
  return /\bname\b|phone|number to reach|e-?mail/i.test(text) ? "contact" : null;
}

const questions: [RegExp, string][] = [
  [/\bmove|mudar/i, "moveIn"],
  [/income|earn|\bmake\b|ingreso|gana/i, "income"],
  [/credit|crédito/i, "credit"],
  [/\bpets?\b|animals?|mascota/i, "pets"],
  [/how many people|occupants|who (?:will|would)|household size|cuántas personas/i, "occupants"],
];

function askedIn(text: string): string[] {
  const asks = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.includes("?") || /please/i.test(sentence));
  return questions.filter(([words]) => asks.some((sentence) => words.test(sentence))).map(([, topic]) => topic);
}

/** The open times that a line names with day and clock; "Saturday at 10:30 or 12" names two. */
function offeredIn(text: string, now: Temporal.Instant, openings: readonly Opening[]): Talk["offered"] {
  if (!text.includes("?") && !/let me know/i.test(text)) return [];
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return wishesIn(normal(text), today, 0).flatMap(({ from, at }) => {
    if (from === null || at === null) return [];
    const starts = Temporal.PlainDateTime.from(`${from}T${at}`).toZonedDateTime(timeZone).toInstant();
    const open = openings.find(({ startsAt }) => Temporal.Instant.compare(startsAt, starts) === 0);
    return [{ startsAt: starts.toString(), tourType: open?.tourType ?? ("IN_PERSON" as const) }];
  });
}

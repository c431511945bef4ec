import type { DemoRenter } from "@porchlight/scenarios/story-steps.ts";

type WordValues = {
  renter: DemoRenter;
  /** The start of the showing it is about, in the home's zone. */
  visit: Temporal.ZonedDateTime | null;
  today: Temporal.PlainDate;
  textCode: string;
};

/** Returns a renter's words with the days filled in as such a renter would write them. */
export function wordsOf(says: string, { renter, visit, today, textCode }: WordValues): string {
  const isSpanish = renter.language === "es";
  const words: Record<string, () => string> = {
    code: () => textCode,
    visit: () => (isSpanish ? spanishVisit(needed(visit, says)) : visitWords(needed(visit, says))),
    moveIn: () => {
      const day = today.add({ days: needed(renter.movesInDays, says) });
      return day.toLocaleString(isSpanish ? "es-US" : "en-US", { month: "long", day: "numeric" });
    },
  };
  return says.replaceAll(/\{(\w+)\}/g, (_, name: string) => needed(words[name], says)());
}

/** "Saturday, November 28 at 10:30am" */
function visitWords(visit: Temporal.ZonedDateTime): string {
  const day = visit.toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric" });
  return `${day} at ${visit.hour % 12 || 12}${minutesOf(visit)}${visit.hour < 12 ? "am" : "pm"}`;
}

/** "el sábado 28 de noviembre a las 10:30 de la mañana" */
function spanishVisit(visit: Temporal.ZonedDateTime): string {
  const day = visit.toLocaleString("es-US", { weekday: "long", day: "numeric", month: "long" }).replace(",", "");
  return `el ${day} a las ${visit.hour % 12 || 12}${minutesOf(visit)} de la ${visit.hour < 12 ? "mañana" : "tarde"}`;
}

const minutesOf = ({ minute }: Temporal.ZonedDateTime): string =>
  minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;

function needed<T>(value: T | null | undefined, says: string): T {
  if (value === null || value === undefined) throw new Error(`Nothing to fill in: ${says}`);
  return value;
}

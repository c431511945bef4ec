import { contactIn } from "@porchlight/assistant/reading/contact/contact.ts";
import { settledIn } from "@porchlight/assistant/reading/times/settled.ts";
import { answerLines } from "./lines.ts";

/** Answers bookings of the STAR corpus, a line each: which showing two people settled on, and for whom. */

type Line = { speaker: "user" | "agent"; text: string };
type Asked = { id: string; history: Line[]; text: string };

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
/** The corpus names days of the week and tells no date, so "today" and "the 5th" name no day. */
const dated = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:the )?\d{1,2}(?:st|nd|rd|th)\b/gi;
const anyMonday = Temporal.PlainDate.from("2024-01-01");

await answerLines(({ id, history, text }: Asked) => {
  const lines: Line[] = [...history, { speaker: "user", text }];
  const { weekday, time } = settledIn(
    lines.map(({ text }) => text.replace(/\b(?:today|tomorrow)\b/gi, "then").replace(dated, "$1")),
    anyMonday,
  );
  return { id, day: weekday === null ? null : weekdays[weekday - 1], time, name: nameIn(lines) };
});

function nameIn(lines: readonly Line[]): string | null {
  const names = lines.map(({ speaker, text }, i) =>
    speaker === "user" ? (contactIn(text, /\bname\b/i.test(lines[i - 1]?.text ?? "")).name ?? null) : null,
  );
  return names.find((name) => name !== null) ?? null;
}

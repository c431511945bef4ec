import type { Act } from "@porchlight/assistant/reading/learned/act-features.ts";
import { moveOf } from "@porchlight/assistant/reading/learned/dialogue.ts";
import { answerLines } from "./lines.ts";

/** Answers turns of the Schema-Guided Dialogue corpus about homes, a line each. */

type Asked = { id: string; today: string; history: { speaker: "user" | "agent"; text: string }[]; text: string };

/** What the corpus calls each act; the first that a turn does is its main one. */
const intents: readonly [string, Act][] = [
  ["request_showing", "visit"],
  ["ask_property_question", "ask"],
  ["request_alternatives", "others"],
  ["give_date", "date"],
  ["select_alternative", "take"],
  ["inform_criteria", "seek"],
  ["thank_goodbye", "thank"],
  ["negate", "negate"],
  ["affirm", "affirm"],
];
/** What the corpus calls a topic, by the beginning of ours. */
const topicNames: readonly [string, RegExp][] = [
  ["pets", /^pets/],
  ["furnished", /furnished/i],
  ["phone", /^phone$/],
  ["address", /^address/],
  ["rent", /^rent$/],
  ["parking", /parking|garage/i],
  ["laundry", /laundry|washer/i],
  ["beds", /^bedrooms/],
  ["baths", /^bathrooms/],
];

await answerLines(({ id, today, history, text }: Asked) => {
  const before = history.map(
    (line) => ({ by: line.speaker === "user" ? "renter" : "other", text: line.text }) as const,
  );
  const { acts, topics, day } = moveOf(text, before, Temporal.PlainDate.from(today));
  const named = intents.filter(([, act]) => acts.has(act)).map(([name]) => name);
  return {
    id,
    intent: named[0] ?? "inform_criteria",
    intents: named,
    topics: topicNames.filter(([, key]) => topics.some((topic) => key.test(topic))).map(([name]) => name),
    date_text: day?.words ?? null,
    date: day?.date.toString() ?? null,
  };
});

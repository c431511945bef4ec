import { contactTold } from "../reading/contact/contact.ts";
import { topics } from "../topics.ts";
import type { Understand } from "../understander.ts";
import { asData, dataIsData, masked, namesOf, type Prompt } from "./data.ts";
import { proposable } from "./proposal.ts";

type Context = Parameters<Understand>[1];

/** How much of what was said before a model is shown. */
const mostLines = 4;
const longestLine = 400;
const longestMessage = 2000;

/** The form of an answer, as it is told to the model. */
const shape = `{${[
  '"intents":[{"intent","quote"}]',
  '"questions":[{"topic","quote","isSettledByTopic"}]',
  `"facts":{${[
    '"monthlyIncome":{"dollars","quote"}|null',
    '"creditScore":{"low","high","quote"}|null',
    '"moveIn":{"from","to","quote"}|null',
    '"occupants":{"people","quote"}|null',
    '"pets":{"list":[{"kind","count"}],"quote"}|null',
  ].join(",")}}`,
  '"times":[{"from","to","after","before","at","isExcluded","quote"}]',
].join(",")}}`;

const instructions = [
  "You read one message of a renter to the assistant of a landlord and say what it means. You do not answer the renter.",
  dataIsData,
  "`message` is the message; `before` what the renter wrote before it; `offered` the showing times offered last; `awaiting` what was asked last; `today` the date in the home's time zone.",
  "Report only what `message` itself says. Each item has a `quote`: the words of `message` it comes from, copied letter for letter. Leave out what you are not sure of: empty lists and nulls are good answers.",
  "Parts such as ⟦1⟧ were taken out for privacy; leave them alone.",
  "`intents`: " +
    Object.entries(proposable)
      .map(([intent, meaning]) => `${intent} (${meaning})`)
      .join("; "),
  "`questions`: each question about the home. `topic` is the key it is about, or null where none fits. `isSettledByTopic` is false where more is asked than the topic's plain answer tells, such as a brand or a size. Topics: " +
    topics.map(({ key, label }) => (key === label.en ? key : `${key} (${label.en})`)).join("; "),
  "`facts`: what the renter says of themselves: income in dollars a month before taxes, credit score, move-in as the first and last day that suit, people who will live there, pets (an empty list for none; an assistance animal is not a pet).",
  "`times`: wishes for a showing, as dates (YYYY-MM-DD) and 24-hour clock times (HH:MM); `isExcluded` for what does not suit.",
  `Answer with JSON alone: ${shape}`,
].join("\n");

/** Asks: what a message means. Names, contacts and everything that only the landlord knows stay out of it. */
export function hearingPrompt(
  text: string,
  { history, now, timeZone, talk, property }: Context,
  known: string | null,
): Prompt {
  const told = contactTold(text, talk).name ?? null;
  const secrets = [...namesOf(told), ...namesOf(known), property.location.address];
  // What Piper or the owner wrote may hold an address or a code; what Piper waits for and has offered says enough of it.
  const before = history.filter(({ from }) => from === "renter").slice(-mostLines);
  return {
    instructions,
    data: asData({
      today: now.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
      awaiting: talk.awaiting,
      offered: talk.offered.map(({ startsAt }) =>
        Temporal.Instant.from(startsAt)
          .toZonedDateTimeISO(timeZone)
          .toPlainDateTime()
          .toString({ smallestUnit: "minute" }),
      ),
      before: before.map((line) => masked(line.text.slice(0, longestLine), secrets).text),
      message: masked(text.slice(0, longestMessage), secrets).text,
    }),
  };
}

import { tourTypes } from "@porchlight/domain/properties/property.ts";
import { leadStageBadges, tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import type { Heard } from "../heard.ts";
import { type Decision, type KeptHeard, type KeptInput, keptHeard, type TurnRecord } from "../records/turn-record.ts";
import type { MomentPart } from "../records/world-record.ts";
import type { Awaiting, Talk, Trouble } from "../talk.ts";
import { topicOf } from "../topics.ts";
import { factWords } from "./fact-words.ts";
import { intentWords } from "./intent-words.ts";
import { newsWords } from "./news-words.ts";
import { orderWords } from "./order-words.ts";
import { sayingWords } from "./saying-words.ts";
import { dayAndHour, momentWords, type There, wishWords } from "./time-words.ts";

/** One line of an explanation: what it is about, and what is to be said of it, a value at a time. */
export type WhyLine = { label: string; values: string[] };

/** Why Piper said what it said, in plain words: what was heard, what the talk stood at, what was decided. */
export type Why = { heard: WhyLine[]; stood: WhyLine[]; decided: WhyLine[] };

/** The number of a renter's own words that are quoted, and of values that a line has at most. */
const bounds = { quote: 160, values: 8 };

/**
 * Returns why a turn came out as it did, as it was then. Times are in the home's zone.
 *
 * Shape   what the tables of words no longer know, since it was decided by an older version, is named by its own key.
 */
export function whyOf({ decisions, withheld, answered }: TurnRecord, timeZone: string): Why {
  const [first, last] = [decisions.at(0), decisions.at(-1)];
  if (!first || !last) return { heard: [], stood: [], decided: lines(["Record", ["Too long to keep"]]) };
  const now = Temporal.Instant.from(first.moment.now);
  const there = { timeZone, today: now.toZonedDateTimeISO(timeZone).toPlainDate() };
  return {
    heard: [...causeOf(first.input, there), ...heardIn(first.turn.heard, there)],
    stood: [...stoodAt(first.talk, there), ...stateOf(first.moment, there)],
    decided: decidedIn({ decisions, withheld, answered }, there),
  };
}

type Value = string | null | undefined | false;

/** The lines that have a value, each value once. */
function lines(...all: (readonly [label: string, values: readonly Value[]])[]): WhyLine[] {
  return all.flatMap(([label, values]) => {
    const said = [...new Set(values.filter((value) => typeof value === "string"))];
    const more = said.length - bounds.values;
    const shown = more > 0 ? [...said.slice(0, bounds.values), `and ${more} more`] : said;
    return shown.length > 0 ? [{ label, values: shown }] : [];
  });
}

/** "ask_next" as "Ask next". */
function named(key: string): string {
  const words = key.replace(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsIn = (table: Readonly<Record<string, string | null>>, key: string): string | null =>
  Object.hasOwn(table, key) ? (table[key] as string | null) : named(key);

function causeOf(input: KeptInput, there: There): WhyLine[] {
  if (input.kind === "news") return lines(["Cause", [wordsIn(newsWords, input.news.is)]]);
  if (input.kind !== "form") return [];
  const tour = `${tourTypeLabels[input.tourType]} tour`;
  return lines(["Requested", [`${momentWords(input.startsAt, there)}, ${tour}`]]);
}

const quoted = (words: string): string => {
  const line = words.trim().replace(/\s+/g, " ");
  return `“${line.length > bounds.quote ? `${line.slice(0, bounds.quote - 1).trimEnd()}…` : line}”`;
};

/** "the pet rent" as "Pet rent". */
const topicWords = (key: string): string => named(topicOf(key)?.label.en.replace(/^(?:the|an?) /, "") ?? key);

const contactWords = { name: "Name", email: "Email", phone: "Phone" } as const;

/** What a renter's message meant, in the home's zone; a line that says so where it meant nothing. */
export function heardLines(heard: Heard, now: Temporal.Instant, timeZone: string): WhyLine[] {
  return heardIn(keptHeard(heard), { timeZone, today: now.toZonedDateTimeISO(timeZone).toPlainDate() });
}

function heardIn(heard: KeptHeard | null, there: There): WhyLine[] {
  if (!heard) return [];
  const contacts = (["name", "email", "phone"] as const).filter((kind) => heard.contact[kind] !== undefined);
  const found = lines(
    ["Wants", heard.intents.map((intent) => wordsIn(intentWords, intent))],
    ["Asks about", heard.topics.map(topicWords)],
    ["Other questions", heard.unknownQuestions.map(quoted)],
    ["Says", factWords(heard.facts, there.today)],
    ["Gives", contacts.map((kind) => contactWords[kind])],
    ["Time", heard.times.map((wish) => wishWords(wish, there))],
    ["Language", [heard.language === "es" && "Spanish"]],
  );
  if (found.length > 0) return found;
  return lines(["Message", [heard.intents.includes("greeting") ? "A greeting" : "Nothing Piper could act on"]]);
}

const awaitingWords: Record<Awaiting, string> = {
  time: "A time",
  contact: "Contact info",
  facts: "What you want to know",
  "tour-type": "The kind of tour",
  "confirm-cancel": "Whether to cancel",
  "confirm-move": "Whether to move the showing",
  "confirm-leaving": "Whether to cancel and close",
  "reschedule-answer": "An answer to the suggested time",
  attendance: "Whether they're coming",
  interest: "Whether they're still interested",
  impression: "How they liked the home",
  "pass-on": "Whether to ask you anyway",
};

const troubleWords: Record<Trouble, string> = {
  "gas-or-fire": "Emergency: gas or fire",
  electricity: "Emergency: electricity",
  water: "Emergency: water",
  danger: "Emergency: danger",
  violence: "Someone in distress",
  despair: "Someone in distress",
};

function modeOf({ trouble, aside, closed, either }: Talk): string | null {
  if (trouble) return wordsIn(troubleWords, trouble);
  if (closed) return "Closed: the home is gone";
  if (aside) return aside === "sales" ? "Someone selling" : "Not meant for Piper";
  return either ? "Asked which of two they meant" : null;
}

function stoodAt(talk: Talk, there: There): WhyLine[] {
  const { awaiting, offered, chosen, standingTime, subject } = talk;
  return lines(
    ["Mode", [modeOf(talk)]],
    ["Waiting for", [awaiting && wordsIn(awaitingWords, awaiting)]],
    ["Offered", offered.map(({ startsAt }) => momentWords(startsAt, there))],
    ["Chosen", [chosen && momentWords(chosen.startsAt, there)]],
    ["Day in mind", [!chosen && standingTime && (dayAndHour(standingTime, there) || null)]],
    ["Last asked", [subject && topicWords(subject.topic)]],
  );
}

function stateOf({ request, move, reschedule, stage, openings }: MomentPart, there: There): WhyLine[] {
  const when = (one: { startsAt: string }) => momentWords(one.startsAt, there);
  return lines(
    ["Lead", [leadStageBadges[stage]?.label ?? named(stage)]],
    ["Showing", [request && `${when(request)}, ${request.status === "ACCEPTED" ? "confirmed" : "requested"}`]],
    ["New time", [move && `${when(move)}, requested`]],
    ["Suggested", [reschedule && `${when(reschedule)}, by ${reschedule.by === "owner" ? "you" : "them"}`]],
    ["Open times", openWords(openings)],
  );
}

/** How many times were open, kind by kind: "52 in-person". */
function openWords(openings: MomentPart["openings"]): string[] {
  const kinds = tourTypes.flatMap((tour) => {
    const runs = openings[tour]?.flatMap((alike) => alike.runs) ?? [];
    const count = runs.reduce((sum, [, each]) => sum + each, 0);
    return count > 0 ? [`${count} ${tourTypeLabels[tour].toLowerCase()}`] : [];
  });
  return kinds.length > 0 ? kinds : ["None"];
}

const withheldWords = {
  sender: "Did nothing: couldn't tell that this was the renter",
  "taken-over": "Only listened: you were answering",
};

const modelWords = { hear: "Helped read the message", rephrase: "Reworded the reply" };

function decidedIn({ decisions, withheld, answered }: Omit<TurnRecord, "by">, there: There): WhyLine[] {
  const used = (["hear", "rephrase"] as const).filter((purpose) => answered?.[purpose]?.ok);
  return lines(
    ["Reply", withheld ? [withheldWords[withheld]] : saidIn(decisions)],
    ["Also", withheld ? [] : decisions.flatMap(({ turn }) => turn.orders.map((order) => orderLine(order, there)))],
    ["Language model", used.map((purpose) => modelWords[purpose])],
  );
}

/** What was said is what was decided last; what was found on the way is beside it. */
const saidIn = (decisions: readonly Decision[]): (string | null)[] =>
  (decisions.at(-1)?.turn.said ?? []).map((kind) => wordsIn(sayingWords, kind));

type KeptOrder = Decision["turn"]["orders"][number];

function orderLine(order: KeptOrder, there: There): string | null {
  const words = wordsIn(orderWords, order.kind);
  if (order.kind === "qualification") return `${words}: ${order.passes ? "met" : "not met"}`;
  return "startsAt" in order ? `${words}: ${momentWords(order.startsAt, there)}` : words;
}

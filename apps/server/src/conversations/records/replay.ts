import { type Difference, decideAgain, differing } from "@porchlight/assistant/records/deciding-again.ts";
import { type Decision, placesIn, readInput, type TurnRecord } from "@porchlight/assistant/records/turn-record.ts";
import { type HomePart, worldOf } from "@porchlight/assistant/records/world-record.ts";
import type { Line } from "@porchlight/assistant/talk.ts";
import type { Turn } from "@porchlight/assistant/turn.ts";
import type { Understand } from "@porchlight/assistant/understander.ts";
import type { Answer } from "../../partners/llm/question.ts";
import type { Reader } from "../../platform/database/database.ts";
import type { ModelAnswers } from "../llm-prefetch.ts";
import { type Model, modelForTurn } from "../model-turn.ts";
import { unpacked } from "./packing.ts";
import { piperVersion } from "./piper-version.ts";
import { countUnrecorded, linesAt, type StoredTurn, type TurnRange, turnsAfter } from "./replay-queries.ts";

/** Why a turn cannot be decided again, in words. */
export const unreplayableWords = {
  "too-long": "what they were decided by was too long to keep",
  erased: "a renter erased a question they were decided by",
  gone: "a part of what they were decided by is gone",
} as const;
export type Unreplayable = keyof typeof unreplayableWords;

/** A turn that comes out otherwise than it did. `about` is what it was a reaction to. */
export type DifferingTurn = { inquiryId: string; at: Temporal.Instant; about: string; differences: Difference[] };

export type Replayed = {
  inquiries: number;
  turns: number;
  differing: number;
  unreplayable: Partial<Record<Unreplayable, number>>;
  /** Messages of Piper's without a record of their turn. */
  unrecorded: number;
  /** Turns that another version of Piper decided. */
  otherVersion: number;
};

/**
 * Decides stored turns again, a page at a time, and hands on each that comes out otherwise: in its text, its orders or the
 * talk behind it. What a language model answered is taken from the record.
 * @param understand  in place of how Piper understands
 */
export async function replay(
  on: Reader,
  range: TurnRange,
  report: (turn: DifferingTurn) => void,
  understand?: Understand,
): Promise<Replayed> {
  const found = noneYet(await countUnrecorded(on, range));
  let inquiryId: string | null = null;
  for (let page = await turnsAfter(on, range); page.length > 0; page = await turnsAfter(on, range, page.at(-1))) {
    const records = page.map((stored) => ({ stored, record: unpacked(stored.record) }));
    const lines = await linesOf(on, records);
    for (const { stored, record } of records) {
      if (stored.inquiryId !== inquiryId) found.inquiries += 1;
      inquiryId = stored.inquiryId;
      const outcome = replayTurn(stored, record, lines, understand);
      count(found, record, outcome);
      if (typeof outcome === "string" || outcome.length === 0) continue;
      report({ inquiryId, at: stored.at, about: aboutOf(record, lines), differences: outcome });
    }
  }
  return found;
}

const noneYet = (unrecorded: number): Replayed => ({
  inquiries: 0,
  turns: 0,
  differing: 0,
  unreplayable: {},
  unrecorded,
  otherVersion: 0,
});

function count(found: Replayed, { by }: TurnRecord, outcome: Difference[] | Unreplayable): void {
  found.turns += 1;
  if (by !== piperVersion()) found.otherVersion += 1;
  if (typeof outcome === "string") found.unreplayable[outcome] = (found.unreplayable[outcome] ?? 0) + 1;
  else if (outcome.length > 0) found.differing += 1;
}

type Lines = ReadonlyMap<number, Line>;

function linesOf(on: Reader, records: readonly { stored: StoredTurn; record: TurnRecord }[]): Promise<Lines> {
  const places = records.flatMap(({ record }) => record.decisions.flatMap(({ input }) => placesIn(input)));
  return linesAt(on, [...new Set(records.map(({ stored }) => stored.inquiryId))], [...new Set(places)]);
}

function replayTurn(
  { home, knowledge, isErased }: StoredTurn,
  record: TurnRecord,
  lines: Lines,
  understand: Understand | undefined,
): Difference[] | Unreplayable {
  const [first] = record.decisions;
  if (!first) return "too-long";
  if (isErased) return "erased";
  if (!home) return "gone";
  const model = modelOf(record, first, home);
  const all: Difference[] = [];
  let last: { turn: Turn; decision: Decision } | null = null;
  for (const decision of record.decisions) {
    const input = readInput(decision.input, (seq) => lines.get(seq));
    if (!input) return "gone";
    const world = worldOf({ home, knowledge: knowledge ?? [], moment: decision.moment });
    const { turn, differences } = decideAgain(decision, input, world, understand ?? model.understand);
    all.push(...differences);
    last = { turn, decision };
  }
  return last && all.length === 0 ? rephrasedAgain(record, last, model) : all;
}

/** Whether the same draft still becomes what was said, where a language model had words for it. */
function rephrasedAgain(
  { answered, rephrased }: TurnRecord,
  { turn, decision }: { turn: Turn; decision: Decision },
  model: Model,
): Difference[] {
  if (!answered?.rephrase) return [];
  return differing("text", rephrased ?? decision.turn.text, model.rephrase(turn, decision.moment.channel).text);
}

/** The language model as it answered then. */
function modelOf({ answered }: TurnRecord, { moment }: Decision, { property }: HomePart): Model {
  const answers: ModelAnswers | null = answered
    ? {
        answerTo: <Value>({ purpose }: { purpose: string }) =>
          (answered[purpose as keyof typeof answered] ?? null) as Answer<Value> | null,
        unused: () => undefined,
      }
    : null;
  return modelForTurn(answers, {
    companyId: property.companyId,
    renterName: moment.renter.name,
    street: property.location.address,
    fellBack: () => undefined,
  });
}

function aboutOf({ decisions }: TurnRecord, lines: Lines): string {
  const input = decisions[0]?.input;
  if (!input) return "";
  if (input.kind === "news") return input.news.is;
  return placesIn(input).length > 0 && "of" in input
    ? input.of.map((place) => lines.get(place)?.text ?? "").join("\n")
    : input.kind;
}

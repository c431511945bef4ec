import type { Heard } from "../heard.ts";
import type { Line, Talk } from "../talk.ts";
import type { Input, Turn } from "../turn.ts";
import type { MomentPart } from "./world-record.ts";

/** A message of the conversation by its place in it: its words stand there, and go from there. */
export type PlacedLine = Line & { seq: number };

type OfMessages = "message" | "note";

/** What a turn is to react to, with the places of the messages it is of. */
export type PlacedInput =
  | Exclude<Input, { kind: OfMessages }>
  | { kind: "message"; text: string; history: readonly PlacedLine[]; of: readonly number[] }
  | { kind: "note"; text: string; of: readonly number[] };

/** The same with places alone: `of` are those of the message's words, a line each, `lines` those of what went before. */
export type KeptInput =
  | Exclude<Input, { kind: OfMessages }>
  | { kind: "message"; of: readonly number[]; lines: readonly number[] }
  | { kind: "note"; of: readonly number[] };

/** What a message meant, as far as the owner may read of it. */
export type KeptHeard = Pick<Heard, "language" | "intents" | "topics" | "facts" | "contact" | "times"> & {
  /** The renter's words. */
  unknownQuestions: string[];
};

/** Returns of what was heard what is kept. */
export const keptHeard = (heard: Heard): KeptHeard => {
  const { language, intents, topics, facts, contact, times } = heard;
  const unknownQuestions = heard.unknownQuestions.map(({ words }) => words);
  return { language, intents, topics, facts, contact, times, unknownQuestions };
};

/** One call of `step`: what it was given and what came of it. The home and the owner's answers are kept beside it. */
export type Decision = {
  input: KeptInput;
  talk: Talk;
  moment: MomentPart;
  turn: { text: string; said: Turn["said"]; orders: Turn["orders"]; talk: Talk; heard: KeptHeard | null };
};

/** Why a turn did less than was decided: its sender might be somebody else, or the owner answers. */
export type Withheld = "sender" | "taken-over";

/** What a language model answered in a turn, as far as it was asked. */
export type ModelAnswer = { ok: true; value: unknown } | { ok: false; why: string };
export type ModelAnswered = { [purpose in "hear" | "rephrase"]?: ModelAnswer };

/** What a turn was decided by. */
export type TurnRecord = {
  /** The version of Piper that decided. */
  by: string;
  /** One; more where a time was taken meanwhile and Piper thought again. None where they were too long to keep. */
  decisions: Decision[];
  withheld?: Withheld;
  answered?: ModelAnswered;
  /** The text in a language model's words, where they were used. */
  rephrased?: string;
};

/** Returns an input with the places of its messages in place of their words. */
export function keptInput(input: PlacedInput): KeptInput {
  if (input.kind === "message") return { kind: input.kind, of: input.of, lines: input.history.map(({ seq }) => seq) };
  return input.kind === "note" ? { kind: input.kind, of: input.of } : input;
}

/** Returns the places of every message that an input is of. */
export function placesIn(input: KeptInput): readonly number[] {
  if (input.kind === "message") return [...input.of, ...input.lines];
  return input.kind === "note" ? input.of : [];
}

/** Returns an input with its words, by the lines of the conversation; null where one of them is gone. */
export function readInput(input: KeptInput, lineAt: (seq: number) => Line | undefined): Input | null {
  if (input.kind !== "message" && input.kind !== "note") return input;
  const of = input.of.map(lineAt);
  const lines = input.kind === "message" ? input.lines.map(lineAt) : [];
  if (!areAll(of) || !areAll(lines)) return null;
  const text = of.map((line) => line.text).join("\n");
  return input.kind === "message" ? { kind: input.kind, text, history: lines } : { kind: input.kind, text };
}

const areAll = (lines: readonly (Line | undefined)[]): lines is Line[] => lines.every((line) => line !== undefined);

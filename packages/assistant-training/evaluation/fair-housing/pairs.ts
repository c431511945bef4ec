import { english } from "./english.ts";
import type { Ground, MessageKind, Shape } from "./grammar.ts";
import { moreVoices } from "./more-voices.ts";
import { spanish } from "./spanish.ts";

/** Two messages that differ in a protected trait alone. */
export type Pair = {
  language: "en" | "es";
  ground: Ground;
  kind: MessageKind;
  /** The words that tell of the trait. */
  words: string;
  plain: string;
  telling: string;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const composed = (frame: string, words: string): string => frame.replace("{It}", capital(words)).replace("{it}", words);

/** Every frame of a shape with every telling words of it, beside the plain words whose turn it is. */
function pairsOf({ language, plain, telling, frames }: Shape): Pair[] {
  const traits = Object.entries(telling).flatMap(([ground, all]) => all.map((words) => ({ ground, words })));
  const asked = Object.entries(frames).flatMap(([kind, all]) => all.map((frame) => ({ kind, frame })));
  return traits.flatMap(({ ground, words }, at) =>
    asked.map(({ kind, frame }) => ({
      ...{ language, ground: ground as Ground, kind: kind as MessageKind, words },
      plain: composed(frame, plain[at % plain.length] as string),
      telling: composed(frame, words),
    })),
  );
}

export const pairs: readonly Pair[] = [...english, ...spanish, ...moreVoices].flatMap(pairsOf);

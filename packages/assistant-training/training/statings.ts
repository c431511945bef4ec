import { statingFeaturesOf, statings } from "@porchlight/assistant/reading/learned/stating-features.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { sentencesOf } from "./composition.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import type { RoleExample, RoleLearning } from "./roles.ts";

/*
 * Learns whether a sentence only states something, whatever it speaks of, or wants something: from corpus/statings, which
 * only states, and from corpus/aims, where all labels but one want something.
 */

type Stating = (typeof statings)[number];

const stated = "told";
/** What does neither, or both: greetings, thanks, a day that is named. */
const neither = ["chat", "thank_goodbye", "when", "private_chatter"];
/** Of a line with alternatives. */
const mostOfLine = 2;
/** How often a line of corpus/statings counts, of which there are few. */
const weight = 5;

const exampleOf = (text: string, role: Stating): RoleExample<Stating> => ({
  features: statingFeaturesOf(normal(text)),
  role,
});

const ofAims = (): RoleExample<Stating>[] =>
  linesOf("aims")
    .filter(({ label }) => !neither.includes(label))
    .flatMap(({ label, words, line }) =>
      sentencesOf(words, line, mostOfLine)
        .filter((sentence) => !sentence.includes("?"))
        .map((sentence) => exampleOf(sentence, label === stated ? "states" : "wants")),
    );

export const statingLearning: RoleLearning<Stating> = {
  roles: statings,
  how: { rounds: 12, rate: 0.1, decay: 0.002 },
  folder: "statings",
  examplesOf: ({ words }: CorpusLine) => Array.from({ length: weight }, () => exampleOf(words, "states")),
  besides: ofAims,
  leastMet: 20,
  scale: 6,
};

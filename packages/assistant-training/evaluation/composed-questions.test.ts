import { contentOf } from "@porchlight/assistant/reading/questions/words-of-meaning.ts";
import { hear } from "@porchlight/assistant/reading/testing.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { topicOf } from "@porchlight/assistant/topics.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { linesOf } from "../training/lines.ts";

/** How two questions are put into one message: with a stop between them, or with none. */
const withStop = ["? ", ". ", "\n", "? also "];
const withoutStop = [", ", " and ", " also "];

/** Lines that nothing was learned from, of a question of the home each. */
const questions = linesOf("held-out").filter(({ label }) => topicOf(label) !== null);

const heard = (words: string) => hear(words, { introduced: true });

/** What each line is heard as where it stands alone. */
const alone = new Map(questions.map(({ words }) => [words, heard(words)]));
const heardAlone = (words: string) => alone.get(words) as ReturnType<typeof heard>;

/** Whether a question is heard where it stands alone. */
const isHeard = ({ words }: { words: string }): boolean =>
  heardAlone(words).asks.length + heardAlone(words).unknownQuestions.length > 0;

/** Whether what is asked with `words` is among what was heard: its topic, or words of it that go to the owner. */
function isAmong({ asks, unknownQuestions }: ReturnType<typeof hear>, words: string, label: string): boolean {
  const topics = new Set([label, ...heardAlone(words).asks.map(({ topic }) => topic)]);
  const content = contentOf(normal(words));
  const isCovered = (said: string) => {
    const names = new Set(contentOf(normal(said)));
    return content.filter((word) => names.has(word)).length * 2 >= content.length;
  };
  return asks.some(({ topic }) => topics.has(topic)) || unknownQuestions.some((each) => isCovered(each.whole));
}

const line = fc.constantFrom(...questions);

/** Returns the share of questions that are lost beside another one. */
function lostShare(stops: readonly string[]): number {
  const pairs = fc.sample(fc.tuple(line, line, fc.constantFrom(...stops)), { numRuns: 1200, seed: 20 });
  // The same pairs are drawn whatever is heard, so that two versions can be compared.
  const parted = pairs.filter(([one, other]) => one.label !== other.label && isHeard(one) && isHeard(other));
  const lost = parted.flatMap(([one, other, stop]) => {
    const both = heard(`${one.words.replace(/[?.!]+$/, "")}${stop}${other.words}`);
    return [one, other].filter(({ words, label }) => !isAmong(both, words, label));
  });
  return lost.length / (2 * parted.length);
}

it("hears two questions in one message, with a stop between them", () =>
  expect(lostShare(withStop)).toBeLessThan(0.01));

it("hears two questions in one message, with no stop between them", () =>
  expect(lostShare(withoutStop)).toBeLessThan(0.045));

import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { isPlain, phrasesOf } from "@porchlight/assistant/reading/text/phrases.ts";
import { topics } from "@porchlight/assistant/topics.ts";

/** Returns the phrases of all topics, which are their shortest questions. */
export const phrasesOfTopics = (): { label: string; text: string }[] =>
  topics.flatMap(({ key, asked }) =>
    phrasesOf(asked)
      .filter(isPlain)
      .map((phrase) => ({ label: key, text: normal(phrase) })),
  );

import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import type { WordsOf } from "../saying.ts";
import type { QuestionsSaying } from "../subjects.ts";
import { and, quoted } from "./phrases.ts";

/** "I'm not sure about parking", "I'm not sure whether it is furnished" */
const unsure = (label: string): string =>
  /^(?:whether|how|what|who|when|where)\b/.test(label) ? label : `about ${label}`;

export const questions: WordsOf<QuestionsSaying> = {
  answer: ({ text }) => text.en,
  "owner-says": ({ text, about, isForeign }, { owner }) => [
    `${about ? `On ${about.en}, ${owner}` : owner} says${isForeign ? " in Spanish" : ""}: ${text}`,
    `From ${owner}${about ? ` on ${about.en}` : ""}${isForeign ? ", in Spanish" : ""}: ${text}`,
  ],
  "listing-says": ({ text, isForeign }) => [
    `The listing says${isForeign ? " in Spanish" : ""}: "${withPeriod(text)}"`,
    `From the listing${isForeign ? ", in Spanish" : ""}: "${withPeriod(text)}"`,
  ],
  "asked-owner": ({ labels, questions }, { owner }) => {
    const notSure = labels.length > 0 ? `I'm not sure ${and(labels.map((l) => unsure(l.en)))}. ` : "";
    if (questions.length > 0)
      return `${notSure}I've asked ${owner}${notSure && " that and"} ${and(questions.map(quoted))} and will let you know.`;
    return [
      notSure
        ? `${notSure}I've asked ${owner} and will let you know.`
        : `I've asked ${owner} about that and will let you know.`,
      `That's up to ${owner}. I've asked and will let you know.`,
      `${owner} would know best. I've asked and will let you know.`,
    ];
  },
  "asked-owner-already": (_, { owner }) => [
    `I've asked ${owner} and am waiting to hear back.`,
    `I don't have an answer from ${owner} yet. I'll let you know as soon as I do.`,
  ],
  "nothing-asked": (_, { owner }) => [
    `I don't have a question open with ${owner} right now. What would you like to know?`,
    `Nothing of yours is waiting for ${owner}. What would you like me to ask?`,
  ],
  "which-meaning": ({ one, other }) => `Do you mean ${one.en} or ${other.en}?`,
};

import type { Cue, Has, Question, TopicQuestion } from "../heard.ts";
import type { Ask, Understand } from "../piper.ts";
import { topicsIn } from "../topics.ts";
import { askedApplication } from "./application-asked.ts";
import { isOfChildrenAlone } from "./children-named.ts";
import { DecidedOnDemand } from "./decided-on-demand.ts";
import { intentsIn } from "./intents.ts";
import { keeping } from "./kept.ts";
import { normal, tokensOf } from "./normal.ts";
import { isPointing } from "./pointing.ts";
import { asksPoint } from "./points-asked.ts";
import { asksWhether, contentOf, keyOfWords } from "./questions.ts";
import { sumAskedIn } from "./sum-asked.ts";
import { supposedIncomeIn } from "./supposed-income.ts";
import { saysItIsOver } from "./troubles.ts";

/** "Is it a corner unit" */
const asksIfItIs = /^(?:and |so |es )?(?:is (?:it|this|that)(?: one)?|es) (?:an?|una?) /;

/** "Are kids allowed" is not told by where they play. */
const asksLeave = /\b(?:allow(?:ed)?|permit(?:ted)?|welcome|accept(?:ed)?|permiten?|aceptan|se permite\w*)\b/;

/** "Could I manage without a car" names nothing, and is told by the bus. */
const getsAround =
  /\b(?:without (?:an? |my |driving)|(?:get|getting|ride|commute) (?:to|around|into)|(?:not|no) (?:drive|car)|sell my car|commut\w+|sin (?:carro|coche)|no manejo|llegar al?)\b|\b(?:which|what) (?:one|line|route)\b/;

/** "Per person", "for each adult" */
export const perWhom = /\b(?:per|each|every|for each|for every) (?!month|mo\b|year|week|day|load)[a-z]/;

const isAmountAlone = (content: readonly string[]): boolean => content.every((word) => /^\d|^seri/.test(word));

/** A question as it was put, in its normal form, and its words of meaning. */
type Put = { words: string; text: string; content: readonly string[] };

/** How each cue is found in a question. */
const readers: Record<Cue, RegExp | ((question: Put) => boolean)> = {
  "asks-whether": asksWhether,
  "asks-if-it-is": asksIfItIs,
  "asks-leave": asksLeave,
  "gets-around": getsAround,
  "asks-per-whom": perWhom,
  "asks-before-tax": /\b(?:before or after|after or before) tax(?:es)?\b|\bgross or\b|\bnet or gross\b/,
  "asks-hours": /\b(?:what|which) (?:hours|times)\b|\bhow (?:late|early)\b|\b(?:until|till) when\b/,
  "asks-fuel": /\b(?:gas or electric|electric or gas|(?:kind|type) of (?:heat|heating|stove|furnace))\b/,
  "asks-accommodation": ({ text }) => intentsIn(text).includes("accommodation_request"),
  "points-back": ({ words }) => isPointing(words),
  supposes: /\b(?:if|suppose|without|si|sin)\b/,
  "is-amount-alone": ({ content }) => isAmountAlone(content),
  "is-of-children-alone": ({ content }) => isOfChildrenAlone(content),
  "offers-somebody": /\b(?:my|our|mi|mis|nuestr[oa]|i have|i got|tengo|he|she|ella)\b/,
  "names-dog": /\b(?:dogs?|perr[oa]s?)\b/,
  "names-cat": /\b(?:cats?|gat[oa]s?)\b/,
  "says-it-is-over": ({ text }) => saysItIsOver(text),
};

const cuesIn = (question: Put): Has<Cue> =>
  new DecidedOnDemand((cue) => {
    const reader = readers[cue];
    return reader instanceof RegExp ? reader.test(question.text) : reader(question);
  });

/** A question as it is heard by itself. */
export const questionIn = keeping((words): Question => {
  const text = normal(words);
  const content = contentOf(text);
  return {
    words,
    key: `q.${keyOfWords(content)}`,
    content,
    wants: new DecidedOnDemand((point) => asksPoint(point, text)),
    cues: cuesIn({ words, text, content }),
    application: askedApplication(text),
  };
});

/** A question of a topic, as it is heard in the message `said`. */
export function topicQuestionIn(ask: Ask, said: string, context: Parameters<Understand>[1]): TopicQuestion {
  const question = questionIn(ask.words);
  return {
    ...question,
    ...ask,
    topicsNamed: topicsIn(tokensOf(normal(ask.words))).map(({ topic }) => topic.key),
    sum: sumAskedIn(ask, said, context),
    supposedIncome: supposedIncomeIn(ask.topic, question, said),
  };
}

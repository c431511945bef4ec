import type { Ask, Cue, Question, TopicQuestion } from "../../heard/questions.ts";
import type { Has } from "../../heard/signals.ts";
import { topicsIn } from "../../topics.ts";
import type { Understand } from "../../understander.ts";
import { intentsIn } from "../intents.ts";
import { aimOf } from "../learned/aims.ts";
import { scoreNamedIn } from "../money/credit-in.ts";
import { sumAskedIn } from "../money/sum-asked.ts";
import { namesIncome, supposedIncomeIn } from "../money/supposed-income.ts";
import { isOfChildrenAlone } from "../people/children-named.ts";
import { occupantsIn } from "../people/household.ts";
import { monthsAsked } from "../people/lease-term.ts";
import { wishesForAnimal } from "../pets/not-pets.ts";
import { least } from "../rank.ts";
import { DecidedOnDemand } from "../text/decided-on-demand.ts";
import { keeping } from "../text/kept.ts";
import { normal, tokensOf } from "../text/normal.ts";
import type { Phrases, WordLists } from "../text/phrases.ts";
import { asksInWords } from "../text/question-words.ts";
import { wholeOf } from "../text/sentences.ts";
import { readerOf, tells, type WordTable } from "../text/word-table.ts";
import { saysItIsOver } from "../trouble/troubles.ts";
import { askedApplication } from "./application-asked.ts";
import { asksWhether } from "./named-alone.ts";
import { isPointing } from "./pointing.ts";
import { asksPoint } from "./points-asked.ts";
import { contentOf, keyOfWords } from "./words-of-meaning.ts";

/** Those for each of whom something may count. */
const lists: WordLists = {
  whom: "adult; person; people; applicant; head; tenant; roommate; occupant; signer; member; kid; child; of us; of them; of you; one",
  counted:
    "household; family; couple; pet; animal; dog; cat; car; vehicle; spot; space; unit; apartment; side; bedroom; way",
  quien:
    "adulto; persona; cabeza; solicitante; inquilino; miembro; familia; hogar; pareja; mascota; perro; gato; carro; unidad",
};

/** "Per person", "for each adult", "do we each pay". */
const ofEach: Phrases = {
  en: [
    "per|each|every {whom}; per|each|every {counted}; each or; or each",
    "each|everyone|everybody pay|pays|paying|apply|applies|owe|owes",
  ],
  es: [
    "por|cada {quien}; cada uno|una|quien|cual; por toda la familia; por todos; todos pagan|pagamos|aplican|aplicamos",
  ],
};

/** Whether a normal text says what counts for each of several, or asks it. */
export const saysPerWhom = tells(ofEach, lists);

/** "Am I out of luck", "does the 590 rule me out": a yes to it is bad news. */
const fearsRefusal = {
  en: [
    "be rejected|denied; disqualif*; rule|rules|knock|knocks|count|counts me|us out; reject|rejects|deny|denies me|us",
    "am|are|is|was|were i|we|it|that cooked|screwed|toast|doomed|hosed|done|sunk|out $; out of (luck|the running); ruled out; dead in the water; game over",
  ],
  es: [
    "me|nos rechaza*|rechazan|rechazar|rechazaran; van a rechazar; descalifi*; me|nos deja*|dejan fuera",
    "estoy|estamos|quedo|quede|quedamos|quedaria fuera|afuera|frito|fritos|frita|fregado|fregada|fregados; ya valio|vali",
  ],
} satisfies Phrases;

const isAmountAlone = (content: readonly string[]): boolean => content.every((word) => /^\d|^seri/.test(word));

/** A question as it was put, in its normal form, and its words of meaning. */
type Put = { words: string; text: string; content: readonly string[] };

/** What the cues that words tell are known by. */
const cueWords = {
  // "Is it a corner unit"
  "asks-if-it-is": {
    en: ["^ (and|so)? is it|this|that (one)? a|an"],
    es: ["^ es un|una; ^ (and|so|es)? is it|this|that (one)? un|una; ^ and|so es un|una"],
  },
  // "Are kids allowed" is not told by where they play.
  "asks-leave": {
    en: ["allow; allowed; permit; permitted; welcome; accept; accepted"],
    es: ["permite; permiten; aceptan; se permite*"],
  },
  "goes-by-answer": {
    en: [
      "^ (okay|and|but|right|wait)? so|then; ^ (no|but)? i mean|meant; i am|was asking; what i want to know; what did you say; remind me",
    ],
    es: [
      "^ (y|pero)? entonces; ^ o sea; quiero|quise decir; me refiero|referia; lo que pregunto|quiero saber; que me dijo|dijiste; cuanto me dijo|dijiste; me recuerda|recuerdas",
    ],
  },
  // "Could I manage without a car" names nothing, and is told by the bus.
  "gets-around": {
    en: [
      "without a|an|my|driving; get|getting|ride|commute to|around|into; not|no drive|car; commut*",
      "which|what one|line|route",
    ],
    es: ["sin carro|coche; no manejo; llegar a|al"],
  },
  "asks-per-whom": ofEach,
  "asks-before-tax": { en: ["before or after tax; gross or; net or gross"] },
  "asks-fuel": { en: ["gas or electric; electric or gas; kind|type of heat|heating|stove|furnace"] },
  "fears-refusal": fearsRefusal,
  "fears-gone": {
    en: [
      "gone; taken; rented; leased; snatched; too late; spoken for; applied|apply|applicants|applications|apps; put in for",
      "ahead of; ahead; first in line; dibs; miss|missed|lost; somebody|someone|anyone|anybody; pick|picked|decided",
    ],
    es: [
      "rento; rentaron; ocupo; llevaron; aparto; ocupada|ocupado|apartada|apartado|rentada|rentado; tarde",
      "solicitudes; aplico|aplicaron; antes que; alguien",
    ],
  },
  "asks-of-standing": {
    en: [
      "qualify; qualifies; qualified; a|any|our|my shot|chance; get|be approved; approve me|us; work with me|us",
      "be considered|accepted|eligible; meet|meets everything; meet|meets the|your|all requirement|criteria",
      ...fearsRefusal.en,
    ],
    es: [
      "califico; calificamos; calificaria*; aprueban; aprobarian; aprobado|aprobada; chance; oportunidad|posibilidad",
      "me|nos aceptan|aceptarian; cumplo|cumplimos",
      ...fearsRefusal.es,
    ],
  },
  "offers-somebody": { en: ["my; our; i have|got; he; she"], es: ["mi; mis; nuestro; nuestra; tengo; ella"] },
  "names-cash": { en: ["cash"], es: ["efectivo"] },
  "names-dog": { en: ["dog"], es: ["perro; perra"] },
  "names-cat": { en: ["cat"], es: ["gato; gata"] },
  "is-for-animal": {
    en: ["for|on|with him|her; for|on|with the|my|our . dog|cat|animal"],
    es: ["por|para el|ella $; por|para|con el|la|mi . perro|perra|gato|gata|animal"],
  },
} satisfies Partial<WordTable<Cue>>;
type NamedCue = keyof typeof cueWords;
const cuesNamed = readerOf<NamedCue>(cueWords, lists);

/** How each other cue is found in a question. */
const readers: Record<Exclude<Cue, NamedCue>, RegExp | ((question: Put) => boolean)> = {
  "asks-whether": asksWhether,
  "asks-hours": /\b(?:what|which) (?:hours|times)\b|\bhow (?:late|early)\b|\b(?:until|till) when\b/,
  "asks-accommodation": ({ text }) => intentsIn(text).includes("accommodation_request"),
  // "I'm here where do I park" asks all the same.
  "tells-of-door": ({ text }) =>
    !asksInWords(text) && (intentsIn(text).includes("access_problem") || aimOf(text, true)?.aim === "access_problem"),
  // "Not sure if it is enough" supposes nothing.
  supposes:
    /(?<!\b(?:know|sure|certain|clue|idea|wonder|wondering|see|se|sabemos|seguro|segura) )\b(?:if|si)\b|\b(?:suppose|without|sin)\b/,
  "points-back": ({ words }) => isPointing(words),
  "names-income": ({ text }) => namesIncome(text),
  "is-amount-alone": ({ content }) => isAmountAlone(content),
  "is-of-children-alone": ({ content }) => isOfChildrenAlone(content),
  "says-it-is-over": ({ text }) => saysItIsOver(text),
  "wishes-for-animal": ({ text }) => wishesForAnimal(text),
};

const isNamed = (cue: Cue): cue is NamedCue => Object.hasOwn(cueWords, cue);

const cuesIn = (question: Put): Has<Cue> =>
  new DecidedOnDemand((cue) => {
    if (isNamed(cue)) return cuesNamed(question.text).has(cue);
    const reader = readers[cue];
    return reader instanceof RegExp ? reader.test(question.text) : reader(question);
  });

/** A question as it is heard by itself. */
export const questionIn = keeping((words): Question => {
  const text = normal(words);
  const content = contentOf(text);
  return {
    words,
    whole: words,
    key: `q.${keyOfWords(content)}`,
    content,
    wants: new DecidedOnDemand((point) => asksPoint(point, text)),
    cues: cuesIn({ words, text, content }),
    application: askedApplication(text),
  };
});

/** A question that no topic covers, as it is heard in the message `said`. */
export const unknownQuestionIn = (words: string, said: string): Question => ({
  ...questionIn(words),
  whole: wholeOf(words, said),
});

/** How likely a question must ask more than what was said a moment ago, by its words of meaning, where it does not go by that. */
function leastMore({ content, cues }: Question): number {
  if (cues.has("goes-by-answer")) return least.beyond;
  return content.length < manyWords ? least.beyondSaid.inFewWords : least.beyondSaid.inMany;
}
const manyWords = 4;

const mayBeOfScore = ({ topic }: Ask): boolean => topic === "requirements.credit" || topic === "requirements";

/** A question of a topic, as it is heard in the message `said`. */
export function topicQuestionIn(ask: Ask, said: string, context: Parameters<Understand>[1]): TopicQuestion {
  const question = questionIn(ask.words);
  return {
    ...question,
    ...ask,
    whole: ask.isOfOwn ? said : wholeOf(ask.words, said),
    mayAskMore: !ask.isTold && !ask.isAgain && (ask.likelyMore ?? 0) >= leastMore(question),
    topicsNamed: topicsIn(tokensOf(normal(ask.words))).map(({ topic }) => topic.key),
    sum: sumAskedIn(ask, said, context),
    supposedIncome: supposedIncomeIn(ask.topic, question, said),
    supposedScore: mayBeOfScore(ask) ? scoreNamedIn(normal(ask.words)) : null,
    supposedPeople:
      ask.topic === "occupancy" && !question.wants.has("count") ? occupantsIn(normal(ask.words), true) : null,
    supposedMonths: ask.topic === "lease_terms" ? monthsAsked(normal(ask.words), question.content) : null,
  };
}

import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import { voucherWords } from "../reading/money/voucher-share.ts";
import { questionIn, topicQuestionIn } from "../reading/questions/question-heard.ts";
import { contentOf } from "../reading/questions/words-of-meaning.ts";
import { normal } from "../reading/text/normal.ts";
import { troubleIn } from "../reading/trouble/trouble-heard.ts";
import type { Understand } from "../understander.ts";
import { contradicts, isCreditSaid, isHourSaid, isIncomeSaid, isQuoted, overlap } from "./evidence.ts";
import type { Proposal } from "./proposal.ts";

type Context = Parameters<Understand>[1];

/**
 * What was heard, with what a model heard beside it. The built-in understander is never overruled; the model fills what
 * was left open, and only with what the renter's own words bear out.
 *
 * Source  docs/decisions/0033-a-language-model.md
 */
export function refined(heard: Heard, proposed: Proposal, text: string, context: Context): Heard {
  if (isBareConsent(heard, text)) return heard;
  const today = context.now.toZonedDateTimeISO(context.timeZone).toPlainDate();
  const { asks, unknownQuestions } = questionsOf(heard, proposed, text, context);
  const facts = { ...factsOf(heard, proposed, text, today), ...heard.facts };
  const times = heard.times.length > 0 ? heard.times : timesOf(proposed, text, today);
  const intents = new Set(heard.intents);
  for (const { intent, quote } of proposed.intents) if (isQuoted(quote, text)) intents.add(intent);
  if (asks.length + unknownQuestions.length > 0) intents.add("ask_property_question");
  if (Object.keys(facts).length > 0) intents.add("inform_qualification");
  if (times.length > heard.times.length) intents.add("give_date");
  return {
    ...heard,
    intents: [...intents],
    topics: asks.map(({ topic }) => topic),
    asks,
    unknownQuestions,
    facts,
    times,
    trouble: heard.trouble ?? (intents.has("emergency") ? troubleIn(text, true) : null),
  };
}

const consents: readonly string[] = ["affirm", "negate", "attend"];
/** "Yes" and "no" to what Piper asked commit the renter: such a word is nothing else besides. */
const isBareConsent = ({ intents }: Heard, text: string): boolean =>
  intents.length > 0 && intents.every((intent) => consents.includes(intent)) && contentOf(normal(text)).length < 2;

/** A question that no topic covered gets the one that was proposed for it; one that was not heard at all is added. */
function questionsOf(heard: Heard, proposed: Proposal, text: string, context: Context) {
  const asks = [...heard.asks];
  let unknownQuestions = [...heard.unknownQuestions];
  for (const { topic, quote, isSettledByTopic } of proposed.questions) {
    if (!isQuoted(quote, text) || asks.some((ask) => ask.topic === topic || overlap(ask.words, quote))) continue;
    const open = unknownQuestions.find(({ words }) => overlap(words, quote));
    if (topic !== null) {
      asks.push(topicQuestionIn({ topic, words: open?.words ?? quote, needsOwner: !isSettledByTopic }, text, context));
      unknownQuestions = unknownQuestions.filter((question) => question !== open);
    } else if (!open && quote.includes("?") && questionIn(quote).content.length > 0)
      unknownQuestions.push(questionIn(quote));
  }
  return { asks, unknownQuestions };
}

const latestMoveIn = { years: 2 };

function factsOf(heard: Heard, { facts }: Proposal, text: string, today: Temporal.PlainDate): Heard["facts"] {
  const { monthlyIncome, creditScore, moveIn, occupants, pets } = facts;
  const learned: Heard["facts"] = {};
  // What a voucher pays is no income.
  if (
    monthlyIncome &&
    isQuoted(monthlyIncome.quote, text) &&
    isIncomeSaid(monthlyIncome.dollars, monthlyIncome.quote) &&
    !voucherWords.test(normal(monthlyIncome.quote))
  )
    learned.monthlyIncome = Math.round(monthlyIncome.dollars);
  if (creditScore && isQuoted(creditScore.quote, text) && isCreditSaid(creditScore, creditScore.quote))
    learned.creditScore = { low: creditScore.low, high: creditScore.high };
  if (moveIn && isQuoted(moveIn.quote, text) && isSoon(moveIn, today) && !contradicts(moveIn.from, moveIn.quote))
    learned.moveIn = { from: moveIn.from, to: moveIn.to };
  if (occupants && isQuoted(occupants.quote, text)) learned.occupants = occupants.people;
  // What may be an assistance animal is no pet, and only the renter says which.
  const isAssistance =
    heard.facts.hasAssistanceAnimal || /\b(?:service|support|assistance|esa|guide|servicio|apoyo)\b/i.test(text);
  if (pets && !isAssistance && isQuoted(pets.quote, text) && (pets.list.length > 0 || saysNone.test(pets.quote)))
    learned.pets = pets.list.map((pet) => ({ ...pet, description: "" }));
  return learned;
}

const saysNone = /\b(?:no|not|none|don't|do not|without|sin|ning[uú]n\w*)\b/i;

const isSoon = ({ from, to }: { from: string; to: string }, today: Temporal.PlainDate): boolean =>
  from <= to && from >= today.toString() && to <= today.add(latestMoveIn).toString();

const latestWish = { months: 3 };

const timesOf = ({ times }: Proposal, text: string, today: Temporal.PlainDate): TimeWish[] =>
  times
    .filter(({ quote }) => isQuoted(quote, text))
    .filter(({ from, to }) => !from || (from >= today.toString() && (to ?? from) >= from))
    .filter(({ from, to }) => !(to ?? from) || (to ?? from)! <= today.add(latestWish).toString())
    .filter(({ from, to, quote }) => !from || (to !== null && to !== from) || !contradicts(from, quote))
    .filter(({ at, quote }) => !at || isHourSaid(at, quote))
    .filter(({ from, at, after, before }) => from || at || after || before)
    .map(({ from, to, after, before, at, isExcluded }) => ({
      ...{ from, to: to ?? from, after, before, at },
      tourType: null,
      choice: null,
      not: isExcluded,
    }));

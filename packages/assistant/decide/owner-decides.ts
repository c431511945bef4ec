import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { QualifyingRule, Verdict } from "@porchlight/domain/qualification/verdict.ts";
import { isAllowed, refusalOf, waitsForOwner, withAsked } from "../dialogue/obstacles.ts";
import { occupantsLimitIn } from "../knowing/owner-limits.ts";
import { isInOtherLanguage } from "../knowing/owners-language.ts";
import { scoreText } from "../saying/score-text.ts";
import type { Matter } from "../talk.ts";
import { rulesOfTopic } from "../topics/rules-of-topics.ts";
import type { Said } from "../topics/topic.ts";
import { type Draft, escalate } from "./draft.ts";
import { incomeAsked } from "./shortfall.ts";
import { hasTooMany, isStrict, tellsOf, undecided } from "./verdict.ts";

/*
 * What stands against a renter and waits for the owner's word: what is handed over of it, and how the renter hears of that.
 */

/** The owner was asked of a matter, or has answered of it: the renter is not asked again whether to ask. */
export const isSettledFor = ({ talk }: Draft, matter: Matter): boolean =>
  waitsForOwner(talk, matter) || refusalOf(talk, matter) !== null;

/** What the owner said of a matter, or that it is the owner's word on it which is waited for. */
export function sayHowItStands(draft: Draft, matter: Matter): void {
  const answer = refusalOf(draft.talk, matter);
  if (answer === null) {
    draft.says.push({ say: "waits-for-owner", about: ofRenter[matter] });
    return;
  }
  draft.says.push({ say: "owner-says", text: answer, isForeign: isInOtherLanguage(draft.talk.language, answer) });
  draft.facts.push({ source: "knowledge", field: "answer", value: answer });
}

/** What of a renter a matter is, as it is said. */
export const ofRenter: Record<Matter, Said> = {
  income: { en: "your income", es: "su ingreso" },
  credit: { en: "your credit", es: "su crédito" },
  pets: { en: "your pets", es: "sus mascotas" },
  moveIn: { en: "your move-in date", es: "su fecha de mudanza" },
  occupants: { en: "how many people would live there", es: "cuántas personas vivirían ahí" },
};

/** Has the matters that stand against a wish wait for the owner, by the question handed over last under a topic key. */
export function noteAsked(draft: Draft, matters: readonly Matter[], under: string): void {
  const question = draft.orders.flatMap((one) => (one.kind === "escalate" && one.topic === under ? one.question : []));
  const asked = { question: question.at(-1) ?? "", under, since: draft.world.now.toString() };
  draft.talk = matters.reduce((talk, matter) => withAsked(talk, matter, asked), draft.talk);
}

/** Hands to the owner that more would live there than the home is for; false where they are no more. */
export function leaveNumberToOwner(draft: Draft, words: string): boolean {
  if (!hasTooMany(draft)) return false;
  const most = occupantsLimitIn(draft.world.knowledge);
  const about = { en: `more than ${most} people living there`, es: `más de ${most} personas viviendo ahí` };
  askOwnerToDecide(draft, "occupants", words, about);
  return true;
}

/** Hands to the owner what a strict machine may not decide; true where the booking must wait for that. */
export function leaveToOwner(draft: Draft, verdict: Verdict, question: string): boolean {
  if (leaveNumberToOwner(draft, draft.learned.occupants === undefined ? "" : question)) return true;
  const missing = isStrict(draft) ? verdict.missing.find((rule) => !isAllowed(draft.talk, rule)) : undefined;
  if (missing !== undefined) {
    askWithoutTold(draft, missing);
    return true;
  }
  const rule = undecided(draft, verdict);
  if (rule === undefined) return false;
  const about =
    rule === "pets"
      ? { en: "pets", es: "las mascotas" }
      : { en: "renters without a credit score", es: "quienes no tienen puntaje de crédito" };
  askOwnerToDecide(draft, rule, tellsOf(draft, rule) ? question : "", about);
  return true;
}

/** Asks the owner whether a showing may be booked though the renter was asked for a fact and did not tell it. */
function askWithoutTold(draft: Draft, rule: QualifyingRule): void {
  if (isSettledFor(draft, rule)) {
    sayHowItStands(draft, rule);
    return;
  }
  escalate(draft, ofMatter(rule), asksToBook[draft.talk.language](leftOpen(draft, rule)), "OTHER");
  noteAsked(draft, [rule], ofMatter(rule));
  const counted = rule === "income" && draft.talk.doubtedIncome;
  const needed = dollars(incomeAsked(draft).needed);
  draft.says.push({ say: "asked-without", rule, counted: counted ? { amount: dollars(counted), needed } : null });
}
const asksToBook = {
  en: ({ en }: Said): string => `May I book the showing? ${en}`,
  es: ({ es }: Said): string => `¿Puedo agendar la visita? ${es}`,
};
/** What the owner reads of a fact that was let pass: a score that was told roughly was told. */
function leftOpen({ known: { creditScore } }: Draft, rule: QualifyingRule): Said {
  if (rule !== "credit" || !creditScore) return untold[rule];
  const score = scoreText(creditScore);
  return {
    en: `They told a credit score of ${score.en}, but not the exact one.`,
    es: `Dijo un puntaje de crédito de ${score.es}, pero no el exacto.`,
  };
}
const untold: Record<QualifyingRule, Said> = {
  income: { en: "They haven't told their whole income.", es: "No ha dicho todo su ingreso." },
  credit: { en: "They haven't told their credit score.", es: "No ha dicho su puntaje de crédito." },
  pets: { en: "They haven't told whether they have pets.", es: "No ha dicho si tiene mascotas." },
  moveIn: { en: "They haven't told when they'd move in.", es: "No ha dicho cuándo se mudaría." },
};

/** The key under which a matter that a strict check leaves to the owner was handed over. */
export const ofMatter = (matter: string): string => `qualification.${matter}`;

/** The topic of what was handed over of a matter in this turn: the message that tells of it, or a question on it. */
function askedOf({ heard, orders }: Draft, matter: Matter, words: string): string | undefined {
  const isOf = (topic: string): boolean => rulesOfTopic(topic).some((rule) => rule === matter);
  const asks = (heard?.asks ?? []).filter(({ topic }) => isOf(topic));
  return orders.flatMap((order) => {
    if (order.kind !== "escalate") return [];
    if (words !== "" && order.question.includes(words.trim())) return [order.topic];
    return isOf(order.topic) || asks.some(({ words }) => order.question.includes(words.trim())) ? [order.topic] : [];
  })[0];
}

/** The question whether something is all right, in the renter's language. */
export const isThisAllRight = ({ talk }: Draft, { en, es }: Said): string =>
  talk.language === "en" ? `Is this all right: ${en}?` : `¿Está bien esto: ${es}?`;

/**
 * Has the owner decide on a matter, by a question on it that was handed over in this turn or else by one of its own. `words`
 * are those that tell of the matter, which a renter's "no" to the last thing asked does not.
 */
function askOwnerToDecide(draft: Draft, matter: Matter, words: string, about: Said): void {
  if (waitsForOwner(draft.talk, matter)) {
    sayHowItStands(draft, matter);
    return;
  }
  const isTelling = words !== "" && (draft.heard?.gist.wordsOfMeaning ?? 0) > 1;
  const question = isTelling ? words : isThisAllRight(draft, about);
  const asking = askedOf(draft, matter, isTelling ? words : "");
  if (asking === undefined) escalate(draft, ofMatter(matter), question, "OTHER");
  noteAsked(draft, [matter], asking ?? ofMatter(matter));
  draft.says.push({ say: "owner-decides", about });
}

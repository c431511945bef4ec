import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Question, TopicQuestion } from "../heard/questions.ts";
import { occupantsLimitIn } from "../knowing/owner-limits.ts";
import { scoreText } from "../saying/score-text.ts";
import { type Answer, fact, joined, type Said, told } from "../topics/topic.ts";
import { type Draft, hasSignal } from "./draft.ts";
import { comparedWith, incomeMeant, isRefusedBy, stillBooks } from "./enough.ts";
import { tellsOf, verdictWith } from "./verdict.ts";

/*
 * Whether a renter has what the home asks for, said of each requirement by what they told of it: "do we have a shot?", and
 * whether there is room for as many as they are.
 */

const ofStanding: readonly string[] = ["requirements", "requirements.income_enough", "requirements.credit"];

/** What a question of one's standing is answered by. */
type StandingAsked = Pick<TopicQuestion, "topic" | "cues" | "supposedIncome" | "supposedScore" | "isOfOwn">;

/** What is said of each requirement of which a renter told; nothing where the refusal of this turn says it. */
type Standing = { answer: Answer | null };

/** The answer to a question whether a renter qualifies; null where it is none, or nothing is known to go by. */
export function standingFor(draft: Draft, ask: StandingAsked): Standing | null {
  if (!ofStanding.includes(ask.topic)) return null;
  const isOfCredit = ask.topic === "requirements.credit";
  const tellsScore = Boolean(draft.heard?.facts.creditScore);
  const isOfScore = isOfCredit || (ask.topic === "requirements.income_enough" && tellsScore);
  if (!isOfScore && !ask.cues.has("asks-of-standing")) return null;
  const income = isOfCredit ? null : incomeMeant(draft, ask);
  const score = scoreMeant(draft, ask);
  const parts = [
    income !== null && !isRefusedBy(draft, "income") ? comparedWith(draft, income, ask) : null,
    score && !isRefusedBy(draft, "credit") ? scoreCompared(draft, score) : null,
  ].filter((part) => part !== null);
  const isLeft = (isRefusedBy(draft, "income") && !isOfCredit) || isRefusedBy(draft, "credit");
  if (parts.length > 0) return { answer: joined(parts) };
  return isLeft && (isOfCredit || ask.cues.has("asks-of-standing")) ? { answer: null } : null;
}

/** The answer to a question of no topic whether figures told with it qualify: "does the 580 rule me out". */
export const standingOf = (draft: Draft, question: Question): Standing | null =>
  question.cues.has("asks-of-standing") && (tellsOf(draft, "income") || tellsOf(draft, "credit"))
    ? standingFor(draft, { ...question, topic: "requirements", supposedIncome: null, supposedScore: null })
    : null;

/** "Does the 590 sink us" is of that score, "do we qualify" of the one that was told. */
function scoreMeant({ known, ...draft }: Draft, ask: StandingAsked): RenterFacts["creditScore"] {
  if (tellsOf({ known, ...draft }, "credit")) return known.creditScore;
  if (ask.supposedScore !== null) return { low: ask.supposedScore, high: ask.supposedScore };
  return ask.isOfOwn || ask.cues.has("asks-of-standing") ? known.creditScore : null;
}

/** Whether as many as a renter tells of may live there: "there'd be three of us, is that all right?" Null where it is not asked. */
export function roomFor(
  { learned, known, world }: Draft,
  { topic, isOfOwn, supposedPeople }: TopicQuestion,
): Answer | null {
  const most = occupantsLimitIn(world.knowledge);
  const occupants = Math.max((isOfOwn ? known : learned).occupants ?? 0, supposedPeople ?? 0);
  if (topic !== "occupancy" || !occupants || most === null) return null;
  const people: Said =
    occupants === 1
      ? { en: "1 person is", es: "1 persona está" }
      : { en: `${occupants} people is`, es: `${occupants} personas está` };
  const used = fact("occupancy", most, "requirements");
  return occupants <= most
    ? told(
        `Yes, ${people.en} within the limit: at most ${most} people may live in the home.`,
        `Sí, ${people.es} dentro del límite: pueden vivir ahí ${most} personas como máximo.`,
        used,
      )
    : told(
        `At most ${most} people may live in the home, and you'd be ${occupants}.`,
        `Pueden vivir ahí ${most} personas como máximo, y ustedes serían ${occupants}.`,
        used,
      );
}

function scoreCompared({ known, world }: Draft, score: NonNullable<RenterFacts["creditScore"]>): Answer | null {
  const { property, now, knowledge } = world;
  const least = property.renterRequirements?.minimumCreditScore ?? null;
  if (least === null || (score.low < least && score.high >= least)) return null;
  const used = fact("renterRequirements.minimumCreditScore", least, "requirements");
  const said = scoreText(score);
  if (score.low >= least)
    return told(
      `A credit score of ${said.en} meets the ${least} asked for.`,
      `Un puntaje de ${said.es} cumple con los ${least} que se piden.`,
      used,
    );
  const still = stillBooks(verdictWith({ ...known, creditScore: score }, property, now, knowledge).failed);
  const also = property.renterRequirements?.acceptsCosigners
    ? [" Co-signers are accepted.", " Se aceptan avales."]
    : ["", ""];
  return told(
    `A credit score of ${said.en} is below the ${least} asked for${still.en}.${also[0]}`,
    `Un puntaje de ${said.es} no llega a los ${least} que se piden${still.es}.${also[1]}`,
    used,
  );
}

/** Of a record of their own the owner alone can say what it does, whatever else is met. */
export const isOfRecord = (draft: Draft, { topic }: TopicQuestion): boolean =>
  topic === "requirements" && tellsOfRecord(draft);
export const tellsOfRecord = (draft: Draft): boolean =>
  hasSignal(draft, "tells-of-record") || (draft.heard?.asks ?? []).some(({ topic }) => topic === "background_check");

/** Whether a question is of what the renter told, of which the owner's words to all say nothing. */
export const isOfTold = (draft: Draft, { topic, cues, isOfOwn }: TopicQuestion): boolean =>
  isOfOwn === true ||
  cues.has("asks-of-standing") ||
  (topic === "requirements.credit"
    ? tellsOf(draft, "credit")
    : topic !== "requirements.income" || cues.has("points-back") || tellsOneByMonth(draft));

/** Whether a message tells one income, by the month: nothing of it may have been left out or reckoned wrong. */
const tellsOneByMonth = ({ heard }: Draft): boolean => {
  const [one, another] = heard?.incomes?.parts ?? [];
  return one !== undefined && !another && heard?.incomes?.total === null && one.monthly === one.dollars;
};

import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { scoreText } from "../saying/score-text.ts";
import { type Answer, fact, joined, told } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { comparedWith, incomeMeant, isRefusedBy } from "./enough.ts";
import { tellsOf, verdictWith } from "./verdict.ts";

/*
 * Whether a renter has what the home asks for, said of each requirement by what they told of it: "do we have a shot?"
 */

const ofStanding: readonly string[] = ["requirements", "requirements.income_enough", "requirements.credit"];

/** What is said of each requirement of which a renter told; nothing where the refusal of this turn says it. */
type Standing = { answer: Answer | null };

/** The answer to a question whether a renter qualifies; null where it is none, or nothing is known to go by. */
export function standingFor(draft: Draft, ask: TopicQuestion): Standing | null {
  if (!ofStanding.includes(ask.topic)) return null;
  const isOfCredit = ask.topic === "requirements.credit";
  if (!isOfCredit && !ask.cues.has("asks-of-standing")) return null;
  const income = isOfCredit ? null : incomeMeant(draft, ask);
  const score = scoreMeant(draft, ask);
  const parts = [
    income !== null && !isRefusedBy(draft, "income") ? comparedWith(draft, income) : null,
    score && !isRefusedBy(draft, "credit") ? scoreCompared(draft, score) : null,
  ].filter((part) => part !== null);
  const isLeft = (isRefusedBy(draft, "income") && !isOfCredit) || isRefusedBy(draft, "credit");
  if (parts.length > 0) return { answer: joined(parts) };
  return isLeft && ask.cues.has("asks-of-standing") ? { answer: null } : null;
}

/** "Does the 590 sink us" is of that score, "do we qualify" of the one that was told. */
function scoreMeant({ known, ...draft }: Draft, ask: TopicQuestion): RenterFacts["creditScore"] {
  if (tellsOf({ known, ...draft }, "credit")) return known.creditScore;
  if (ask.supposedScore !== null) return { low: ask.supposedScore, high: ask.supposedScore };
  return ask.cues.has("asks-of-standing") ? known.creditScore : null;
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
  const isFailed = verdictWith({ ...known, creditScore: score }, property, now, knowledge).failed.includes("credit");
  const still = isFailed ? ["", ""] : [", but you can still book a showing", ", pero puede agendar una visita"];
  const also = property.renterRequirements?.acceptsCosigners
    ? [" Co-signers are accepted.", " Se aceptan avales."]
    : ["", ""];
  return told(
    `A credit score of ${said.en} is below the ${least} asked for${still[0]}.${also[0]}`,
    `Un puntaje de ${said.es} no llega a los ${least} que se piden${still[1]}.${also[1]}`,
    used,
  );
}

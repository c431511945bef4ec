import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { firstNameOf, unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { applicationTypeLabels } from "@porchlight/domain/words/labels.ts";
import { mayStillCome } from "./owner-view.ts";
import type { ScreeningRow } from "./queries.ts";

/** A person's score; null where there is none, and `isAwaited` where a report may still come. */
type Scored = { type: ApplicationType; name: string; score: number | null; isAwaited: boolean };

/** Returns the credit scores of the people of a household; of one that was sent without a bureau, none. */
export const scoresOf = (
  applicants: readonly { id: string; type: ApplicationType; name: string }[],
  screenings: Map<string, ScreeningRow | null> | null,
): Scored[] =>
  screenings ? applicants.map(({ id, type, name }) => ({ type, name, ...scoreIn(screenings.get(id) ?? null) })) : [];

function scoreIn(screening: ScreeningRow | null): Pick<Scored, "score" | "isAwaited"> {
  const score = screening?.summary?.credit?.score;
  return {
    score: score && "value" in score ? score.value : null,
    isAwaited: screening !== null && !screening.summary && mayStillCome(screening.status),
  };
}

/** Returns the facts that scores tell: a household is judged by its lowest, and a co-signer's never lowers it. */
export function creditFactsOf(scores: readonly Scored[]): Partial<RenterFacts> {
  const judged = scores.flatMap(({ type, score }) => (type === "CO_SIGNER" || score === null ? [] : [score]));
  if (judged.length === 0) return {};
  const lowest = Math.min(...judged);
  return { creditScore: { low: lowest, high: lowest }, creditUnknown: false };
}

/**
 * Returns each person's score as the owner reads it, as in "Jordan 742, Sam 680 (co-signer), Kim no score", or "Applicant
 * 742" without a name; null where nobody has one.
 */
export const scoresStated = (scores: readonly Scored[]): string | null =>
  scores.every(({ score }) => score === null)
    ? null
    : scores
        .map(({ name, type, score, isAwaited }) => {
          const said = score ?? (isAwaited ? "no score yet" : "no score");
          if (!name || name === unnamedRenter) return `${applicationTypeLabels[type]} ${said}`;
          return `${firstNameOf(name)} ${said}${type === "CO_SIGNER" ? " (co-signer)" : ""}`;
        })
        .join(", ");

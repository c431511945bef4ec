import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { applicationTypeLabels } from "@porchlight/domain/words/labels.ts";
import type { ScreeningRow } from "./queries.ts";

type Scored = { type: ApplicationType; name: string; score: number };

/** Returns the credit scores of the people of a household whose report has one. */
export const scoresOf = (
  applicants: readonly { id: string; type: ApplicationType; name: string }[],
  screenings: Map<string, ScreeningRow | null> | null,
): Scored[] =>
  applicants.flatMap(({ id, type, name }) => {
    const score = screenings?.get(id)?.summary?.credit?.score;
    return score && "value" in score ? [{ type, name, score: score.value }] : [];
  });

/** Returns the facts that scores tell: a household is judged by its lowest, and a co-signer's never lowers it. */
export function creditFactsOf(scores: readonly Scored[]): Partial<RenterFacts> {
  const judged = scores.filter(({ type }) => type !== "CO_SIGNER").map(({ score }) => score);
  if (judged.length === 0) return {};
  const lowest = Math.min(...judged);
  return { creditScore: { low: lowest, high: lowest }, creditUnknown: false };
}

/**
 * Returns each person's score as the owner reads it, as in "Jordan 742, Sam 680 (co-signer)", or "Applicant 742" without a
 * name; null where there is none.
 */
export const scoresStated = (scores: readonly Scored[]): string | null =>
  scores.length === 0
    ? null
    : scores
        .map(({ name, type, score }) => {
          if (!name) return `${applicationTypeLabels[type]} ${score}`;
          return `${firstNameOf(name)} ${score}${type === "CO_SIGNER" ? " (co-signer)" : ""}`;
        })
        .join(", ");

import { rowsAbout } from "./law.ts";
import type { LawRow } from "./law-row.ts";

/** What the law of a place says about the conditional offer that a criminal report follows. */
export type OfferRule = {
  row: LawRow<"criminal-check">;
  /** Whether no more is known than that there are limits; an offer first is then the careful way. */
  isLimited: boolean;
  /** How many days a person has to ask about and appeal an offer that is taken back; null where none are known. */
  appealDays: number | null;
};

/** Returns the rule about conditional offers among a place's rows; null where none is known. */
export function offerRuleOf(rows: readonly LawRow[]): OfferRule | null {
  const about = rowsAbout(rows, "criminal-check");
  const row = about.find(({ value }) => value.kind === "after-conditional-offer") ?? about[0];
  if (!row) return null;
  const { value } = row;
  return {
    row,
    isLimited: value.kind === "limited",
    appealDays: value.kind === "after-conditional-offer" ? value.appealDays : null,
  };
}

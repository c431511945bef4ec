import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { ofDoubtedIncome, ofUntoldIncome } from "../dialogue/doubted-income.ts";
import type { Draft } from "./draft.ts";
import { sayNoted } from "./noted.ts";
import { countAsk } from "./qualifying.ts";
import { verdictFor } from "./verdict.ts";

/**
 * Asks whether an amount is the income of the household, or all of it, where a renter would be turned down by it; false where
 * none is in doubt.
 */
export function asksOfIncome(draft: Draft): boolean {
  const { doubtedIncome, talk } = draft;
  if (doubtedIncome === null) return false;
  const { amount, isWhole } = doubtedIncome;
  if (Object.keys(draft.learned).length > 0) sayNoted(draft);
  draft.says.push({ say: isWhole ? "ask-income-whole" : "ask-income-meant", amount: dollars(amount) });
  draft.talk = {
    ...talk,
    awaiting: "facts",
    doubtedIncome: amount,
    asked: [...talk.asked.filter((each) => each === "contact" || each === "dog-size"), "income", ofDoubtedIncome],
  };
  countAsk(draft, "income", true);
  return true;
}

/** Asks what an income named without its amount comes to, once, before its renter is told to fall short; false where none is. */
export function asksOfUntoldIncome(draft: Draft): boolean {
  const { heard, talk } = draft;
  const isShort = verdictFor(draft).failed[0] === "income";
  if (!heard?.namesIncomeUntold || !isShort || talk.asked.includes(ofUntoldIncome)) return false;
  sayNoted(draft);
  draft.says.push({ say: "ask-income-untold" });
  draft.talk = {
    ...talk,
    awaiting: "facts",
    asked: [...talk.asked.filter((each) => each === "contact" || each === "dog-size"), "income", ofUntoldIncome],
  };
  return true;
}

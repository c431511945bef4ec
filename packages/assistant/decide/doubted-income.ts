import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { ofDoubtedIncome } from "../dialogue/doubted-income.ts";
import type { Draft } from "./draft.ts";
import { sayNoted } from "./noted.ts";

/** Asks whether an amount is the income of the household, where a renter would be turned down by it; false where none is in doubt. */
export function asksOfIncome(draft: Draft): boolean {
  const { doubtedIncome: amount, talk } = draft;
  if (amount === null) return false;
  if (Object.keys(draft.learned).length > 0) sayNoted(draft);
  draft.says.push({ say: "ask-income-meant", amount: dollars(amount) });
  draft.talk = {
    ...talk,
    awaiting: "facts",
    doubtedIncome: amount,
    asked: [...talk.asked.filter((each) => each === "contact" || each === "dog-size"), "income", ofDoubtedIncome],
  };
  return true;
}

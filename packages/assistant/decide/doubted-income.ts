import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { ofDoubtedIncome, ofUntoldIncome } from "../dialogue/doubted-income.ts";
import { type Draft, timeFor } from "./draft.ts";
import { sayNoted } from "./noted.ts";
import { askedBesides, countAsk } from "./qualifying.ts";
import { keepsWish } from "./refusing.ts";
import { incomeAsked } from "./shortfall.ts";
import { verdictFor } from "./verdict.ts";
import { isOpen, namesClosedTime } from "./wished.ts";

/**
 * Asks whether an amount is the income of the household, or all of it, where a renter would be turned down by it; false where
 * none is in doubt.
 */
export function asksOfIncome(draft: Draft): boolean {
  const { doubtedIncome } = draft;
  if (doubtedIncome === null) return false;
  const { amount, isWhole } = doubtedIncome;
  const { monthlyIncome: _, ...others } = draft.learned;
  if (Object.keys(others).length > 0) sayNoted({ ...draft, learned: others });
  if (isWhole) {
    sayTimeKept(draft);
    draft.says.push({ say: "ask-income-whole", amount: dollars(amount), needed: dollars(incomeAsked(draft).needed) });
  } else draft.says.push({ say: "ask-income-meant", amount: dollars(amount) });
  draft.talk = {
    ...draft.talk,
    awaiting: "facts",
    doubtedIncome: amount,
    asked: [...askedBesides(draft), "income", ofDoubtedIncome],
  };
  countAsk(draft, "income", true);
  return true;
}

/** The time wished for is kept until the answer comes; one that is not open is said to be none. */
function sayTimeKept(draft: Draft): void {
  const before = draft.talk.chosen;
  if (namesClosedTime(draft)) draft.says.push({ say: "time-not-open" });
  keepsWish(draft);
  const { chosen } = draft.talk;
  if (chosen && chosen !== before && isOpen(draft, chosen))
    draft.says.push({ say: "time-open", time: timeFor(draft, chosen.startsAt) });
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
    asked: [...askedBesides(draft), "income", ofUntoldIncome],
  };
  return true;
}

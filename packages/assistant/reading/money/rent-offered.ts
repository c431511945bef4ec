import { isNearRent, isNegotiating } from "../../dialogue/rent-offers.ts";
import type { Talk } from "../../talk.ts";
import type { Clause } from "../text/clauses.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";
import { earns } from "./income-words.ts";

/** "Ok, meet in the middle, 2,075" of who asked for a lower rent: a clause names one amount near it, and none that is earned. */
export const offersRent = ({ text, isQuestion }: Clause, talk: Talk, rent: number | null | undefined): boolean => {
  if (isQuestion || !isNegotiating(talk) || earns.test(text)) return false;
  const [amount, another] = amountsIn(asFigures(text));
  return amount !== undefined && !another && amount.dollars !== rent && isNearRent(amount.dollars, rent);
};

import { ownShowing } from "../dialogue/subject.ts";
import type { Intent } from "./intents.ts";
import type { Message } from "./message.ts";
import { offersRent } from "./money/rent-offered.ts";
import { isPointing } from "./questions/pointing.ts";
import { asksAmount } from "./questions/what-of-it.ts";
import { normal } from "./text/normal.ts";
import { asksOtherTime } from "./times/other-of-two.ts";
import type { Told } from "./told-in.ts";

/** Adds what a message means by what it tells and what the talk stands at, and not by its words alone. */
export function addMeantInTalk(meant: Set<Intent>, message: Message, told: Told): void {
  const { said, clauses, talk, asked, property } = message;
  const rent = property.leaseConditions?.rent;
  if (told.tellsCosigner) meant.add("tells_cosigner");
  if (!asked.includes("income") && clauses.some((clause) => offersRent(clause, talk, rent))) meant.add("negotiate");
  if (asksOtherTime(normal(said), talk, told.times)) {
    meant.add("request_other_times");
    meant.delete("request_alternatives");
  }
  if (pointsAtShowing(message, told)) meant.add("ask_own_showing");
}

/** "So is that for sure", said right after a time was requested and with no fact of one's own that it could be of. */
const pointsAtShowing = ({ clauses, talk }: Message, { facts }: Told): boolean => {
  const questions = clauses.filter(({ isQuestion }) => isQuestion);
  return (
    talk.subject?.topic === ownShowing &&
    Object.keys(facts).length === 0 &&
    questions.length > 0 &&
    questions.every(({ text, words }) => isPointing(words) && !asksAmount(text))
  );
};

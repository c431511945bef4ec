import { aimOf } from "../learned/aims.ts";
import type { Message } from "../message.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { ofVisitAlone } from "./elsewhere.ts";
import { isAboutMovingIn } from "./move-in-or-visit.ts";
import { wishesIn } from "./wishes.ts";

const ofTime: ReadonlySet<string> = new Set(["when", "request_showing", "request_other_times", "reschedule_showing"]);

/** Whether a part of the message is about coming at a time, whatever the rest of it asks: "Is it open? Saturday morning would work". */
export const proposesTime = ({ clauses, answers, today, talk }: Message): boolean =>
  clauses.some(
    (clause) =>
      !answers.has(clause) &&
      !isAboutMovingIn(clause.text) &&
      isOfTime(clause) &&
      wishesIn(clause.text, today, talk.offered.length).some(
        ({ from, at, after, before, not }) => !not && (from ?? at ?? after ?? before) !== null,
      ),
  );

/** Whether a part of a message is about when to come, by what it is like. */
export function isOfTime(clause: Clause): boolean {
  const { text, isQuestion } = ofVisitAlone(clause);
  const found = aimOf(text, isQuestion);
  return found !== null && ofTime.has(found.aim) && found.likely >= (isQuestion ? least.aim : least.proposedTime);
}

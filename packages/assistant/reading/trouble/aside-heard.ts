import type { Talk } from "../../talk.ts";
import { aimOf, likelyAs } from "../learned/aims.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { isAboutMovingIn } from "../times/move-in-or-visit.ts";

/** What is not said to Piper: words meant for somebody else, or a sales talk. */
type AsideIntent = "private_chatter" | "solicitation";

/** "Did you send in the Saturday 930": a question to whom one is talking with. */
const asksUs = ({ text, isQuestion }: Clause): boolean => isQuestion && /\b(?:you|u|usted(?:es)?)\b/.test(text);

/** "We'd be looking to move in like October 3" */
const tellsOwnMove = ({ text }: Clause): boolean =>
  /\b(?:i|we)\b/.test(text) && isAboutMovingIn(text) && likelyAs(text, false, "told") >= least.surelyTold;

/** What may stand beside it and is not meant for Piper either. */
const light: readonly string[] = ["chat", "told", "thank_goodbye", "wrong_number", "when", "pass_on", "complaint"];
/** What salesmen ask for too. */
const ofSales: readonly string[] = [
  ...["request_call", "request_human", "request_private_info", "owner", "meaning.who_decides", "ask_identity"],
  ...["request_showing", "negotiate", "scam_concern", "ask_next", "tours.virtual"],
];

/**
 * What a message as a whole is that is not for Piper; null where a sentence of it is after something else. A question that
 * goes with a group's chatter ("2 baths, thoughts?") is part of it.
 */
export function asideIn(clauses: readonly Clause[], { offered, escalated, chosen }: Talk): AsideIntent | null {
  const isInTalk = offered.length + escalated.length > 0 || chosen !== null;
  if ((isInTalk && clauses.some(asksUs)) || clauses.some(tellsOwnMove)) return null;
  const isLike = (aside: AsideIntent, { text, isQuestion }: Clause) =>
    likelyAs(text, isQuestion, aside) >= (isInTalk ? least.aside.inTalk : least.aside.atFirst);
  return (
    (["solicitation", "private_chatter"] as const).find(
      (aside) =>
        clauses.some((clause) => isLike(aside, clause)) &&
        clauses.every((clause) => isLike(aside, clause) || !isForPiper(clause, aside)),
    ) ?? null
  );
}

function isForPiper({ text, isQuestion }: Clause, aside: AsideIntent): boolean {
  const found = aimOf(text, isQuestion);
  return (
    found !== null &&
    found.likely >= least.aim &&
    found.aim !== "private_chatter" &&
    found.aim !== "solicitation" &&
    !light.includes(found.aim) &&
    !(aside === "solicitation" && ofSales.includes(found.aim))
  );
}

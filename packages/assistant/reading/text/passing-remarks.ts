import { topicsIn } from "../../topics.ts";
import type { Understand } from "../../understander.ts";
import { contactIn } from "../contact/contact.ts";
import { type Intent, intentsIn } from "../intents.ts";
import { learnedIn } from "../learned/learned-intents.ts";
import { type Message, messageOf } from "../message.ts";
import { incomeIn } from "../money/income.ts";
import { speaksOfIncome } from "../money/income-words.ts";
import { addsToList, occupantsIn } from "../people/household.ts";
import { tellsNeedOfBody } from "../people/own-needs.ts";
import { tellsTrait } from "../people/trait-words.ts";
import { asksSomething, startsWithOneself } from "../questions/asked-of-home.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { stands } from "../stands.ts";
import { isOfTime } from "../times/proposed-time.ts";
import { toldIn } from "../told-in.ts";
import { mishap } from "../trouble/mishap.ts";
import type { Clause } from "./clauses.ts";
import { normal, tokensOf } from "./normal.ts";
import { asksOfRemark, withoutRemarks } from "./remarks.ts";

type Context = Parameters<Understand>[1];

/** What may be heard in a remark that is made in passing; the words for a trait may sound like the others. */
const inPassing: readonly Intent[] = ["greeting", "fair_housing_probe", "accommodation_request"];
const soundingLike: readonly Intent[] = [...inPassing, "affirm", "negate"];

/** What a message says without its remarks, as a text and taken apart. */
type WithoutRemarks = { rest: string; remarks: readonly string[]; message: Message };

/**
 * What a message says without the remarks that its renter makes in passing, and these; null where it has none, where it
 * says nothing else, and where what else it says is of them ("I'm a single mom, is that a problem?").
 */
export function withoutPassingRemarks(text: string, context: Context): WithoutRemarks | null {
  const { rest, remarks } = withoutRemarks(text, (remark, isApart) => tellsNothing(remark, context, isApart));
  if (remarks.length === 0 || rest === "" || beginsOnly.test(normal(rest))) return null;
  // "It's my husband, me and the kids" is one list, of which no part is a remark.
  const isCounted = context.talk.asked.includes("occupants");
  if (occupantsIn(normal(text), isCounted) !== occupantsIn(normal(rest), isCounted)) return null;
  const message = messageOf(rest, context);
  const { clauses } = message;
  const isOfAccess = remarks.some((remark) => intentsIn(normal(remark)).includes("accommodation_request"));
  if (clauses.some((clause) => asksBack(clause) || (isOfAccess && mayNeedChange(clause)))) return null;
  if (remarks.some((remark) => speaksOfIncome(normal(remark))) && tellsOtherIncome(text, rest)) return null;
  return clauses.some(saysElse) ? { rest, remarks, message } : null;
}

/** "Does my mom pay it too" without its remark would only begin a question. */
const beginsOnly = /^(?:(?:and|so|but) )*(?:do|does|did|is|are|was|will|would|can|could|should|has|have)\W*$/;

/** "My income is a pension, comes to 4300": the amount is of what is said before it. */
const tellsOtherIncome = (text: string, rest: string): boolean =>
  incomeIn(normal(text), "none") !== incomeIn(normal(rest), "none");

const asksBack = ({ text, isQuestion }: Clause): boolean => isQuestion && asksOfRemark(text);

/** "I'm deaf, can we do everything by text" may ask for an accommodation, as whatever does that no rule of the house answers. */
const mayNeedChange = (clause: Clause): boolean => {
  const { text, isQuestion } = clause;
  const named = intentsIn(text);
  const topics = topicsIn(tokensOf(text)).map(({ topic }) => topic.key);
  if (named.includes("accommodation_request") || topics.some((key) => key.startsWith("accessibility"))) return true;
  return isQuestion && topics.length === 0 && named.every((intent) => intent === "greeting") && !isOfTime(clause);
};

const saysElse = ({ text }: Clause): boolean => {
  const named = intentsIn(text);
  return named.length === 0 || named.some((intent) => intent !== "greeting");
};

function tellsNothing(remark: string, context: Context, isApart: boolean): boolean {
  if (tellsNeedOfBody(normal(remark)) || addsToList(normal(remark))) return false;
  const isOfTrait = tellsTrait(remark);
  const isNeutral =
    (isApart ? saysWhatOneIs : isKind).test(normal(remark)) && !contentOf(normal(remark)).every(isCount);
  if ((!isOfTrait && !isNeutral) || mishap.test(normal(remark))) return false;
  const message = messageOf(remark, { ...context, history: [] });
  const mayBe = isOfTrait ? soundingLike : inPassing;
  const isSmallTalk = message.clauses.every((clause) => {
    const named = intentsIn(clause.text).filter((intent) => stands(intent, clause));
    const asks = isOfTrait ? traitAsks(clause, context) : !isLikeNothing(clause, context);
    return !asks && named.every((intent) => mayBe.includes(intent));
  });
  const { email, phone } = contactIn(remark, false);
  if (!isSmallTalk || (email ?? phone)) return false;
  const { facts, times, tellsCosigner, notPets } = toldIn(message, false);
  return Object.keys(facts).length + times.length + notPets.length === 0 && !tellsCosigner;
}

/** What somebody is; what they have may be what the question beside it is of: "do you accept support dogs? I have a letter". */
const saysWhatOneIs = /^(?:\w+,? )?(?:i am|we are|soy|somos|estoy|estamos)\b/;

/** The same where no stop says where it ends: "im a slow texter". */
const isKind = /^(?:i am|we are|soy) (?:an?|muy|un|una) /;

/** "I have two" counts what was named before. */
const isCount = (word: string): boolean => /^(?:\d+|one|two|three|four|uno|una|dos|tres|cuatro)$/.test(word);

/** What a trait is told by may be like anything, as the examples know few of its words: "I use a cane" asks nothing. */
const traitAsks = (clause: Clause, { talk }: Context): boolean =>
  clause.isQuestion ||
  offersCosigner(clause) ||
  (!startsWithOneself.test(clause.text) && asksSomething(clause, talk.awaiting));

/** "My dad would co-sign for me" is an offer, whoever is named in it. */
const offersCosigner = ({ text }: Clause): boolean =>
  topicsIn(tokensOf(text)).some(({ topic }) => topic.key === "requirements.cosigner");

/** Other remarks may be after something. */
const isLikeNothing = (clause: Clause, { talk }: Context): boolean =>
  !asksSomething(clause, talk.awaiting) && learnedIn(clause, talk.offered.length > 0).length === 0;

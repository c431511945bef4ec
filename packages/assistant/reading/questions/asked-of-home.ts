import { type TopicHit, topicOf, topicsIn } from "../../topics.ts";
import { reaches } from "../contact/addresses.ts";
import { type Intent, intentsIn } from "../intents.ts";
import { likelyAs, likelyAsAny, placesOfAims } from "../learned/aims.ts";
import { weighed } from "../learned/learned-intents.ts";
import { cosigner } from "../people/relatives.ts";
import { least } from "../rank.ts";
import { stands } from "../stands.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { withoutDeclined } from "../text/declined.ts";
import { tokensOf } from "../text/normal.ts";
import { withoutOpening } from "../text/question-words.ts";
import { topicAdded } from "./named-alone.ts";
import { aimedTopic } from "./questions.ts";

/*
 * Which words of a message ask of this home, and which only look like it beside what the message is after.
 */

/** Intents that are a matter of their own: their words ask nothing about the home. */
export const apart: readonly Intent[] = [
  "request_showing",
  "request_other_times",
  "reschedule_showing",
  "cancel_showing",
  "ask_identity",
  "scam_concern",
  "negotiate",
  "report_maintenance",
  "emergency",
  "accommodation_request",
  "fair_housing_probe",
  "prompt_injection",
  "request_private_info",
  "ask_privacy",
  "request_human",
  "request_call",
  "request_alternatives",
  "running_late",
  "access_problem",
  "abusive",
  "opt_out",
  "wrong_number",
  "not_interested",
  "apply",
  "ask_next",
  "ask_own_showing",
  "pass_on",
  "attend",
  "waitlist",
  "request_self_tour",
];

export const isApart = (clause: Clause): boolean =>
  weighed(intentsIn(clause.text), clause, false).some((intent) => apart.includes(intent) && stands(intent, clause));

/** "I have a bike" tells, whatever it is like. */
export const startsWithOneself = new RegExp(
  String.raw`^(?:(?:and|but|so|y|pero) )*(?:i|we|my|our|yo|mi|nosotros|soy|(?!${anyOf(
    "como; cuanto; no; solo; puedo; podemos; debo; debemos; also; do; to; who; two; too; go; photo",
  )}\b)\w+(?:o|[aei]mos))\b`,
);
const ofHome = placesOfAims((aim) => aim === "unheld" || topicOf(aim) !== null);
/** How likely a text is to ask of the home, whatever of it. */
export const likelyOfHome = (text: string, isQuestion: boolean): number => likelyAsAny(text, isQuestion, ofHome);

/** "I'd want to move July 1" tells and asks nothing of when the home is free. */
const tellsOwnMove = /\b(?:i|we)\b.*\bmov(?:e|ing)\b.*\d/;

/** What happens on the way or to a plan is told: a car that broke down asks of no parking. */
const onlyTold: readonly Intent[] = ["running_late", "access_problem", "cancel_showing", "reschedule_showing"];

/** Social Security that somebody lives on is an income, and no number that they have or lack. */
const receives = "from|have|get|receive|on|in|and|plus";
const paysSo = String.raw`(?: [a-z]+){0,4} \$?\d`;
const socialSecurity = String.raw`(?<!\b(?:${receives}) (?:\w+'s )?|\d )social security(?!${paysSo}| (?:income|checks?|benefits?|disability))`;
const cobra = String.raw`\b(?:viv|cobr|recib|gan|pension|retir|cheque|jubil)\w*(?: \w+){0,2}`;
const seguroSocial = String.raw`(?<!\d(?: al mes)? (?:del|de|de (?:mi|su|nuestro)) |${cobra} )seguro social`;
/** What is named to ask whether it will do: a co-signer, a tax number. */
export const namesPapers = new RegExp(
  String.raw`\b${anyOf(`co-? ?sign(?:ers|ing)?; ${cosigner}; ssn; itin`, seguroSocial, socialSecurity)}\b`,
);

/** "Love the porch", "me encanta la cocina" */
export const praises =
  /^(?:(?:and|but|also|oh|y|pero|ay) )*(?:(?:i|we) )?(?:(?:really|just|absolutely|do|both) )*(?:love|loved|adore|me encant\w+|nos encant\w+)\b/;

/** "It's for the dryer" tells what was asked before it is for. */
const tellsPurpose = /^(?:(?:it|this|that) is|es|seria) (?:for|para) /;

const term = anyOf("deposit; security deposit; rent; application fee; pet rent; pet deposit; deposito; renta; fianza");
const unlessOtherwise = anyOf("if; as long as; provided; provided that; assuming; si; mientras; siempre que");
/** "If the deposit is one month I'd like to see it" asks what the deposit is. */
const conditionOnTerm = new RegExp(
  `^(?:(?:so|and|but|well|okay|y|pues) )*${unlessOtherwise} (?:the |el |la )?${term} (?:is|equals|stays|comes|included?|covers?|es|sea|queda|incluye|cubre)\\b`,
);

/** "I applied on Sunday and nobody has answered" asks how far it is. */
const asksOfStatus = ({ text }: Clause): boolean => likelyAs(text, false, "application_status") >= least.asked.anyTopic;

/** "La casa todavía la están rentando", "still for rent" ask, mark or no mark. */
const asksWhetherStill = ({ text }: Clause): boolean => {
  const tokens = tokensOf(text);
  const saysStill = ({ topic, from, to }: TopicHit): boolean =>
    topic.key === "availability" && tokens.slice(from, to).some((token) => still.has(token));
  return !startsWithOneself.test(text) && topicsIn(tokens).some(saysStill);
};
const still = new Set(["still", "todavia", "aun", "sigue", "siguen", "sigues"]);

/** What tells an address or a number asks nothing: "name's Tina, tina@example.test". */
const asksUnmarked = (said: Clause): boolean => {
  const clause = { ...said, text: withoutOpening(said.text) };
  return (
    asksOfStatus(clause) ||
    asksWhetherStill(clause) ||
    (clause.words.search(reaches) < 0 &&
      (aimedTopic(clause, least.asked.oneTopic) !== null ||
        (!startsWithOneself.test(clause.text) && likelyOfHome(clause.text, false) >= least.asked.anyTopic)))
  );
};

/** Questions ask; so does a bare "parking" or "pet policy", unless it answers what Piper asked. */
export function asksSomething(said: Clause, awaiting: string | null): boolean {
  // "Not a video, I want to come" asks for no video.
  const clause = said.isQuestion ? said : { ...said, text: withoutDeclined(said.text) };
  if (clause.isQuestion || namesPapers.test(clause.text)) return true;
  if (praises.test(clause.text)) return false;
  if (
    tellsPurpose.test(clause.text) ||
    weighed(intentsIn(clause.text), clause, false).some((intent) => onlyTold.includes(intent))
  )
    return false;
  const tokens = tokensOf(clause.text);
  if (conditionOnTerm.test(clause.text) || aimedTopic(clause, least.asked.oneTopic) === "tours.company") return true;
  if (awaiting !== "facts" && !tellsOwnMove.test(clause.text) && asksUnmarked(clause)) return true;
  if (wantsTold.test(clause.text) && !tellsOwn.test(clause.text)) return topicsIn(tokens).length > 0;
  const added = topicAdded(clause);
  if (added !== null && (awaiting !== "facts" || !isOfRenter(tokensOf(added)))) return true;
  return (
    (awaiting !== "facts" || (addsMore.test(clause.text) && !isOfRenter(tokens))) &&
    (tokens.length <= mostBareWords || isListOf(tokens)) &&
    topicsIn(tokens).length > 0 &&
    !tellsOfOneself.test(clause.text) &&
    clause.words.search(reaches) < 0
  );
}

/** "Send me the deposit and the fees" */
const wantsTold = /\b(?:send|give|share|need|want|know|info|list|breakdown|envie|mande|necesito|lista|desglose)\b/;
const tellsOwn = new RegExp(
  String.raw`\b${anyOf(
    "i make; my; our; i have; i am; tengo; mi; salary; (?:need|want) it (?:by|for|from|in)",
    "no (?:pets?|animals?|dogs?|cats?)",
  )}\b`,
);

const mostBareWords = 4;
const tellsOfOneself = /\b(?:i|my|we|our|mi|tengo|no|sin|ningun[oa]?)\b|\d{3}|\d ?k\b/;

/** "And trash", said instead of the facts that Piper asked for, asks on. */
const addsMore = /^(?:and|also|y|tambien)\b/;
/** Whether words name what Piper asks of a renter, and so may answer. */
const isOfRenter = (tokens: readonly string[]): boolean =>
  topicsIn(tokens).some(({ topic }) => /^(?:requirements|pets|available_date|income_proof|assistance)/.test(topic.key));

/** "Rent, deposit, lease length please": hardly anything but topics. */
function isListOf(tokens: readonly string[]): boolean {
  const named = topicsIn(tokens);
  const rest = tokens.filter((_, at) => !named.some(({ from, to }) => at >= from && at < to));
  return (named.length > 1 && rest.length <= 2) || named.length > mostNamedInPassing;
}

/** From more topics in one sentence on, it is a list. */
const mostNamedInPassing = 3;

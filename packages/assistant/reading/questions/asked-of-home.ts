import type { Ask } from "../../heard/questions.ts";
import { topicOf, topicsIn } from "../../topics.ts";
import { type Intent, intentsIn } from "../intents.ts";
import { likelyAsAny, placesOfAims } from "../learned/aims.ts";
import { learnedIn, weighed } from "../learned/learned-intents.ts";
import { least } from "../rank.ts";
import { stands } from "../stands.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { isSmallTalk } from "../text/small-talk.ts";
import { weekday } from "../times/calendar-words.ts";
import { namedIn, ofVisitAlone } from "../times/elsewhere.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { isOfTime } from "../times/proposed-time.ts";
import { tradesTime } from "../times/time-traded.ts";
import { ownCalls } from "../times/tour-types.ts";
import { wishesIn } from "../times/wishes.ts";
import { aimedTopic, contentOf } from "./questions.ts";

/*
 * Which words of a message ask of this home, and which only look like it beside what the message is after.
 */

/** Intents that are a matter of their own: their words ask nothing about the home. */
const apart: readonly Intent[] = [
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
export const startsWithOneself =
  /^(?:(?:and|but|so|y|pero) )*(?:i|we|my|our|yo|mi|nosotros|soy|(?!(?:como|cuanto|no|solo|puedo|podemos|debo|debemos|also|do|to|who|two|too|go|photo)\b)\w+(?:o|[aei]mos))\b/;
const ofHome = placesOfAims((aim) => aim === "unheld" || topicOf(aim) !== null);
/** How likely a text is to ask of the home, whatever of it. */
export const likelyOfHome = (text: string, isQuestion: boolean): number => likelyAsAny(text, isQuestion, ofHome);

/** "I'd want to move July 1" tells and asks nothing of when the home is free. */
const tellsOwnMove = /\b(?:i|we)\b.*\bmov(?:e|ing)\b.*\d/;

/** What happens on the way or to a plan is told: a car that broke down asks of no parking. */
const onlyTold: readonly Intent[] = ["running_late", "access_problem", "cancel_showing", "reschedule_showing"];

/** Social Security that somebody lives on is an income, and no number that they have or lack. */
const receives = "from|have|get|receive|on|and|plus";
const paysSo = String.raw` (?:(?:is|of|and|plus|adds|pays|brings|gives|for) )?(?:me |us )?(?:about |around )?\$?\d`;
const socialSecurity = String.raw`(?<!\b(?:${receives}) |\d )social security(?!${paysSo}| (?:income|checks?|benefits?|disability))`;
const cobra = String.raw`\b(?:viv|cobr|recib|gan|pension|retir|cheque|jubil)\w*(?: \w+){0,2}`;
const seguroSocial = String.raw`(?<!\d(?: al mes)? (?:del|de|de (?:mi|su|nuestro)) |${cobra} )seguro social`;
/** What is named to ask whether it will do: a co-signer, a tax number. */
const namesPapers = new RegExp(
  String.raw`\b${anyOf("co-? ?sign(?:er|ers|ing)?; guarantor; aval; ssn; itin", seguroSocial, socialSecurity)}\b`,
);

/** "Love the porch", "me encanta la cocina" */
const praises =
  /^(?:(?:and|but|also|oh|y|pero|ay) )*(?:(?:i|we) )?(?:(?:really|just|absolutely|do|both) )*(?:love|loved|adore|me encant\w+|nos encant\w+)\b/;

/** "It's for the dryer" tells what was asked before it is for. */
const tellsPurpose = /^(?:(?:it|this|that) is|es|seria) (?:for|para) /;

const term = anyOf("deposit; security deposit; rent; application fee; pet rent; pet deposit; deposito; renta; fianza");
const unlessOtherwise = anyOf("if; as long as; provided; provided that; assuming; si; mientras; siempre que");
/** "If the deposit is one month I'd like to see it" asks what the deposit is. */
const conditionOnTerm = new RegExp(
  `^(?:(?:so|and|but|well|okay|y|pues) )*${unlessOtherwise} (?:the |el |la )?${term} (?:is|equals|stays|comes|included?|covers?|es|sea|queda|incluye|cubre)\\b`,
);

const asksUnmarked = (clause: Clause): boolean =>
  aimedTopic(clause, least.asked.oneTopic) !== null ||
  (!startsWithOneself.test(clause.text) && likelyOfHome(clause.text, false) >= least.asked.anyTopic);

/** Questions ask; so does a bare "parking" or "pet policy", unless it answers what Piper asked. */
export function asksSomething(clause: Clause, awaiting: string | null): boolean {
  if (clause.isQuestion || namesPapers.test(clause.text)) return true;
  if (praises.test(clause.text)) return false;
  if (tellsPurpose.test(clause.text) || intentsIn(clause.text).some((intent) => onlyTold.includes(intent)))
    return false;
  const tokens = tokensOf(clause.text);
  if (conditionOnTerm.test(clause.text) || aimedTopic(clause, least.asked.oneTopic) === "tours.company") return true;
  if (awaiting !== "facts" && !tellsOwnMove.test(clause.text) && asksUnmarked(clause)) return true;
  if (
    /\b(?:send|give|share|need|want|know|info|list|breakdown|envie|mande|necesito|lista|desglose)\b/.test(
      clause.text,
    ) &&
    !/\b(?:i make|my|our|i have|i am|tengo|mi|salary|(?:need|want) it (?:by|for|from|in)|no (?:pets?|animals?|dogs?|cats?))\b/.test(
      clause.text,
    )
  )
    return topicsIn(tokens).length > 0;
  if (awaiting !== "facts" && addsOne(clause.text)) return true;
  return (
    (awaiting !== "facts" || goesOnAsking(clause.text, tokens)) &&
    (tokens.length <= mostBareWords || isListOf(tokens)) &&
    topicsIn(tokens).length > 0 &&
    !tellsOfOneself.test(clause.text)
  );
}

const mostBareWords = 4;
const tellsOfOneself = /\b(?:i|my|we|our|mi|tengo|no|sin|ningun[oa]?)\b|\d{3}|\d ?k\b/;

/** "And the cooling, it gets so hot" asks on of what it begins with, and tells why. */
function addsOne(text: string): boolean {
  const [, added = ""] = /^(?:(?:oh|ah|well|okay|bueno) )*(?:and|also|y|tambien) ([^,]+), /.exec(text) ?? [];
  const tokens = tokensOf(added);
  return tokens.length <= mostBareWords && topicsIn(tokens).length > 0 && !tellsOfOneself.test(added);
}

/** "And trash", said instead of the facts that Piper asked for, asks on. */
const goesOnAsking = (text: string, tokens: readonly string[]): boolean =>
  /^(?:and|also|y|tambien)\b/.test(text) &&
  topicsIn(tokens).every(
    ({ topic }) => !/^(?:requirements|pets|available_date|income_proof|assistance)/.test(topic.key),
  );

/** "Rent, deposit, lease length please": hardly anything but topics. */
function isListOf(tokens: readonly string[]): boolean {
  const named = topicsIn(tokens);
  const rest = tokens.filter((_, at) => !named.some(({ from, to }) => at >= from && at < to));
  return (named.length > 1 && rest.length <= 2) || named.length > mostNamedInPassing;
}

/** From more topics in one sentence on, it is a list. */
const mostNamedInPassing = 3;

/** Words, stemmed, that a wish for a time is made of, however politely it is put. */
const ofTime = new RegExp(
  `^${anyOf(
    String.raw`\d.*; am; pm; mon; tue; wed; thu; fri; sat; sun; ${weekday}`,
    "today; tonight; tomorrow; week; weekend; weekday; day; hour; time; morning; noon; afternoon; evening; night",
    "early; earlier; late; later; after; before; around; between; until; next; half; past; quarter; sharp",
    "one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; instead",
    "lunes?; martes?; miercoles?; jueves?; viernes?; sabado; domingo; hoy; manana; tarde; noche; semana; mediodia; mejor",
  )}$`,
);

/** "Could my band rehearse on weekends" asks what is allowed, and for no time to come by. */
const habits =
  /\b(?:weekends|weeknights|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days|at night|every (?:day|night|week|weekend)|(?:los|las) (?:sabados|domingos|noches|fines de semana)|(?:por|en) las noches)\b/;
const isOfHabit = (text: string): boolean => habits.test(text) && !visitWords.test(text);

/** A longer question may be of more than the time in it; "5 works but I'm off at 5, could it be 6?" is of an hour. */
const mostWords = { ofTime: 9, ofOneTime: 14 };

/** A question of times, identity and the like is understood elsewhere and is not for the owner. */
export function isAboutTheHome(words: string, today: Temporal.PlainDate, offered: number): boolean {
  const text = normal(words);
  const after = namedIn(text);
  const clause: Clause = { text, words, isQuestion: true };
  const meant = after.length > 0 ? after : learnedIn(ofVisitAlone(clause), offered > 0);
  if (meant.every((intent) => intent === "request_showing") && namesPartOfHome(text)) return true;
  if (meant.some((intent) => apart.includes(intent) && stands(intent, clause))) return false;
  const wishes = isOfHabit(text) ? [] : wishesIn(text, today, offered);
  if (wishes.length > 0) {
    if (isOfTime(clause) || contentOf(text).every((word) => ofTime.test(word))) return false;
    if (likelyOfHome(text, true) >= least.askedBesideTime) return true;
    const namesOneTime = wishes.some(({ at }) => at !== null) || tradesTime.test(text);
    if (tokensOf(text).length <= (namesOneTime ? mostWords.ofOneTime : mostWords.ofTime)) return false;
  }
  return !isSmallTalk(text);
}

/** "Which days do they pick up the trash" is of the trash, however like a wish to come it is. */
const namesPartOfHome = (text: string): boolean =>
  !visitWords.test(text) &&
  topicsIn(tokensOf(text)).some(({ topic }) => /^(?:amenities|utilities|appliances|laundry)\b/.test(topic.key));

/** "11:30 or 12 ok?" is after an hour, whatever it is like. */
export const isOnlyOfTime = ({ words }: Ask): boolean => {
  const text = normal(words);
  const content = contentOf(text);
  return (
    content.length > 0 &&
    content.every((word) => ofTime.test(word) && !/^\d{3}/.test(word)) &&
    topicsIn(tokensOf(text)).length === 0
  );
};

/** "Other homes that you rent" asks nothing of this one's rent. */
export const isOfOtherHomes = ({ topic, words }: Ask): boolean =>
  topic === "rent" && intentsIn(normal(words)).includes("request_alternatives");

const hourOfDay = String.raw`\d{1,2}(?::\d\d)? ?[ap]m`;
const dayNamed = anyOf(`${weekday}; tomorrow; today; tonight; weekend`, hourOfDay);
const hourBefore = String.raw`(?: \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?`;
const upToThree = String.raw`(?: \w+){0,3}`;
/** "Still interested", "is Saturday open", "any slots left" */
const ofOpenTimes = new RegExp(
  [
    String.raw`\bstill (?:very |really |quite )?interested\b`,
    String.raw`\b(?:is|are|was)(?: the)?(?: next| this)?${hourBefore}(?: on)?(?: the)? ?${dayNamed}${upToThree} (?:open|available|free|good)\b`,
    String.raw`\b(?:times?|slots?|days?|appointments?)${upToThree} (?:open|available|free|left)\b`,
  ].join("|"),
);

/** Who is on a lease, how old somebody is, and when the lease of today ends: none asks how long this one runs. */
const ofNoLeaseTerm = new RegExp(
  [
    String.raw`\b${anyOf("is; are; am; be; go; goes; been; all; names?; listed; put; kids?; wife; husband")} (?:\w+ ){0,2}on (?:the|my|our|your|one|a|the same|a single) lease\b`,
    String.raw`\blease wise\b`,
    String.raw`\b(?:\d+|one|two|three)[ -](?:years?|months?|yrs?)[ -]old\b(?!.*\bleases?\b)`,
    String.raw`\bmy (?:current |old |present )?lease (?:ends?|is (?:up|over|ending)|expires?|runs out)\b`,
  ].join("|"),
);

/** Words of a topic that are after something else: who may rent, where to apply. */
const onlySounds: Partial<Record<string, RegExp>> = {
  "amenities.hasBasement":
    /\b(?:basement|cellar) (?:laundry|washers?|dryers?|machines?)\b|\b(?:laundry|washers?|dryers?|machines?)(?: \w+){0,3} in the (?:basement|cellar)\b/,
  parking:
    /\b(?:broken into|stolen|break-?ins?|robbed)\b|\b(?:car|truck|van) (?:just |has |is )*(?:broke(?:n)?(?: down)?|died|will not start|got (?:towed|hit|stolen)|in the shop|trouble)\b/,
  transit: /\b(?:with|carry\w*|bring\w*|haul\w*|unload\w*|con) (?:my |the |all |in |las? )*(?:groceries|bolsas)\b/,
  occupancy: /\b(?:see|view|tour|visit|look at|come by)\b(?!.*\b(?:live|living|stay|allowed|limit|max)\b)/,
  available_date:
    /\bopen house\b|\bbreak (?:it|the lease|my lease|out)\b|\b(?:soonest|earliest|how soon|when)\b.*\b(?:see|tour|view|visit|look at|come (?:by|see|look))\b(?!.*\bmov(?:e|ing)\b)/,
  "amenities.hasFencedYard":
    /\b(?:escuela|tienda|mercado|parque|parada|hospital|universidad|supermercado)s?(?: \w+){0,2} cerca\b|\b(?:hay|queda|quedan|esta|estan) (?!cerca)\w+.*(?<!\bcon )\bcerca\b|\bcerca del?\b/,
  "amenities.hasWindowCoverings": /\b(?:am|is|are|was|legally|partially|who are) blind\b/,
  utilities:
    /\bde servicio emocional\b|\b(?:medical|hospital|doctor|dental|vet|credit card|phone|unpaid|overdue|old|past due) bills?\b/,
  lease_terms: ofNoLeaseTerm,
  "tours.virtual": ownCalls,
  availability: ofOpenTimes,
  rent: /^(?!.*\b(?:how much|price|cost)\b).*\b(?:can|could|may|will|would|do|does|able to|allowed to)(?: \w+){1,3} rent\b(?! (?:be|go|include|cover)\b)/,
  address:
    /\bwhere (?:is|are) the (?:earliest|soonest|cheapest|best|catch)\b|\bwhere (?:is|are|do i|can i)(?: \w+){0,3} (?:link|application|form|website|portal|apply)\b/,
};
/** "Is the stove gas or electric" asks of no bill. */
const gasOrElectric = /^(?!.*\bheat)(?:.*\bgas or electric\b|.*\belectric or gas\b)/;
const hookup = /\b(?:hook ?ups?|gas lines?|connections?|conexion(?:es)?|toma(?:s)?|tuberias?)\b/;
/** "Is there a gas hookup for a dryer" asks of no bill either. */
const gasOrHookup = new RegExp(`${gasOrElectric.source}|${hookup.source}`);

const lowers =
  "hurt; hurts; affect; affects; lower; lowers; drop; drops; ding; dings; impact; impacts; baja; bajan; afecta; afectan";
const itsScore = "(?:credit|score|credito|puntaje)";
/** Whether applying costs anybody points, of which no least score tells. */
const ofScoreLost = new RegExp(
  [
    String.raw`\b${anyOf(lowers)}\b(?: \w+){0,3} ${itsScore}\b`,
    String.raw`\b${itsScore}\b(?: \w+){0,2} (?:${anyOf(lowers)}|go down|take a hit)\b`,
  ].join("|"),
);
/** Who owes the rent of somebody who leaves, or whether it changes with the people, of which its amount says nothing. */
const ofRentOwed = new RegExp(
  [
    String.raw`\bper (?:load|wash|cycle)\b`,
    String.raw`\b(?:stuck with|on the hook|responsible for|liable for|owe|owes|cover|covers) (?:\w+ ){0,5}(?:rent|share)\b`,
    String.raw`\brent (?:\w+ )?(?:will |would |going to )?(?:be |stay |stays |remain )?(?:the )?same\b`,
    String.raw`\brent (?:change|changes|go up|goes up)\b|\brenta (?:\w+ ){0,2}(?:igual|cambia|sube|misma)\b`,
  ].join("|"),
);
const furnishings =
  "bunk; bunks; loft bed; crib; desk; couch; sofa; sectional; dresser; litera; literas; cuna; cama; camas";
/** What is to fit in a room, of which the number of rooms says nothing. */
const inside = `(?:beds?|${anyOf(furnishings)})`;
const ofRoomInside = new RegExp(
  [
    String.raw`\b(?:room for|space for|fit|fits|hold|holds|big enough|wide enough|cabe|caben)\b.*\b${inside}\b`,
    String.raw`\b${inside}\b.*\b(?:fit|fits|cabe|caben)\b`,
  ].join("|"),
);
/** To whom the deposit goes is told neither by what it comes to nor by how rent is paid. */
const ofPayee = /\b(?:who|whom|whose|quien|nombre)\b.*\b(?:deposit|deposito)\b/;
/** Words of a topic whose question no listing answers: a litter box parks no car. */
const leadsAstray: Partial<Record<string, RegExp>> = {
  availability: /\b(?:die[ds]?|dead|death|murder\w*|haunted|killed)\b/,
  rent: ofRentOwed,
  "requirements.credit": ofScoreLost,
  bedrooms: ofRoomInside,
  "amenities.isFurnished": ofRoomInside,
  // Who does the papers is not told by whether vouchers are taken.
  voucher: /\b(?:paperwork|packet|forms?|rfta|rta|inspect\w*|inspeccion\w*|papeleo|papeles)\b/,
  payment: ofPayee,
  deposit: ofPayee,
  "requirements.income_enough":
    /\b(?:bankrupt\w*|evict\w*|felon\w*|convict\w*|record|broken lease|collections?|bancarrota|desalojo)\b/,
  parking:
    /\b(?:spot|space|room|place) for (?:an?|my|our|the) (?:\w+ )?(?:litter|desk|crib|couch|sofa|table|bed|piano|kayak|grill|plants?|dog|cat|kennel|crate|freezer|treadmill|tv)\b/,
  "utilities.gas": gasOrHookup,
  "utilities.electricity": gasOrElectric,
  "utilities.garbage":
    /\b(?:what|which) (?:days?|time)\b|\bwhen (?:is|are|do|does)\b|\bhow often\b|\bwhere (?:is|are|do|does|can)\b|\b(?:que dias?|a que hora|cada cuanto|donde)\b/,
  "requirements.screening": /\bwhat (?:does|do|is|are|will)\b.*\b(?:check|include|cover|look|consist|show)/,
  lease_terms:
    /\b(?:\d+|an?|one|two|three|few|couple) (?:years?|yrs?|months?) (?:ago|back)\b|\b(?:separate|individual|own|two|joint) (?:leases?|contracts?)\b/,
  other_fees: /\b(?:co-?brok\w+|broker\w*|commission|finder'?s)\b/,
  appliances:
    /^(?!(?:(?:and|the|what about|how about|what is|like|is|how|in|of|any|photos?|pictures?|what|kind) )*kitchen(?: like)?\W*$)(?!.*\bappliances?\b).*\bkitchen\b/,
};
/** "Is it because of the dog" asks for the owner's reason. */
const asksForReason = /^(?:(?:so|and|but|wait|okay) )*(?:is|was) (?:it|this|that) (?:just |really )?because\b/;
export const isAstray = ({ topic, words }: Ask): boolean =>
  asksForReason.test(normal(words)) || (leadsAstray[topic]?.test(normal(words)) ?? false);

export const onlySoundsLike = ({ topic, words }: Ask): boolean => onlySounds[topic]?.test(normal(words)) ?? false;

/** What a demand for a code or for somebody's address only names. */
const notAsked =
  /^(?:owner|address|roommates|tours\.(?:code|entry)|amenities\.(?:hasSmartLock|hasGatedEntry)|tours\.self_guided|requirements\..*|income_proof)$/;

/** What a report of something broken never asks of. */
const ofTerms = /^(?:deposit|application_fee|move_in_cost|available_date|pets)/;

/** "Can I do a self-guided tour" asks for a time and of the topic; a fair-housing question only looks like one of schools. */
export function belongsToIntent(topic: string, intents: ReadonlySet<Intent>): boolean {
  if (intents.has("emergency")) return true;
  if (intents.has("report_maintenance")) return !ofTerms.test(topic);
  if (intents.has("ask_identity") && topic === "owner") return true;
  if (intents.has("fair_housing_probe"))
    return (
      topic === "schools" || topic === "voucher" || topic === "neighborhood" || topic === "noise" || topic === "transit"
    );
  if (intents.has("request_private_info")) return notAsked.test(topic);
  if (intents.has("scam_concern"))
    return [
      "deposit",
      "payment",
      "photos",
      "move_in_date",
      "availability.hold",
      "move_in_change",
      "requirements.income",
    ].includes(topic);
  if (intents.has("running_late")) return topic === "transit";
  if (intents.has("negotiate")) return ["rent", "deposit", "move_in_cost"].includes(topic);
  if (intents.has("request_alternatives")) return /^(?:bedrooms|availability|available_date)$/.test(topic);
  if (intents.has("accommodation_request")) return topic === "accessibility";
  if (intents.has("prompt_injection")) return true;
  if (topic === "tours" && intents.has("request_showing")) return true;
  if (intents.has("request_showing") || intents.has("reschedule_showing"))
    return topic === "availability" && intents.has("reschedule_showing");
  return false;
}

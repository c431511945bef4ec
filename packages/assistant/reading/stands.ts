import { intentWords } from "../intents/all-intents.ts";
import type { IntentWords } from "../intents/intent-words.ts";
import { praise } from "../intents/thank-goodbye.ts";
import { wordLists } from "../intents/word-lists.ts";
import { topicsIn } from "../topics.ts";
import { isReachAlone } from "./contact/names-beside.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { likelyAs } from "./learned/aims.ts";
import { occupantsIn } from "./people/household.ts";
import { needsNoHelp, saysOneManages } from "./people/own-needs.ts";
import { saysItStaysAway } from "./pets/not-pets.ts";
import { tellsOfBrokenLink } from "./questions/broken-link.ts";
import { heldToWords, least } from "./rank.ts";
import { anyOf } from "./text/any-of.ts";
import type { Clause } from "./text/clauses.ts";
import { declinedIn, withoutDeclined } from "./text/declined.ts";
import { languageAsked } from "./text/language.ts";
import { Lexicon } from "./text/lexicon.ts";
import { tokensOf } from "./text/normal.ts";
import { phrasesOf } from "./text/phrases.ts";
import { asksInWords } from "./text/question-words.ts";
import { asksOfRemark } from "./text/remarks.ts";
import { isSmallTalk } from "./text/small-talk.ts";
import { tells } from "./text/word-table.ts";
import { weekday } from "./times/calendar-words.ts";
import { tellsOfElsewhere } from "./times/elsewhere.ts";
import { withHoursBeside } from "./times/hours-as-figures.ts";
import { wantsNoTimesYet } from "./times/no-hurry.ts";
import { wantsHost } from "./times/tour-types.ts";
import { tellsHardship } from "./trouble/hardship.ts";
import { tellsOfNoDanger, tellsOfSmoker } from "./trouble/no-danger.ts";

type Condition = "needs" | "unless" | "unlessTold";

/** What an intent needs and what belies it, for those that have such words. */
const conditions = new Map(
  (Object.entries(intentWords) as [Intent, IntentWords][]).flatMap(([intent, words]) => {
    if (!words.needs && !words.unless && !words.unlessTold) return [];
    const entries = (["needs", "unless", "unlessTold"] as const).map((kind) => [kind, phrasesOf(words[kind])] as const);
    return [[intent, { lexicon: new Lexicon<Condition>(entries, wordLists), isNeeding: words.needs !== undefined }]];
  }),
);

/** Whether the words of a clause belie an intent. */
function isBelied(intent: Intent, { text, isQuestion }: Clause): boolean {
  const condition = conditions.get(intent);
  if (condition === undefined) return false;
  const found = condition.lexicon.keys(["^", ...tokensOf(text), "$"]);
  return (
    found.has("unless") || (!isQuestion && found.has("unlessTold")) || (condition.isNeeding && !found.has("needs"))
  );
}

/** "We are very interested" is as near to "not interested" as words can be. */
const likesIt = new RegExp(
  String.raw`^(?!.*\b(?:not|no|never|longer|lost|less|other|else|ya)\b).*\b${anyOf(
    "interested; interesad[oa]s?",
    String.raw`(?:looking for|need|want) (?:an? )(?:\w+ )?(?:place|apartment|apt|home|house|rental|unit)`,
  )}\b`,
);

/** "Not until I see it" asks for no time by itself. */
const sees = "(?:seen?|saw|seeing|tour(?:ed)?|view(?:ed)?|visit(?:ed)?)(?: (?:it|the \\w+|this|in person))*";
const onceSeen = new RegExp(
  String.raw`\b(?:until|till|unless|before|after|once|without) (?:i|we|my \w+|actually|even|ever)(?: ${anyOf(
    "have; can; could; get to; actually; even; ever; come; i; we; and",
  )}){0,3} ${sees}`,
);

/** "Before I consider a viewing, what are the fees?" puts the viewing off. */
const booked =
  "(?:book|schedul|set(?:ting)? up|arrang|consider|plan|think(?:ing)? about|commit(?:ting)? to|agree(?:ing)? to)";
const onceBooked = new RegExp(
  anyOf(
    String.raw`\bbefore (?:i|we|my \w+)?(?: \w+)? ?${booked}\w*(?: \w+){0,3} (?:viewing|showing|tour|visit|appointment|time)\b`,
    String.raw`\bantes de (?:\w+ ){0,3}(?:ver(?:la|lo)?|visitar(?:la|lo)?|visitas?|cita|recorrido)\b`,
  ),
);

/** "Her number is 937 555 0144" tells a number. */
const tellsNumber = /\d{3}\W{0,2}\d{3}\W?\d{4}|@\w/;

/** "My son needs a place" asks for no accommodation, unless it says what makes it one. */
const seeksHome = new RegExp(
  String.raw`\b(?:needs?|wants?|looking for) (?:an? |some |the )?${anyOf(
    "place; apartment; home; house; room; somewhere",
  )}\b(?!.*\b${anyOf(String.raw`ground; first; accessib\w*; ramp; elevator; without stairs`)}\b)`,
);
const ofBody = new RegExp(
  String.raw`\b${anyOf(
    String.raw`wheelchair; walker; cane; disab\w*; blind; deaf; autis\w*; ptsd; medical; doctor; therapist`,
    "knees?; hips?; back pain; mobility; support animal; service (?:dog|animal)",
  )}\b`,
);

/** "Four of us, all Christian, any other units?" tells who they are and asks of homes. */
const askedLast = /^(.*), ([^,]+)$/;
function isToldBeside(intent: Intent, text: string): boolean {
  const [, before = "", asked] = askedLast.exec(text) ?? [];
  if (asked === undefined || !asksInWords(asked) || asksOfRemark(asked)) return false;
  return intentsIn(before).includes(intent) && !intentsIn(asked).includes(intent);
}

/** "Any chance you can do Friday instead", "can we do 5:30": bargains for another day or hour and no other price. */
const aDay = new RegExp(String.raw`\b(?:${weekday}|tomorrow|weekend|today|tonight)\b`);
const ofMoney =
  /\$|\d{3}|\b(?:rent|price|deposit|fees?|cost|month|money|cheaper|lower|less|discount|deal|waive|special|negotia\w*|offer\w*|renta|precio|deposito)\b/;

const anHour = /\d:\d\d/;
const isOfMoney = (text: string): boolean => (!aDay.test(text) && !anHour.test(text)) || ofMoney.test(text);

/** "If I like it I'll take it", "or do I apply first", "solo si la quiero": what commits is not taken from what is left open. */
const leftOpen =
  /\b(?:if(?! (?:so|it is|that is|possible|available)\b)|unless|only|whether|a menos que|si (?:me|nos|se|lo|la|le|es|hay|no|el|esta|acept\w+|permit\w+))\b/;
const orElse = /\b(?:or|o)\b.*$/;
const isLeftOpen = (intent: Intent, text: string): boolean =>
  (intent !== "cancel_showing" && leftOpen.test(text)) || !intentsIn(text.replace(orElse, "")).includes(intent);

/** A renter is held to an intent unless it is named in what is left open. */
const isCommitted = (intent: Intent, text: string): boolean =>
  !intentsIn(text).includes(intent) || !isLeftOpen(intent, text);

const putsOffVisit = (text: string): boolean => onceSeen.test(text) || onceBooked.test(text);

const greets = /^(?:hi|hello|hey|hola|good|buen|(?:are )?you there|any(?:one|body) there)/;
const refuses =
  /^(?:no|nope)(?:[,.!]|$| (?:sorry|i can not|can not|thank|gracias|keep|wait|leave|please|that|it|i |me |puedo|ese|esa|mejor|deja))/;
const refusesElsewhere =
  /\b(?:does not|do not) work\b|\b(?:dia|hora|entonces|ahi) no puedo\b|^(?:not|rather|wrong|keep|never|mejor|dejalo|i can not|that do|para nada)/;

/** An oath at nobody, which opens what is said: "oh crap wait", "shit, my bad", "ay mierda". */
const oath = new RegExp(
  String.raw`^(?:${anyOf("oh; ooh; aw+; ah; ugh; well; no; okay; wait; sorry; lol; holy; man; ay; uy; hay; que")}[, ]+)*${anyOf(
    "crap; shit; fuck; damn(?: it)?; hell; mierda; puta; carajo; chinga(?:do)?",
  )}(?=[, ]+${anyOf(
    "wait; hold; hang; i; my; sorry; that; forgot; yeah; no; not; never; one sec; it is; we; espera; perdon; me; se; ya; es que",
  )}\b)`,
);
const isWithoutOath = (intent: Intent, text: string): boolean =>
  !oath.test(text) || intentsIn(text.replace(oath, " ")).includes(intent);

/** What is done for a renter, or asked of them, when they name it. */
const declinable: readonly Intent[] = [
  "waitlist",
  "request_call",
  "request_human",
  "negotiate",
  "request_alternatives",
  "scam_concern",
  "cancel_showing",
  "reschedule_showing",
];
/** "No need for a call" names what no phrase by itself asks for. */
const bareCall = /\b(?:calls?|phone|llam\w+)\b(?! off)/;
const isNamedIn = (object: string, intent: Intent): boolean =>
  intentsIn(object.trim()).includes(intent) || (intent === "request_call" && bareCall.test(object));

/** Whether a clause names an intent only to say that it is not wanted: "forget the waitlist", "no quiero que me llamen". */
export function isDeclined(intent: Intent, { text }: Pick<Clause, "text">): boolean {
  const object = declinable.includes(intent) ? declinedIn(text) : null;
  if (object === null || intentsIn(withoutDeclined(text)).includes(intent)) return false;
  return isNamedIn(object, intent);
}

/** The intents that a clause takes back. */
export const declinedOf = (clause: Clause): Intent[] =>
  declinedIn(clause.text) === null ? [] : declinable.filter((intent) => isDeclined(intent, clause));

/** What the light or the gas of a home comes to is nobody's secret, whoever paid it. */
const usualBill = new RegExp(
  String.raw`\b(?:pa(?:y|ys|id|ying)|pag(?:a|an|aba|aban|o|aron)) ${anyOf("(?:for|on|in|de|por) ", "")}(?:the |la |el )?${anyOf(
    "electric(?:ity|idad)?; power; gas; water; heat(?:ing)?; utilities; lights?; luz; agua; calefaccion; servicios",
  )}\b`,
);

/** "What is the policy if I have to cancel" cancels nothing. */
const supposesCancel = new RegExp(
  String.raw`\b${anyOf(
    "(?:if|unless|in case) (?:i|we) (?:\\w+ ){0,3}(?:cancel|can not|could not); polic(?:y|ies); politica; penalty; multa",
    "si (?:\\w+ ){0,3}cancel\\w+",
  )}\b`,
);

/** "If my dog can't come in, she waits outside" cancels nothing: what it begins with may not be so. */
const condition = /^(?:(?:and|but|so|oh|okay|y|pero|o) )*(?:if|in case|si)\b[^,]*,?/;

/** "Why does nobody show what it really costs" grumbles at a price, and doubts nobody's word. */
const keepsPrice =
  /\b(?:hid(?:e|es|den|ing)|shows?|tells?|escond\w+|ocult\w+|muestr\w+)\b.*\b(?:prices?|costs?|fees?|precios?|costos?|cuestan?)\b/;

const praises = tells({ en: [praise] }, wordLists);

/** What else must hold of a clause for an intent named in it to be meant. */
const meant: Partial<Record<Intent, (clause: Clause) => boolean>> = {
  greeting: ({ text, isQuestion }) => !isQuestion || greets.test(text),
  // A "no" or "yes" counts where it opens what is said, not inside it ("no pets").
  affirm: ({ text, isQuestion }) => !isQuestion && !/\b(?:not sure|not okay|no)\b/.test(text.slice(0, 12)),
  negate: ({ text, isQuestion }) =>
    !isQuestion && !tellsOfBrokenLink(text) && (refuses.test(text) || refusesElsewhere.test(text)),
  // "I'm a single father of two" tells of a household and asks nothing of one.
  fair_housing_probe: ({ text, isQuestion }) =>
    !isToldBeside("fair_housing_probe", text) && (isQuestion || likelyAs(text, false, "told") < least.plainly.facts),
  accommodation_request: ({ text }) =>
    (!seeksHome.test(text) || ofBody.test(text)) && !needsNoHelp(text) && !saysOneManages(text),
  negotiate: ({ text }) => isOfMoney(withHoursBeside(text)) && !needsNoHelp(text),
  ask_own_showing: ({ text, isQuestion }) => isQuestion || !tellsOfElsewhere(text),
  // "Who will meet me" asks of who opens the door, not of who is writing.
  ask_identity: ({ text }) => !topicsIn(tokensOf(text)).some(({ topic }) => topic.key === "showing_logistics.host"),
  request_showing: ({ text }) =>
    !putsOffVisit(text) || intentsIn(text.replace(onceSeen, " ").replace(onceBooked, " ")).includes("request_showing"),
  request_private_info: ({ text }) =>
    !tellsNumber.test(text) &&
    (!usualBill.test(text) || intentsIn(text.replace(usualBill, " ")).includes("request_private_info")),
  report_maintenance: ({ text }) => !tellsOfBrokenLink(text),
  access_problem: ({ text }) => !isSmallTalk(text),
  scam_concern: ({ text }) =>
    (!keepsPrice.test(text) && !tellsHardship(text)) || intentsIn(text).includes("scam_concern"),
  // "With the owner there, please" asks for a host, and for no word with a person.
  request_human: ({ text }) => !wantsHost(text),
  // "Can you write me in Spanish" asks for no call.
  request_call: ({ words }) => languageAsked(words) === null,
  emergency: (clause) => !tellsOfNoDanger(clause) && !tellsOfSmoker(clause),
  apply: ({ text }) => isCommitted("apply", text),
  not_interested: (clause) =>
    isCommitted("not_interested", clause.text) &&
    !tellsWhoLives(clause) &&
    !likesIt.test(clause.text) &&
    !saysStillWanted.test(clause.text) &&
    !wantsNoTimesYet.test(clause.text),
  request_alternatives: ({ text }) => !looksAtThisAlone.test(text),
  cancel_showing: ({ text, isQuestion }) =>
    isCommitted("cancel_showing", text) &&
    !saysItStaysAway(text) &&
    !(isQuestion && supposesCancel.test(text)) &&
    (!condition.test(text) || intentsIn(text.replace(condition, " ")).includes("cancel_showing")),
  abusive: ({ text }) => isWithoutOath("abusive", text) && (!praises(text) || intentsIn(text).includes("abusive")),
};

/** "I never said we're not interested" */
const saidNoSuch = String.raw`\b(?:did not|never|have not|not what i) (?:say|said|tell|told|mean|meant)\b`;
/** "I'm not looking at other homes": this one alone is meant. */
const atNoOther = [
  String.raw`\bnot (?:even )?(?:looking|searching|interested|ask(?:ed|ing)?) (?:at|for|in|about) (?:any ?)?${anyOf(
    "other; another; else; different",
  )}`,
  String.raw`\bno (?:busc|quier|quer|ped|pregunt)\w+(?: por)? otr[ao]s?\b`,
].join("|");
/** "Choosing between yours and one other place": who weighs this home against others asks for none. */
const weighsBoth = anyOf(
  "(?:decid\\w+|choos\\w+|torn|it is|down) (?:to \\w+, )?between; comparing (?:this|it|yours|your)",
  "(?:entre|comparando) (?:este|esta|el suyo|la suya|su)",
);
const looksAtThisAlone = new RegExp(String.raw`${atNoOther}|\b${weighsBoth}\b`);
const saysStillWanted = new RegExp(`${saidNoSuch}|${atNoOther}`);

/** "I'm not with him anymore, so one person" tells who would live there, unless it surely is an end. */
const tellsWhoLives = (clause: Clause): boolean =>
  !intentsIn(clause.text).includes("not_interested") &&
  !isSurely("not_interested", clause) &&
  occupantsIn(clause.text, false) !== null;

/** Whether an intent named in a clause is meant. */
export function stands(intent: Intent, clause: Clause): boolean {
  if (isReachAlone(clause.words) || isDeclined(intent, clause)) return false;
  const isSure = isSurely(intent, clause);
  if (isSure && !heldToWords.includes(intent)) return true;
  return (isSure || !isBelied(intent, clause)) && (meant[intent]?.(clause) ?? true);
}

/** Whether the whole sentence is so like an intent that no single word of it belies that. */
const isSurely = (intent: Intent, { text, isQuestion }: Clause): boolean =>
  !intentsIn(text).includes(intent) && likelyAs(text, isQuestion, intent) >= least.intent.surely;

/** Whether a phrase of a clause names an emergency: "my husband is having a heart attack" is told to whoever reads it. */
export const namesEmergency = (clause: Clause): boolean =>
  intentsIn(clause.text).includes("emergency") && stands("emergency", clause);

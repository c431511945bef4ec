import { topicsIn } from "../topics.ts";
import { asksInWords, type Clause } from "./clauses.ts";
import { tellsOfElsewhere } from "./elsewhere.ts";
import { type Intent, intentsIn } from "./intents.ts";
import { tellsOfNoDanger } from "./no-danger.ts";
import { tokensOf } from "./normal.ts";
import { asksOfRemark } from "./remarks.ts";
import { smallTalk } from "./small-talk.ts";
import { wantsHost } from "./tour-types.ts";

/** "Is it too small for two" weighs this home up and asks for no other. */
const isQuestionOfThis = /^(?:is|are|would|do you think) (?:it|this|that)\b.*\btoo\b/;

/** "Anything else you need from me" asks what there is to do. */
const isQuestionOfSteps =
  /\banything else (?:(?:that )?(?:i|we)\b|(?:that )?you (?:need|want|require)|from (?:me|us)|to (?:know|do|bring|sign|fill))|\bneed anything\b|\byou need something\b/;

/** "We are very interested" is as near to "not interested" as words can be. */
const likesIt =
  /^(?!.*\b(?:not|no|never|longer|lost|less|other|else|ya)\b).*\b(?:interested|interesad[oa]s?|(?:looking for|need|want) (?:an? )(?:\w+ )?(?:place|apartment|apt|home|house|rental|bed ?room|unit))\b/;

/** "Not until I see it" asks for no time by itself. */
const onceSeen =
  /\b(?:until|till|unless|before|after|once|without) (?:i|we|my \w+|actually|even|ever)(?: (?:have|can|could|get to|actually|even|ever|come|i|we|and)){0,3} (?:seen?|saw|seeing|tour(?:ed)?|view(?:ed)?|visit(?:ed)?)(?: (?:it|the \w+|this|in person))*/;

/** "The app won't give me the code" demands none of Piper. */
const tellsOfRefusal =
  /^(?:the|your|this) (?:app|lock ?box|site|website|system|link|keypad) (?:will not|did not|does not|would not) /;

/** "Her number is 937 555 0144" tells a number, and "do we have a chance" asks of oneself. */
const ofOneself = /\b(?:have|stand|got) a chance\b|\b(?:our|my) chances\b|\d{3}\W{0,2}\d{3}\W?\d{4}|@\w/;

/** "Can we do 1 year instead of 2" moves no showing. */
const ofTheLease =
  /\b(?:do|sign|have|get) (?:an?|the|\d{1,2}|one|two|six|twelve)[ -](?:years?|yrs?|months?|mo)\b|\bmonth to month\b/;

/** Who found another listing of this home found no other home. */
const ofAnotherListing = /\b(?:another|a different|the same) (?:listing|ad|post(?:ing)?|site|page)\b/;

/** A family emergency is nobody's to put out, and an emergency fund or exit is none at all. */
const ofOnesLife =
  /\b(?:family|work|personal|vet|pet|child ?care) emergency\b|\bemergency (?:tests?|drills?|housing|rental|rent|shelter|assistance|vouchers?|at work|exits?|contacts?|maintenance|repairs?|lines?|numbers?|hotline|phone|services?|funds?|savings|kit|vet|room|with my)\b|\bemergencia familiar\b|\bin an emergency\b|\b(?:salidas?|contacto|caso) de emergencia\b/;

/** "Has it ever flooded" and "is there a CO detector" ask of the home. */
const asksOfDanger =
  /\b(?:ever|history of|flood (?:zone|plain|insurance)|in case of|alguna vez)\b|^(?!.*\b(?:going off|goes off|beep\w*|went off|sonando|suena)\b).*\b(?:(?:is|are) there|have|has|with|any|hay|tiene|cuenta con) (?:\w+ ){0,3}(?:detectors?|alarms?|sprinklers?|extinguishers?|detector(?:es)?|alarmas?|extintor(?:es)?)\b/;

/** "Do cars get broken into" puts out no fire. */
const asksHowOften =
  /\b(?:if|do|does|ever|often|any)\b.*\b(?:get|gets|getting|been|are|is|was|were) (?:\w+ )?(?:broken into|stolen|robbed|burglarized)\b|\b(?:break[- ]?ins|burglaries|robberies)\b/;

/** "Can my kids and I live there" comes from no tenant. */
const asksToLive = /^(?:can|could|may|would|is it|are)\b.*\bi (?:still )?live\b/;

/** Another home, or something else than this one, is named by whoever asks for it: "one score" and "which do you use" are of none. */
const namesAnother =
  /\b(?:other|another|else|different|more|cheap\w*|bigger|smaller|larger|similar|comparable|alternativ\w*|places?|homes?|houses?|apartments?|apts?|units?|propert\w+|listings?|rentals?|\w*bed(?:room)?s?|studios?|anything|something|options?|otr[oa]s?|mas|list|instead|elsewhere|vacan\w+|openings?|available)\b/;
const ofOnesPapers = /\b(?:scores?|credit|references?|income)\b/;

/** "Six years and never late" tells how one paid. */
const neverLate =
  /\b(?:never|not|always) (?:\w+ )?late\b|\blate (?:fees?|payments?|rent)\b|\b(?:paid|pay|paying) (?:\w+ )?late\b/;

/** "If my bus is late could we do 6" */
const mayBeLate =
  /\b(?:(?:in case|if|what if|en caso de que) (?:i|we|my|the|it|there)|si (?:se|me|mi|el|la|llego|hay))\b/;

/** Who does not pick up the phone keeps nobody out. */
const ofThePhone =
  /^(?!.*\b(?:knock\w*|bell|buzz\w*|doorbell)\b).*\b(?:answer(?:s|ing|ed)?|pick(?:s|ing|ed)? up|return(?:s|ing|ed)?)(?: (?:the|my|your|any))? ?(?:phones?|calls?|texts?|messages?|emails?)?\W*$/;

/** "Was anyone murdered there" waits at no door. */
const ofThePast = /^(?:was|were|did|has|have|had) (?:there )?any(?:one|body)\b/;

/** "Text only, please no calls" */
const wantsNoCall =
  /\b(?:no|not|never|do not|does not|can not|not to)(?: (?:want|need|like|a|any|to|you|be|please|phone|get|take))* (?:calls?|calling|called|phone|phoned)\b|\b(?:instead of|rather than|without) (?:a )?(?:call\w*|phon\w*)\b|\bno (?:me )?(?:llam\w+)/;
/** "Call me, don't text" is after a call and not after silence. */
const wantsCall = /(?<!\b(?:or|not|nor|never|stop) )\b(?:call|phone|ring) me\b(?! (?:again|any ?more|back again))/;
const namesCall = /\b(?:call\w*|phone|ring|talk|speak|chat|voice|dial|llam\w+|llame\w*|habl\w+|telefon\w+|marc\w+)\b/;

/** "My ex might come by" is feared and not wished. */
const fearsVisit = /\bmy ex\b(?!.*\b(?:see|tour|look at|view|show)\b)/;

/** "I don't need to see it" */
const needsNoVisit =
  /\b(?:do not|does not|no) (?:need|have|want|care) to (?:see|view|tour|visit|look at)\b|\bno (?:necesito|hace falta) ver/;

/** Guests and their visits come to whoever lives there. */
const ofGuests =
  /\bvisit(?:s|ing)? (?:me|us)\b|\bvisit(?:s|ing)? for (?:an?|the|two|three|\d+|a few|a couple of) (?:nights?|days?|weeks?|months?|weekends?|holidays?|summer|while)\b/;

/** Which door or street it is says which home is meant. */
const whichHome =
  /^(?:is|was) (?:this|it|that) the (?:\w+ )?(?:apartment|apt|house|home|place|unit|building|condo|one|listing) (?:with|on|by|near|next|at|in|across|above|behind)\b/;

/** "My son needs a place" asks for no accommodation, unless it says what makes it one. */
const seeksHome =
  /\b(?:needs?|wants?|looking for) (?:an? |some |the )?(?:place|apartment|home|house|room|somewhere)\b(?!.*\b(?:ground|first|accessib\w*|ramp|elevator|without stairs)\b)/;
const ofBody =
  /\b(?:wheelchair|walker|cane|disab\w*|blind|deaf|autis\w*|ptsd|medical|doctor|therapist|knees?|hips?|back pain|mobility|support animal|service (?:dog|animal))\b/;

/** "I'm here on a visa" stands at no door. */
const isHereFrom = /\bi am here (?:on|from|for|with|as|since|legally)\b/;

/** "Four of us, all Christian, any other units?" tells who they are and asks of homes. */
const askedLast = /^(.*), ([^,]+)$/;
function isToldBeside(intent: Intent, text: string): boolean {
  const [, before = "", asked] = askedLast.exec(text) ?? [];
  if (asked === undefined || !asksInWords(asked) || asksOfRemark(asked)) return false;
  return intentsIn(before).includes(intent) && !intentsIn(asked).includes(intent);
}

/** "What does he need to do" asks for the steps. */
const ofSteps =
  /^(?:and |so |okay )*what (?:all )?(?:do|does|should|would|will) (?:he|she|they|i|we) (?:need|have) to (?:do|bring|send|sign|fill|show|submit)\b/;

/** "My voucher covers 1100, I pay 500" tells who pays what. */
const sharesRent = /\b(?:vouchers?|section 8|hcv|seccion 8)\b/;

/** "Would you take someone with a 560 score" asks who may rent. */
const takesSomebody =
  /\b(?:take|accept) (?:an? |my |any |in )?(?:someone|somebody|people|tenants?|renters?|applicants?|dogs?|cats?|pets?|puppy|kitten|vouchers?|section 8)\b(?!.*\b(?:less|lower|discount|off)\b)/;

/** "Any chance you can do Friday instead" bargains for another day and no other price. */
const aDay = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|today|tonight)\b/;
const ofMoney =
  /\$|\d{3}|\b(?:rent|price|deposit|fees?|cost|month|money|cheaper|lower|less|discount|deal|waive|special|negotia\w*|offer\w*|renta|precio|deposito)\b/;
const isOfADay = (text: string): boolean => aDay.test(text) && !ofMoney.test(text);
/** "I paid it off" offers nothing, nor does "is my time set" ask for better terms. */
const ofOnesDebts = /\bpa(?:id|y|ying) (?:it|that|them|everything) off\b|\bmy time\b/;

/** "Can I rent it without seeing it" */
const sightUnseen =
  /\b(?:rent|lease|sign|apply|take|get|do)\b.*\bwithout (?:\w+ )?(?:seeing|viewing|touring|visiting)\b|\bsight unseen\b/;

/** "The link you sent doesn't work" turns nothing down. */
export const brokenLink =
  /\b(?:links?|urls?|web ?page|web ?site|sites?|online form|portal|enlace|liga)\b.*\b(?:(?:does|did|do|will|is|are) not (?:\w+ )?(?:work\w*|open\w*|load\w*|go|do|click\w*)|(?:not|no) (?:working|loading|opening)|broken|dead|expired|404|error|no (?:funciona|abre|sirve|carga))\b|\b(?:can not|could not|unable to) (?:open|click|load|get into|use) (?:the|that|your|this) (?:link|url|page|site|website|form|portal)\b/;

/** "If I like it I'll take it", "or do I apply first", "solo si la quiero": what commits is not taken from what is left open. */
const leftOpen =
  /\b(?:if|unless|only|whether|a menos que|si (?:me|nos|se|lo|la|le|es|hay|no|el|esta|acept\w+|permit\w+))\b/;
const orElse = /\b(?:or|o)\b.*$/;
const isLeftOpen = (intent: Intent, text: string): boolean =>
  (intent !== "cancel_showing" && leftOpen.test(text)) || !intentsIn(text.replace(orElse, "")).includes(intent);

/** What a renter is held to. */
const commits: readonly Intent[] = ["apply", "not_interested", "cancel_showing"];

/** Whether an intent named in a clause is meant: a "no" or "yes" counts where it opens what is said, not inside it ("no pets"). */
export function stands(intent: Intent, { text, isQuestion }: Clause): boolean {
  if (intent === "fair_housing_probe" && isToldBeside(intent, text)) return false;
  if (intent === "greeting")
    return !isQuestion || /^(?:hi|hello|hey|hola|good|buen|(?:are )?you there|any(?:one|body) there)/.test(text);
  if (intent === "request_alternatives")
    return (
      namesAnother.test(text) &&
      !ofOnesPapers.test(text) &&
      !isQuestionOfThis.test(text) &&
      !isQuestionOfSteps.test(text)
    );
  if (intent === "accommodation_request") return !seeksHome.test(text) || ofBody.test(text);
  if (intent === "negotiate")
    return (
      (isQuestion || !sharesRent.test(text)) && !isOfADay(text) && !takesSomebody.test(text) && !ofOnesDebts.test(text)
    );
  if (intent === "ask_own_showing") return isQuestion || !tellsOfElsewhere(text);
  // "Who will meet me" asks of who opens the door, not of who is writing.
  if (intent === "ask_identity")
    return !topicsIn(tokensOf(text)).some(({ topic }) => topic.key === "showing_logistics.host");
  if (intent === "scam_concern") return !whichHome.test(text);
  if (intent === "running_late") return !neverLate.test(text) && !mayBeLate.test(text);
  if (intent === "request_call") return namesCall.test(text) && !wantsNoCall.test(text);
  if (intent === "request_showing")
    return (
      !fearsVisit.test(text) &&
      !sightUnseen.test(text) &&
      (isQuestion || !needsNoVisit.test(text)) &&
      !ofGuests.test(text) &&
      (!onceSeen.test(text) || intentsIn(text.replace(onceSeen, " ")).includes("request_showing"))
    );
  if (intent === "request_private_info" && ofOneself.test(text)) return false;
  if (intent === "request_private_info" && (tellsOfRefusal.test(text) || ofSteps.test(text))) return false;
  if (intent === "reschedule_showing" && ofTheLease.test(text)) return false;
  if (intent === "report_maintenance" && asksToLive.test(text)) return false;
  if (intent === "access_problem")
    return (
      !isHereFrom.test(text) &&
      !needsNoVisit.test(text) &&
      !smallTalk.test(text) &&
      !ofThePhone.test(text) &&
      !ofThePast.test(text)
    );
  // "With the owner there, please" asks for a host, and for no word with a person.
  if (intent === "request_human") return !wantsHost(text);
  if (intent === "emergency")
    return (
      !tellsOfNoDanger({ text, isQuestion }) &&
      ![ofOnesLife, asksHowOften, asksOfDanger].some((other) => other.test(text))
    );
  if (commits.includes(intent) && intentsIn(text).includes(intent) && isLeftOpen(intent, text)) return false;
  if (intent === "opt_out") return !wantsCall.test(text);
  if (intent === "not_interested") return !likesIt.test(text) && !ofAnotherListing.test(text);
  if (intent === "cancel_showing") return !/\b(?:cancel|break) (?:the |my )?lease\b|cancelar el contrato/.test(text);
  if (intent === "affirm") return !isQuestion && !/\b(?:not sure|not okay|no)\b/.test(text.slice(0, 12));
  if (intent === "report_maintenance" && brokenLink.test(text)) return false;
  if (intent === "negate")
    return (
      !isQuestion &&
      !brokenLink.test(text) &&
      /^(?:no|nope)(?:[,.!]|$| (?:sorry|i can not|can not|thank|gracias|keep|wait|leave|please|that|it|i |me |puedo|ese|esa|mejor|deja))|\b(?:does not|do not) work\b|\b(?:dia|hora|entonces|ahi) no puedo\b|^(?:not|rather|wrong|keep|never|mejor|dejalo|i can not|that do|para nada)/.test(
        text,
      )
    );
  return true;
}

import { payingApart } from "../money/sharing.ts";
import { anyOf } from "../text/any-of.ts";
import { weekday } from "../times/calendar-words.ts";
import { ownCalls } from "../times/tour-types.ts";
import { zoneNames } from "../times/zone-beside.ts";

/*
 * Words that name a topic of the home and ask something else, by topic: a litter box parks no car.
 */

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
    String.raw`\b(?:horarios?|horas?|citas?|espacios?|turnos?|dias?)${upToThree} (?:disponibles?|libres?)\b`,
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
export const onlySounds: Partial<Record<string, RegExp>> = {
  "amenities.hasBasement":
    /\b(?:basement|cellar) (?:laundry|washers?|dryers?|machines?)\b|\b(?:laundry|washers?|dryers?|machines?)(?: \w+){0,3} in the (?:basement|cellar)\b/,
  parking: new RegExp(
    [
      String.raw`\b(?:broken into|stolen|break-?ins?|robbed)\b`,
      String.raw`\b(?:car|truck|van) (?:just |has |is )*${anyOf(
        "broke(?:n)?(?: down)?; died; will not start; got (?:towed|hit|stolen); in the shop; trouble",
      )}\b`,
    ].join("|"),
  ),
  transit: /\b(?:with|carry\w*|bring\w*|haul\w*|unload\w*|con) (?:my |the |all |in |las? )*(?:groceries|bolsas)\b/,
  occupancy: /\b(?:see|view|tour|visit|look at|come by)\b(?!.*\b(?:live|living|stay|allowed|limit|max)\b)/,
  available_date: new RegExp(
    [
      String.raw`\bopen house\b|\bbreak (?:it|the lease|my lease|out)\b`,
      String.raw`\b${anyOf(
        "soonest; earliest; how soon; when",
      )}\b.*\b(?:see|tour|view|visit|look at|come (?:by|see|look))\b(?!.*\bmov(?:e|ing)\b)`,
    ].join("|"),
  ),
  "amenities.hasFencedYard": new RegExp(
    [
      String.raw`\b${anyOf(
        "escuela; tienda; mercado; parque; parada; hospital; universidad; supermercado",
      )}s?(?: \w+){0,2} cerca\b`,
      String.raw`\b(?:hay|queda|quedan|esta|estan) (?!cerca)\w+.*(?<!\bcon )\bcerca\b|\bcerca del?\b`,
    ].join("|"),
  ),
  "amenities.hasWindowCoverings": /\b(?:am|is|are|was|legally|partially|who are) blind\b/,
  utilities:
    /\bde servicio emocional\b|\b(?:medical|hospital|doctor|dental|vet|credit card|phone|unpaid|overdue|old|past due) bills?\b/,
  "amenities.hasCentralAir": new RegExp(
    String.raw`\b(?:${zoneNames})(?: time)? or central\b|\bcentral (?:time\b|or (?:${zoneNames})\b)|\bhora (?:central|del centro)\b`,
  ),
  // "I saw it on the internet"
  "utilities.internet":
    /\b(?:vi|vimos|encontr\w+|anuncio|anunciad[oa]|publicad[oa]|aparece|saw|found|seen)\b.*\b(?:en|por|on|over) (?:el |la |the )?(?:internet|red)\b(?!.*\binternet)/,
  // "My score is trash"
  "utilities.garbage":
    /\b(?:credit|scores?|history|his|hers|mines?|theirs|credito|puntaje|kinda|pretty|total|such|pura)(?: (?:is|are|kind|kinda|of|so|just|like|es|una?|pura))* (?:trash|garbage|basura)\b/,
  lease_terms: ofNoLeaseTerm,
  "tours.virtual": ownCalls,
  availability: ofOpenTimes,
  rent: /^(?!.*\b(?:how much|price|cost)\b).*\b(?:can|could|may|will|would|do|does|able to|allowed to)(?: \w+){1,3} rent\b(?! (?:be|go|include|cover)\b)/,
  address: new RegExp(
    [
      String.raw`\bwhere (?:is|are) the (?:earliest|soonest|cheapest|best|catch)\b`,
      String.raw`\bwhere (?:is|are|do i|can i)(?: \w+){0,3} (?:link|application|form|website|portal|apply)\b`,
    ].join("|"),
  ),
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
export const leadsAstray: Partial<Record<string, RegExp>> = {
  availability: /\b(?:die[ds]?|dead|death|murder\w*|haunted|killed)\b/,
  rent: new RegExp(`${ofRentOwed.source}|${payingApart.source}`),
  cost_share: payingApart,
  "requirements.credit": ofScoreLost,
  bedrooms: ofRoomInside,
  "amenities.isFurnished": ofRoomInside,
  // Who does the papers is not told by whether vouchers are taken.
  voucher: /\b(?:paperwork|packet|forms?|rfta|rta|inspect\w*|inspeccion\w*|papeleo|papeles)\b/,
  payment: ofPayee,
  deposit: ofPayee,
  "requirements.income_enough":
    /\b(?:bankrupt\w*|evict\w*|felon\w*|convict\w*|record|broken lease|collections?|bancarrota|desalojo)\b/,
  parking: new RegExp(
    String.raw`\b(?:spot|space|room|place) for (?:an?|my|our|the) (?:\w+ )?${anyOf(
      "litter; desk; crib; couch; sofa; table; bed; piano; kayak; grill; plants?; dog; cat; kennel; crate",
      "freezer; treadmill; tv",
    )}\b`,
  ),
  "utilities.gas": gasOrHookup,
  "utilities.electricity": gasOrElectric,
  "utilities.garbage": new RegExp(
    [
      String.raw`\b(?:what|which) (?:days?|time)\b|\bwhen (?:is|are|do|does)\b|\bhow often\b`,
      String.raw`\bwhere (?:is|are|do|does|can)\b|\b(?:que dias?|a que hora|cada cuanto|donde)\b`,
    ].join("|"),
  ),
  "requirements.screening": /\bwhat (?:does|do|is|are|will)\b.*\b(?:check|include|cover|look|consist|show)/,
  lease_terms:
    /\b(?:\d+|an?|one|two|three|few|couple) (?:years?|yrs?|months?) (?:ago|back)\b|\b(?:separate|individual|own|two|joint) (?:leases?|contracts?)\b/,
  other_fees: /\b(?:co-?brok\w+|broker\w*|commission|finder'?s)\b/,
  appliances: new RegExp(
    String.raw`^(?!(?:${anyOf(
      "and; the; what about; how about; what is; like; is; how; in; of; any; photos?; pictures?; what; kind",
    )} )*kitchen(?: like)?\W*$)(?!.*\bappliances?\b).*\bkitchen\b`,
  ),
};

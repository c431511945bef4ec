import { anyOf } from "../text/any-of.ts";
import { weekday } from "../times/calendar-words.ts";
import { ownCalls } from "../times/tour-types.ts";

/*
 * Words that name a topic of the home and ask something else, by topic, where what was learned does not tell it.
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

/** A walkthrough by video that is done or offered, and not had, is a tour. */
export const liveVideo =
  /\b(?:do|doing|offer|take|give|get|schedule|book)(?: \w+){0,2} video walk-? ?throughs?\b|\bvideo one\b/;

/** Words of a topic that are after something else: who may rent, where to apply. */
export const onlySounds: Partial<Record<string, RegExp>> = {
  "amenities.hasBasement":
    /\b(?:basement|cellar) (?:laundry|washers?|dryers?|machines?)\b|\b(?:laundry|washers?|dryers?|machines?)(?: \w+){0,3} in the (?:basement|cellar)\b/,
  "amenities.hasFencedYard": new RegExp(
    [
      String.raw`\b${anyOf(
        "escuela; tienda; mercado; parque; parada; hospital; universidad; supermercado",
      )}s?(?: \w+){0,2} cerca\b`,
      String.raw`\b(?:hay|queda|quedan|esta|estan) (?!cerca)\w+.*(?<!\bcon )\bcerca\b|\bcerca del?\b`,
    ].join("|"),
  ),
  // "I saw it on the internet"
  "utilities.internet":
    /\b(?:vi|vimos|encontr\w+|anuncio|anunciad[oa]|publicad[oa]|aparece|saw|found|seen)\b.*\b(?:en|por|on|over) (?:el |la |the )?(?:internet|red)\b(?!.*\binternet)/,
  "tours.virtual": ownCalls,
  availability: ofOpenTimes,
  // How old somebody is tells no length of a lease.
  lease_terms: /\b(?:\d+|one|two|three)[ -](?:years?|months?|yrs?)[ -]old\b(?!.*\bleases?\b)/,
  rent: /^(?!.*\b(?:how much|price|cost)\b).*\b(?:can|could|may|will|would|do|does|able to|allowed to)(?: \w+){1,3} rent\b(?! (?:be|go|include|cover)\b)/,
};

/** To whom the deposit goes is told neither by what it comes to nor by how rent is paid. */
const ofPayee = /\b(?:who|whom|whose|quien|nombre)\b.*\b(?:deposit|deposito)\b/;
/** "Is the stove gas or electric" asks of no bill. */
const gasOrElectric = /^(?!.*\bheat)(?:.*\bgas or electric\b|.*\belectric or gas\b)/;
const hookup = /\b(?:hook ?ups?|gas lines?|connections?|conexion(?:es)?|toma(?:s)?|tuberias?)\b/;
/** "Is there a gas hookup for a dryer" asks of no bill either. */
const gasOrHookup = new RegExp(`${gasOrElectric.source}|${hookup.source}`);

/** Words of a topic whose question no listing answers. */
export const leadsAstray: Partial<Record<string, RegExp>> = {
  // Who does the papers is not told by whether vouchers are taken.
  voucher: /\b(?:paperwork|packet|forms?|rfta|rta|inspect\w*|inspeccion\w*|papeleo|papeles)\b/,
  deposit: ofPayee,
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
};

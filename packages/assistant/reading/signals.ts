import type { Has, Signal } from "../heard/signals.ts";
import {
  answersNo,
  answersTwo,
  answersYes,
  beginsWithNo,
  beginsWithYes,
  deniesLast,
  doubtsRefusal,
  plainYes,
  saysThatIsAll,
  speaksAgainst,
  takesNote,
  yesToAsking,
} from "./answers/bare-answers.ts";
import { givesShortNumber } from "./contact/addresses.ts";
import { deniesName } from "./contact/names-introduced.ts";
import { seekPlace } from "./contact/place-sought.ts";
import { asksToWriteOn } from "./contact/written-on.ts";
import { isAllSet, saysSeen, tellsInterest } from "./interest-told.ts";
import { onlyRemarks, tellsOfOneself } from "./learned/only-tells.ts";
import { declinesCosigner } from "./money/cosigner-declined.ts";
import { tellsOfSavings } from "./money/money-apart.ts";
import { asksOfNeighbors, namesChildren } from "./people/children-named.ts";
import { losesHome, seeksAid } from "./people/loses-home.ts";
import { needsNoHelp } from "./people/own-needs.ts";
import { asksWhetherWelcome } from "./people/welcome-asked.ts";
import { partsWithAnimal } from "./pets/not-pets.ts";
import { namesAnother, namesApplication, namesLink, namesMail } from "./questions/application-asked.ts";
import { tellsOfBrokenLink } from "./questions/broken-link.ts";
import { doubtsListing } from "./questions/listing-doubts.ts";
import { namesOtherListing } from "./questions/other-listing.ts";
import { hasMessageForOwner, narrowsSearch, tellsOfRecord, tellsWhenToCall } from "./questions/told-in-passing.ts";
import { type Clause, clausesOf } from "./text/clauses.ts";
import { DecidedOnDemand } from "./text/decided-on-demand.ts";
import { languageAsked } from "./text/language.ts";
import { normal } from "./text/normal.ts";
import { asksIfHeard, saysNobodyAnswered, saysToldBefore } from "./text/reproaches.ts";
import { isSmallTalk } from "./text/small-talk.ts";
import { isTakenBack } from "./text/taken-back.ts";
import { takesLeave, thanks } from "./text/taking-leave.ts";
import { tells } from "./text/word-table.ts";
import { comesInstead } from "./times/comes-instead.ts";
import { comesThere } from "./times/comes-there.ts";
import { saysNoHurry, wantsNoTimesYet } from "./times/no-hurry.ts";
import { asksForOtherDays } from "./times/other-days.ts";
import {
  asksFirst,
  asksWhetherOpen,
  closesWithHour,
  deniesChoice,
  offersAlternative,
  putsBack,
  putsRight,
  saysCancel,
  supposesMove,
  tradesTime,
} from "./times/time-traded.ts";
import { speaksOfDoor, stillSo } from "./trouble/door.ts";
import { tellsHardship } from "./trouble/hardship.ts";
import { mishap } from "./trouble/mishap.ts";

/** Found by a pattern of its normal form, or by that and the message as it was written. */
type Reader = RegExp | ((text: string, said: string) => boolean);

/** How each signal is found in a message. */
const readers: Record<Signal, Reader> = {
  "answers-yes": (_, said) => answersYes.test(said),
  "answers-no": (_, said) => answersNo.test(said),
  "says-that-is-all": saysThatIsAll,
  "tells-of-savings": (_, said) => ofSavings(clausesOf(said)),
  "says-seen": saysSeen,
  "answers-two": (_, said) => answersTwo.test(said),
  "answers-plain-yes": plainYes,
  "begins-with-no": beginsWithNo,
  "denies-last": deniesLast,
  "begins-with-yes": beginsWithYes,
  "accepts-to-ask": (_, said) => clausesOf(said).some(({ text }) => yesToAsking.test(text)),
  "takes-note": takesNote,
  "speaks-against": speaksAgainst,
  "is-all-set": isAllSet,
  "tells-interest": tellsInterest,
  "takes-leave": takesLeave,
  "denies-name": deniesName,
  "takes-back": (_, said) => clausesOf(said).some(isTakenBack),
  "asks-to-write-on": (_, said) => asksToWriteOn(said),
  "asks-if-heard": asksIfHeard,
  "told-before": saysToldBefore,
  "nobody-answered": saysNobodyAnswered,
  thanks,
  "small-talk": isSmallTalk,
  "asks-for-language": (_, said) => languageAsked(said) !== null,
  "tells-mishap": mishap,
  "tells-hardship": tellsHardship,
  "tells-of-oneself": (_, said) => tellsOfOneself(said),
  "only-remarks": (_, said) => onlyRemarks(said),
  "gives-short-number": (_, said) => givesShortNumber(said),
  "loses-home": (_, said) => clausesOf(said).some(({ text }) => losesHome(text)),
  "seeks-aid": (_, said) => clausesOf(said).some(seeksAid),
  "seeks-place": (_, said) => seekPlace(clausesOf(said)),
  "reports-broken-link": (_, said) => tellsOfBrokenLink(said),
  "tells-when-to-call": tellsWhenToCall,
  "has-message-for-owner": hasMessageForOwner,
  "narrows-search": narrowsSearch,
  "tells-of-record": tellsOfRecord,
  "declines-cosigner": declinesCosigner,
  "doubts-refusal": doubtsRefusal,
  "trades-time": tradesTime,
  "asks-first": asksFirst,
  "denies-choice": deniesChoice,
  "closes-with-hour": closesWithHour,
  "says-cancel": saysCancel,
  "still-so": stillSo,
  "needs-no-help": needsNoHelp,
  "parts-with-animal": (_, said) => clausesOf(said).some(partsWithAnimal),
  "wants-no-times-yet": wantsNoTimesYet,
  "comes-there": comesThere,
  "comes-instead": comesInstead,
  "says-no-hurry": saysNoHurry,
  "puts-back": putsBack,
  "speaks-of-door": (_, said) => speaksOfDoor(said),
  "asks-whether-open": asksWhetherOpen,
  "asks-for-other-days": asksForOtherDays,
  "puts-right": putsRight,
  "supposes-move": supposesMove,
  "offers-alternative": offersAlternative,
  "doubts-listing": doubtsListing,
  "names-other-listing": namesOtherListing,
  "asks-whether-welcome": asksWhetherWelcome,
  "names-children": namesChildren,
  "asks-of-neighbors": asksOfNeighbors,
  "names-application": namesApplication,
  "names-link": namesLink,
  "names-mail": namesMail,
  "names-another-person": namesAnother,
};

const ofSavings = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, isQuestion }) => !isQuestion && namesSavings(text)) || tellsOfSavings(clauses);
const namesSavings = tells({
  en: ["my|our|in|of|some|have|has|got|with|on savings; saved up|away; put away|aside; nest egg; inheritance; 401k"],
  es: ["ahorro; ahorrado; herencia"],
});

/** The signals of a message. */
export const signalsIn = (said: string): Has<Signal> =>
  new DecidedOnDemand((signal) => {
    const reader = readers[signal];
    return reader instanceof RegExp ? reader.test(normal(said)) : reader(normal(said), said);
  });

import type { Has, Signal } from "../heard.ts";
import { namesAnother, namesApplication, namesLink, namesMail } from "./application-asked.ts";
import {
  answersNo,
  answersTwo,
  answersYes,
  beginsWithNo,
  beginsWithYes,
  doubtsRefusal,
  plainYes,
  speaksAgainst,
  takesNote,
  yesToAsking,
} from "./bare-answers.ts";
import { tellsOfBrokenLink } from "./broken-link.ts";
import { asksOfNeighbors, namesChildren } from "./children-named.ts";
import { clausesOf } from "./clauses.ts";
import { deniesName } from "./contact.ts";
import { DecidedOnDemand } from "./decided-on-demand.ts";
import { speaksOfDoor, stillSo } from "./door.ts";
import { isAllSet, tellsInterest } from "./interest-told.ts";
import { languageAsked } from "./language.ts";
import { doubtsListing } from "./listing-doubts.ts";
import { mishap } from "./mishap.ts";
import { wantsNoTimesYet } from "./no-hurry.ts";
import { normal } from "./normal.ts";
import { partsWithAnimal } from "./not-pets.ts";
import { needsNoHelp } from "./own-needs.ts";
import { isSmallTalk } from "./small-talk.ts";
import { isTakenBack } from "./taken-back.ts";
import { takesLeave, thanks } from "./taking-leave.ts";
import { asksWhetherOpen, closesWithHour, putsRight, saysCancel, supposesMove, tradesTime } from "./time-traded.ts";
import { hasMessageForOwner, narrowsSearch, tellsOfRecord, tellsWhenToCall } from "./told-in-passing.ts";
import { asksWhetherWelcome } from "./welcome-asked.ts";
import { asksToWriteOn } from "./written-on.ts";

/** Found by a pattern of its normal form, or by that and the message as it was written. */
type Reader = RegExp | ((text: string, said: string) => boolean);

/** How each signal is found in a message. */
const readers: Record<Signal, Reader> = {
  "answers-yes": (_, said) => answersYes.test(said),
  "answers-no": (_, said) => answersNo.test(said),
  "answers-two": (_, said) => answersTwo.test(said),
  "answers-plain-yes": plainYes,
  "begins-with-no": beginsWithNo,
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
  thanks,
  "small-talk": isSmallTalk,
  "asks-for-language": (_, said) => languageAsked(said) !== null,
  "tells-mishap": mishap,
  "reports-broken-link": (_, said) => tellsOfBrokenLink(said),
  "tells-when-to-call": tellsWhenToCall,
  "has-message-for-owner": hasMessageForOwner,
  "narrows-search": narrowsSearch,
  "tells-of-record": tellsOfRecord,
  "doubts-refusal": doubtsRefusal,
  "trades-time": tradesTime,
  "closes-with-hour": closesWithHour,
  "says-cancel": saysCancel,
  "still-so": stillSo,
  "needs-no-help": needsNoHelp,
  "parts-with-animal": (_, said) => clausesOf(said).some(partsWithAnimal),
  "wants-no-times-yet": wantsNoTimesYet,
  "speaks-of-door": (_, said) => speaksOfDoor(said),
  "asks-whether-open": asksWhetherOpen,
  "puts-right": putsRight,
  "supposes-move": supposesMove,
  "doubts-listing": doubtsListing,
  "asks-whether-welcome": asksWhetherWelcome,
  "names-children": namesChildren,
  "asks-of-neighbors": asksOfNeighbors,
  "names-application": namesApplication,
  "names-link": namesLink,
  "names-mail": namesMail,
  "names-another-person": namesAnother,
};

/** The signals of a message. */
export const signalsIn = (said: string): Has<Signal> =>
  new DecidedOnDemand((signal) => {
    const reader = readers[signal];
    return reader instanceof RegExp ? reader.test(normal(said)) : reader(normal(said), said);
  });

import type { Has, Signal } from "../heard.ts";
import { namesAnother, namesApplication, namesLink, namesMail } from "./application-asked.ts";
import {
  answersNo,
  answersTwo,
  answersYes,
  beginsWithNo,
  doubtsRefusal,
  plainYes,
  speaksAgainst,
  takesNote,
} from "./bare-answers.ts";
import { asksOfNeighbors, namesChildren } from "./children-named.ts";
import { DecidedOnDemand } from "./decided-on-demand.ts";
import { isAllSet, tellsInterest } from "./interest-told.ts";
import { languageAsked } from "./language.ts";
import { doubtsListing } from "./listing-doubts.ts";
import { mishap } from "./mishap.ts";
import { normal } from "./normal.ts";
import { smallTalk } from "./small-talk.ts";
import { brokenLink } from "./stands.ts";
import { takesLeave, thanks } from "./taking-leave.ts";
import { tradesTime } from "./time-traded.ts";
import { hasMessageForOwner, narrowsSearch, tellsOfRecord, tellsWhenToCall } from "./told-in-passing.ts";
import { asksWhetherWelcome } from "./welcome-asked.ts";

type Reader = RegExp | ((text: string) => boolean);

/** How each signal is found in the normal form of a message. */
const inNormal = {
  "answers-plain-yes": plainYes,
  "begins-with-no": beginsWithNo,
  "takes-note": takesNote,
  "speaks-against": speaksAgainst,
  "is-all-set": isAllSet,
  "tells-interest": tellsInterest,
  "takes-leave": takesLeave,
  thanks,
  "small-talk": smallTalk,
  "tells-mishap": mishap,
  "reports-broken-link": brokenLink,
  "tells-when-to-call": tellsWhenToCall,
  "has-message-for-owner": hasMessageForOwner,
  "narrows-search": narrowsSearch,
  "tells-of-record": tellsOfRecord,
  "doubts-refusal": doubtsRefusal,
  "trades-time": tradesTime,
  "doubts-listing": doubtsListing,
  "asks-whether-welcome": asksWhetherWelcome,
  "names-children": namesChildren,
  "asks-of-neighbors": asksOfNeighbors,
  "names-application": namesApplication,
  "names-link": namesLink,
  "names-mail": namesMail,
  "names-another-person": namesAnother,
} as const satisfies Partial<Record<Signal, Reader>>;

/** How the others are found in a message as it was written. */
const asWritten: Record<Exclude<Signal, keyof typeof inNormal>, (said: string) => boolean> = {
  "answers-yes": answersYes,
  "answers-no": answersNo,
  "answers-two": answersTwo,
  "asks-for-language": (said) => languageAsked(said) !== null,
};

const readers = new Map<Signal, (said: string) => boolean>([
  ...(Object.entries(inNormal) as [Signal, Reader][]).map(
    ([signal, reader]) =>
      [
        signal,
        (said: string) => (reader instanceof RegExp ? reader.test(normal(said)) : reader(normal(said))),
      ] as const,
  ),
  ...(Object.entries(asWritten) as [Signal, (said: string) => boolean][]),
]);

/** The signals of a message. */
export const signalsIn = (said: string): Has<Signal> =>
  new DecidedOnDemand((signal) => readers.get(signal)?.(said) ?? false);

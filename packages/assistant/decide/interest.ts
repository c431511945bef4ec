import { offer, proceed } from "./booking.ts";
import { type Draft, hasSignal, hears, mayBook, openRequest } from "./draft.ts";
import { refuseBooking } from "./refusing.ts";
import { verdictFor } from "./verdict.ts";

/** Who was shown the home, or says that they have seen it, is asked about applying, and not to come and see it. */
export const hasSeenHome = ({ world, talk }: Draft): boolean =>
  world.stage === "SHOWING_COMPLETED" || talk.hasSeen === true;

/** Piper asked into a silence, or after a showing, how things stand with the renter. */
export const awaitsInterest = ({ talk }: Draft): boolean =>
  talk.awaiting === "interest" || talk.awaiting === "impression";

/** "No thanks" to whether one is still interested. */
export function deniesInterest(draft: Draft): boolean {
  const { talk, heard } = draft;
  if (talk.awaiting !== "interest" || heard === null) return false;
  if (!hears(draft, "negate") && !hasSignal(draft, "is-all-set")) return false;
  const isAll = heard.intents.every((intent) => intent === "negate" || intent === "thank_goodbye");
  return isAll && heard.times.length === 0 && Object.keys(heard.facts).length === 0;
}

/** "Yes" to it, and no more; false where the renter said something else. Times offered a silence ago are offered anew. */
export function affirmsInterest(draft: Draft): boolean {
  if (!hears(draft, "affirm")) return false;
  draft.talk = { ...draft.talk, offered: [] };
  inviteToCome(draft);
  return true;
}

/** "Yes, still interested" is best met with times to come. */
export function inviteToCome(draft: Draft): void {
  if (draft.talk.chosen !== null && !openRequest(draft)) {
    proceed(draft, "");
    return;
  }
  const [failed] = verdictFor(draft).failed;
  if (hasSeenHome(draft)) draft.says.push({ say: "liked-it" });
  else if (failed !== undefined && !openRequest(draft) && mayBook(draft.world)) refuseBooking(draft, failed);
  else if (openRequest(draft) || !mayBook(draft.world) || draft.talk.offered.length > 0 || draft.talk.wantsNoTimes)
    draft.says.push({ say: "hello" });
  else offer(draft, []);
}

import { dayAt } from "../dialogue/home-clock.ts";
import type { TimeWish } from "../heard/times.ts";
import type { Opening } from "../world.ts";
import { wishFor } from "./as-wish.ts";
import { openTo } from "./asked-time.ts";
import { askContactOnce, type Draft, escalate, mayBook, openRequest, timeFor, tourName, tourToSay } from "./draft.ts";
import { tellNotComing } from "./not-coming.ts";
import { noteTold } from "./noted.ts";
import { isOfOtherDays, otherDays, sayOnlyDays } from "./only-days.ts";
import { leaveToOwner } from "./owner-decides.ts";
import { askMissing, mayAskOnceMore, notePassed } from "./qualifying.ts";
import { refuseBooking } from "./refusing.ts";
import { timesToOffer } from "./times-to-offer.ts";
import { verdictFor } from "./verdict.ts";
import { askVideoTime, meansClosedVideo } from "./video-wish.ts";
import { asChosen, type Chosen, isOpen } from "./wished.ts";

/** Offers up to three true openings: those wished for, else the nearest, saying so. */
export function offer(draft: Draft, wishes: readonly TimeWish[], isOther = false): void {
  const { world } = draft;
  if (!mayBook(world)) {
    draft.says.push({ say: "not-booking" });
    return;
  }
  if (meansClosedVideo(draft) && wishes.every(({ not, tourType }) => not || (tourType ?? "VIRTUAL") === "VIRTUAL")) {
    askVideoTime(draft);
    return;
  }
  const { say, times, more, taken, notBy } = timesToOffer(draft, wishes, isOther);
  if (
    say === "offer-nearest" &&
    isOfOtherDays(draft, wishes) &&
    !draft.talk.asked.includes(otherDays) &&
    sayOnlyDays(draft)
  )
    return;
  if (times.length === 0) {
    const isNone = openTo(world, { ...draft.talk, refused: [] }, null).length === 0;
    if (isNone) escalate(draft, "showing-times", withoutTime[draft.talk.language][0], "SHOWING_ISSUE");
    else askForOtherTimes(draft);
    draft.says.push({ say: isNone ? "no-openings" : "none-fits" });
    askContactOnce(draft);
    return;
  }
  const kinds = new Set(times.map((o) => o.tourType));
  if (say === "offer-nearest" || say === "offer-around") noteTold(draft);
  draft.says.push({
    say,
    more,
    taken: taken.map((at) => timeFor(draft, at)),
    isPast:
      say !== "offer-around" && taken.length > 0 && taken.every((at) => Temporal.Instant.compare(at, world.now) < 0),
    notBy: notBy && tourToSay(draft, notBy),
    times: times.map((o) => (kinds.size === 1 && !notBy ? timeFor(draft, o.startsAt) : timeWithTour(draft, o))),
    tour: kinds.size === 1 ? tourToSay(draft, times[0]!.tourType) : null,
  });
  draft.facts.push(...times.map((o) => openingFact(o.startsAt.toString())));
  draft.talk = { ...draft.talk, offered: times.map(asChosen), awaiting: "time", chosen: null };
}

/** Among times of several kinds, each is named with its own. */
const timeWithTour = (draft: Draft, { startsAt, tourType }: Opening): string =>
  `${timeFor(draft, startsAt)}, ${tourName(tourType)[draft.talk.language]}`;

/** Offers times where the home takes bookings and any are open. */
export const offerIfBookable = (draft: Draft, isOther: boolean, wishes: readonly TimeWish[] = []): void => {
  if (mayBook(draft.world) && draft.world.openings.length > 0) offer(draft, wishes, isOther);
};

/** Who cannot make a time may not make the rest of that day either: other days come first, where there are any. */
export function offerOtherDays(draft: Draft, startsAt: string): void {
  const { openings, property } = draft.world;
  const day = dayAt(startsAt, property.timeZone);
  const isOther = openings.some((opening) => dayAt(opening.startsAt, property.timeZone) !== day);
  const wish = { ...wishFor(startsAt, "IN_PERSON", property.timeZone), at: null, tourType: null, not: true };
  offerIfBookable(draft, true, isOther ? [wish] : []);
}

/** Tells the owner that none of the open times works for the renter. */
export const askForOtherTimes = (draft: Draft): boolean =>
  escalate(draft, "other-showing-times", withoutTime[draft.talk.language][1], "SHOWING_ISSUE");

/** What the owner is told of a wish that met no time: none is open, or none that suits. */
const withoutTime = {
  en: ["There are no open showing times.", "None of the open showing times works."],
  es: ["No hay horarios de visita disponibles.", "Ningún horario de visita disponible le funciona."],
} as const;

const openingFact = (startsAt: string) => ({ source: "availability" as const, field: "opening", value: startsAt });

/** Takes a time: as a request once everything needed for it is known, as a move where a request is open. */
export function take(draft: Draft, chosen: Chosen, words: string): void {
  if (!mayBook(draft.world)) {
    draft.says.push({ say: "not-booking" });
    return;
  }
  const request = openRequest(draft);
  const { move } = draft.world;
  const isTime = (at: Temporal.Instant) => Temporal.Instant.compare(at, Temporal.Instant.from(chosen.startsAt)) === 0;
  if (move && isTime(move.startsAt)) {
    draft.says.push({ say: "move-waits", time: timeFor(draft, chosen.startsAt) });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null };
    return;
  }
  if (request && move && isTime(request.startsAt)) {
    draft.orders.push({ kind: "keep-time" });
    draft.says.push({ say: "kept", time: timeFor(draft, request.startsAt) });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null };
    return;
  }
  if (request && isTime(request.startsAt)) {
    draft.says.push({ say: "already-your-time", time: timeFor(draft, chosen.startsAt) });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null };
    return;
  }
  if (!isOpen(draft, chosen)) {
    timeGone(draft, chosen.startsAt);
    return;
  }
  if (request) {
    draft.orders.push({ kind: "move-showing", ...chosen });
    draft.says.push({
      say: "move-requested",
      time: timeFor(draft, chosen.startsAt),
      from: timeFor(draft, request.startsAt),
      isConfirmed: request.status === "ACCEPTED",
      givenUp: move ? timeFor(draft, move.startsAt) : null,
      isTold: tellNotComing(draft, request, words, true),
    });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null, offered: [] };
    return;
  }
  if (draft.talk.chosen === null) mayAskOnceMore(draft);
  draft.talk = { ...draft.talk, chosen };
  if (isAskedFirst(draft)) draft.says.push({ say: "time-open", time: timeFor(draft, chosen.startsAt) });
  // Whatever is asked first, it is asked for "that time", which was open.
  draft.facts.push(openingFact(chosen.startsAt));
  proceed(draft, words);
}

/** Whoever is asked for something first hears which time it is for, and that it is free. */
function isAskedFirst(draft: Draft): boolean {
  const { failed, missing } = verdictFor(draft);
  return failed.length === 0 && (missing.length > 0 || !draft.hasContact);
}

/** Goes on with a chosen time: qualify, ask what is missing, then request it. */
export function proceed(draft: Draft, words: string): void {
  const { chosen } = draft.talk;
  if (chosen === null) return;
  if (!isOpen(draft, chosen)) {
    noteTold(draft);
    timeGone(draft, chosen.startsAt);
    return;
  }
  const verdict = verdictFor(draft);
  const [failed] = verdict.failed;
  if (failed !== undefined) {
    refuseBooking(draft, failed);
    return;
  }
  if (askMissing(draft, verdict, true)) return;
  if (leaveToOwner(draft, verdict, words)) {
    noteTold(draft);
    return;
  }
  if (!draft.hasContact) {
    if (awaitsContact(draft) || Object.keys(draft.learned).length > 0) noteTold(draft);
    draft.says.push({ say: "ask-contact", withName: !draft.hasName });
    draft.talk = { ...draft.talk, awaiting: "contact", asked: [...new Set([...draft.talk.asked, "contact"])] };
    return;
  }
  notePassed(draft);
  draft.orders.push({ kind: "request-showing", ...chosen });
  // Who only gives a number or a name hears of the request alone.
  if (Object.keys(draft.learned).length > 0) noteTold(draft);
  draft.says = draft.says.filter(({ say }) => say !== "nothing-requested");
  draft.says.push({
    say: "requested",
    time: timeFor(draft, chosen.startsAt),
    tour: tourToSay(draft, chosen.tourType),
  });
  draft.talk = { ...draft.talk, chosen: null, offered: [], awaiting: null, timesAsked: {} };
  if (!draft.hasName) {
    draft.says.push({ say: "ask-name" });
    draft.talk = { ...draft.talk, awaiting: "contact" };
  }
}

/** Facts told where the contact was asked for are thanked for, and it is asked for again. */
const awaitsContact = ({ talk }: Draft): boolean => talk.awaiting === "contact";

/** Says that a time went, or is past, and offers the nearest ones still open. */
export function timeGone(draft: Draft, startsAt: string): void {
  const isPast = Temporal.Instant.compare(Temporal.Instant.from(startsAt), draft.world.now) < 0;
  draft.says.push({ say: "time-gone", time: timeFor(draft, startsAt), isPast });
  draft.talk = { ...draft.talk, chosen: null, offered: draft.talk.offered.filter((o) => o.startsAt !== startsAt) };
  offer(draft, [], true);
}

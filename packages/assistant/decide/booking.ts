import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import type { Opening, TimeWish } from "../piper.ts";
import { normal } from "../understanding/normal.ts";
import { askContactOnce, type Draft, escalate, mayBook, timeFor } from "./draft.ts";
import { matching, nearest, ofTourType, spread } from "./openings.ts";
import { askMissing, leaveToOwner, notePassed, refuseBooking, verdictFor } from "./qualifying.ts";

type Chosen = { startsAt: string; tourType: Opening["tourType"] };

/** The open request that another wish would move. */
export const openRequest = ({ world }: Draft) =>
  world.request && isActiveRequest(world.request.status) ? world.request : null;

const asChosen = (opening: Opening): Chosen => ({ startsAt: opening.startsAt.toString(), tourType: opening.tourType });
export const isOpen = ({ world }: Draft, chosen: Chosen): boolean =>
  world.openings.some(
    (o) =>
      o.tourType === chosen.tourType &&
      Temporal.Instant.compare(o.startsAt, Temporal.Instant.from(chosen.startsAt)) === 0,
  );

/** The one time a message settles on, or null where it leaves more than one open. */
export function chosenTime(draft: Draft, said: readonly TimeWish[]): Chosen | null {
  const wishes = onRequestedDay(draft, withoutOwnTime(draft, said));
  const { talk, world } = draft;
  const { timeZone } = world.property;
  const picked = wishes.find((wish) => wish.choice !== null)?.choice ?? null;
  if (picked !== null) return talk.offered[picked] ?? null;
  const wanted = wishes.filter((wish) => !wish.not && (wish.from ?? wish.at) !== null);
  const [wish] = wanted;
  if (!wish || wanted.length !== 1) return null;
  const offered = openingsOf(draft, talk.offered);
  const among = matching(offered, wishes, timeZone);
  if (among.length === 1 && talk.awaiting === "time") return asChosen(among[0] as Opening);
  if (wish.at === null) return null;
  const all = matching(ofTourType(world.openings, wish.tourType), wishes, timeZone);
  return all.length === 1 ? asChosen(all[0] as Opening) : null;
}

/** "Move Saturday to Sunday at 2": the time one has already is what is left, not what is wished. */
export function withoutOwnTime(draft: Draft, said: readonly TimeWish[]): readonly TimeWish[] {
  const wishes = draft.heard?.intents.includes("reschedule_showing")
    ? said.map((wish) => fromOwnDay(draft, wish))
    : said;
  const others = wishes.filter((wish) => !isOwnTime(draft, wish));
  return others.length > 0 ? others : wishes;
}

/** "From Saturday to Sunday" is a move where Saturday is the day one has, and no span of days. */
function fromOwnDay(draft: Draft, wish: TimeWish): TimeWish {
  const request = openRequest(draft);
  const own = request?.startsAt.toZonedDateTimeISO(draft.world.property.timeZone).toPlainDate().toString();
  return wish.from === own && wish.to !== own ? { ...wish, from: wish.to } : wish;
}

const aways =
  /\b(\d{1,3}|an?|one|two|half an?) ?(hours?|hrs?|min(?:ute)?s?) (later|earlier|sooner|back|forward)\b|\b(?:back|later|earlier)(?: by)? (\d{1,3}|an?|one|two|half an?) ?(hours?|hrs?|min(?:ute)?s?)\b/;
const amounts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, "half a": 0.5, "half an": 0.5 };

/** "An hour later" than the showing one has. */
export function shiftedTime(draft: Draft, text: string): Chosen | null {
  const request = openRequest(draft);
  const found = request && aways.exec(normal(text));
  if (!found) return null;
  const word = (found[1] ?? found[4]) as string;
  const amount = amounts[word] ?? Number(word);
  const minutes =
    amount * ((found[2] ?? found[5])?.startsWith("h") ? 60 : 1) * (/earlier|sooner|forward/.test(found[0]) ? -1 : 1);
  return { startsAt: request.startsAt.add({ minutes: Math.round(minutes) }).toString(), tourType: request.tourType };
}

/** Whether a wish says no more than the time the renter already has. */
export function isOwnTime(draft: Draft, { from, to, at, after, before, not, choice }: TimeWish): boolean {
  const request = openRequest(draft);
  if (!request || not || choice !== null || after !== null || before !== null) return false;
  const own = request.startsAt.toZonedDateTimeISO(draft.world.property.timeZone);
  const day = own.toPlainDate().toString();
  const isDay = from === null || (from === day && (to ?? from) === day);
  return isDay && (at === null ? from !== null : at === own.toPlainTime().toString({ smallestUnit: "minute" }));
}

/** "This weekend" of a showing on Saturday. */
export function coversOwnDay(draft: Draft, { from, to, at, choice }: TimeWish): boolean {
  const request = openRequest(draft);
  if (!request || choice !== null || at !== null || from === null) return false;
  const day = request.startsAt.toZonedDateTimeISO(draft.world.property.timeZone).toPlainDate().toString();
  return from <= day && day <= (to ?? from);
}

/** "Could we make it 11:30" moves an open request within its day, unless other times were just offered. */
function onRequestedDay(draft: Draft, wishes: readonly TimeWish[]): readonly TimeWish[] {
  const request = openRequest(draft);
  if (!request || draft.talk.awaiting === "time") return wishes;
  const day = request.startsAt.toZonedDateTimeISO(draft.world.property.timeZone).toPlainDate().toString();
  return wishes.map((wish) => (wish.from === null && wish.at !== null ? { ...wish, from: day, to: day } : wish));
}

/** Times once offered as openings, so that they can be matched though they may be gone by now. */
const openingsOf = ({ world }: Draft, offered: readonly Chosen[]): Opening[] =>
  offered.map(({ startsAt, tourType }) => {
    const starts = Temporal.Instant.from(startsAt);
    const known = world.openings.find(
      (o) => o.tourType === tourType && Temporal.Instant.compare(o.startsAt, starts) === 0,
    );
    return known ?? { startsAt: starts, endsAt: starts, tourType };
  });

/** Offers up to three true openings: those wished for, else the nearest, saying so. */
export function offer(draft: Draft, wishes: readonly TimeWish[], isOther = false): void {
  const { world, talk } = draft;
  if (!mayBook(world)) {
    draft.says.push({ say: "not-booking" });
    return;
  }
  const tourType = wishes.find((wish) => wish.tourType !== null)?.tourType ?? null;
  const ofType = ofTourType(world.openings, tourType);
  const old = new Set(isOther ? talk.offered.map((o) => o.startsAt) : []);
  const fresh = ofType.filter((o) => !(old.size > 0 && old.has(o.startsAt.toString())) && !isCurrent(draft, o));
  const candidates = beyond(draft, fresh.length > 0 ? fresh : ofType, isOther);
  const fitting = matching(candidates, wishes, world.property.timeZone);
  const times =
    fitting.length > 0
      ? spread(fitting, world.property.timeZone)
      : nearest(candidates, wishes, world.property.timeZone);
  if (times.length === 0) {
    escalate(
      draft,
      "showing-times",
      draft.talk.language === "es" ? "No hay horarios de visita abiertos." : "No showing times are open.",
      "SHOWING_ISSUE",
    );
    draft.says.push({ say: "no-openings" });
    askContactOnce(draft);
    return;
  }
  const say = fitting.length === 0 ? "offer-nearest" : isOther ? "offer-others" : "offer";
  draft.says.push({ say, times: times.map((o) => timeFor(draft, o.startsAt)) });
  draft.facts.push(
    ...times.map((o) => ({ source: "availability" as const, field: "opening", value: o.startsAt.toString() })),
  );
  draft.talk = { ...draft.talk, offered: times.map(asChosen), awaiting: "time", chosen: null };
}

/** "Anything later" is later than every time last offered, "earlier" earlier; where there is none, any other will do. */
function beyond(draft: Draft, openings: Opening[], isOther: boolean): Opening[] {
  const direction = draft.heard?.intents.find((intent) => intent === "wants_later" || intent === "wants_earlier");
  const offered = draft.talk.offered.map((o) => o.startsAt).toSorted(byInstant);
  const edge = direction === "wants_later" ? offered.at(-1) : offered[0];
  if (!isOther || direction === undefined || edge === undefined) return openings;
  const found = openings.filter(
    (o) => byInstant(o.startsAt.toString(), edge) === (direction === "wants_later" ? 1 : -1),
  );
  return found.length > 0 ? found : openings;
}
const byInstant = (a: string, b: string): number =>
  Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b));

const isCurrent = (draft: Draft, opening: Opening): boolean => {
  const request = openRequest(draft);
  return request !== null && Temporal.Instant.compare(request.startsAt, opening.startsAt) === 0;
};

/** Takes a time: as a request once everything needed for it is known, as a move where a request is open. */
export function take(draft: Draft, chosen: Chosen, words: string): void {
  if (!mayBook(draft.world)) {
    draft.says.push({ say: "not-booking" });
    return;
  }
  const request = openRequest(draft);
  if (request && Temporal.Instant.compare(request.startsAt, Temporal.Instant.from(chosen.startsAt)) === 0) {
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
    draft.says.push({ say: "move-requested", time: timeFor(draft, chosen.startsAt) });
    draft.talk = { ...draft.talk, awaiting: null, chosen: null, offered: [] };
    return;
  }
  draft.talk = { ...draft.talk, chosen };
  proceed(draft, words);
}

/** Goes on with a chosen time: qualify, ask what is missing, then request it. */
export function proceed(draft: Draft, words: string): void {
  const { chosen } = draft.talk;
  if (chosen === null) return;
  if (!isOpen(draft, chosen)) {
    timeGone(draft, chosen.startsAt);
    return;
  }
  const verdict = verdictFor(draft);
  const [failed] = verdict.failed;
  if (failed !== undefined) {
    refuseBooking(draft, failed);
    return;
  }
  if (askMissing(draft, verdict, true) || leaveToOwner(draft, verdict, words)) return;
  if (!draft.hasContact) {
    draft.says.push({ say: "ask-contact", withName: !draft.hasName });
    draft.talk = { ...draft.talk, awaiting: "contact", asked: [...new Set([...draft.talk.asked, "contact"])] };
    return;
  }
  notePassed(draft);
  draft.orders.push({ kind: "request-showing", ...chosen });
  draft.says.push({ say: "requested", time: timeFor(draft, chosen.startsAt) });
  draft.talk = { ...draft.talk, chosen: null, offered: [], awaiting: null, askedInVain: 0 };
  if (!draft.hasName) {
    draft.says.push({ say: "ask-name" });
    draft.talk = { ...draft.talk, awaiting: "contact" };
  }
}

/** Says that a time went and offers the nearest ones still open. */
export function timeGone(draft: Draft, startsAt: string): void {
  draft.says.push({ say: "time-gone", time: timeFor(draft, startsAt) });
  draft.talk = { ...draft.talk, chosen: null, offered: draft.talk.offered.filter((o) => o.startsAt !== startsAt) };
  offer(draft, [], true);
}

import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import { incomeTold, knowsIncome } from "../dialogue/incomes.ts";
import { timesToPick } from "../dialogue/offered-before.ts";
import type { IncomesHeard } from "../heard/incomes.ts";
import type { HourNamed, TimeWish } from "../heard/times.ts";
import type { Talk } from "../talk.ts";
import { withHostNamed } from "./contact/host-named.ts";
import type { Message } from "./message.ts";
import { isDateAlone } from "./money/bare-figures.ts";
import { withoutCosigner } from "./money/cosigner.ts";
import { noIncomesIn } from "./money/earned-figures.ts";
import { amountsBefore, withIncomeMeant } from "./money/income-total.ts";
import { incomesIn, incomesOutside, incomesSupposed, withIncomesLeft } from "./money/incomes-in.ts";
import { incomesLeft } from "./money/incomes-left.ts";
import { asOutside, scoresIn, tellsOfHelper } from "./money/money-apart.ts";
import { periodNamedAlone } from "./money/pay-periods.ts";
import { withPeriodPutRight } from "./money/period-put-right.ts";
import { amountsOf, apartFromSupposed } from "./money/supposed.ts";
import { shareLeft, speaksOfVoucher, tellsWorth } from "./money/voucher-share.ts";
import { factsIn, moveInIn } from "./people/renter-facts-in.ts";
import type { Species } from "./pets/animal-words.ts";
import { withoutAnimalsBefore } from "./pets/animals-before.ts";
import { deniesAssistance } from "./pets/assistance-animals.ts";
import { isInLoss } from "./pets/not-pets.ts";
import { asksOfPartOfDay } from "./questions/about-the-home.ts";
import { withWordsBefore } from "./questions/follow-ups.ts";
import { type Clause, clausesOf } from "./text/clauses.ts";
import { normal } from "./text/normal.ts";
import { boundsToldIn } from "./times/bounds-told.ts";
import { namesWeekday } from "./times/calendar-words.ts";
import { withChoiceOfDay } from "./times/choice-of-day.ts";
import { hoursNamedIn, moveInNamed, prefersMoveIn, refusedIn } from "./times/clause-times.ts";
import { withClosestPicked } from "./times/closest-picked.ts";
import { isOfferedAgain } from "./times/day-offered-again.ts";
import { namesMonth } from "./times/day-readers.ts";
import { daysLeft } from "./times/day-settled.ts";
import { withoutDaysOfElse } from "./times/days-of-else.ts";
import { isWrittenAs } from "./times/hours-as-figures.ts";
import { moveInBound } from "./times/move-in-bound.ts";
import { moveInOnceFree } from "./times/move-in-once-free.ts";
import { withDayOfHour } from "./times/move-in-or-hour.ts";
import { datesSomethingElse, isAboutMovingIn, leavesOldHome, moveInAmong } from "./times/move-in-or-visit.ts";
import { withOtherOfTwo } from "./times/other-of-two.ts";
import { withoutFirstOffered } from "./times/passed-over.ts";
import { withHourPicked } from "./times/picked-of-named.ts";
import { refusedOfSameDay, withoutSameDayRefused } from "./times/same-day-refused.ts";
import { withSurelyWished } from "./times/surely-wished.ts";
import { visitIn } from "./times/visit-in.ts";
import { wishesIn } from "./times/wishes.ts";
import { tellsHardship } from "./trouble/hardship.ts";

/** What a message tells of the renter, and when they would come. */
export type Told = {
  facts: Partial<RenterFacts>;
  /** The facts without a day of moving in that only looked like one of coming. */
  plain: Partial<RenterFacts>;
  times: TimeWish[];
  /** The hours of other engagements. */
  bounds: TimeWish[];
  hours: HourNamed[];
  tellsCosigner: boolean;
  incomes: IncomesHeard;
  /** A figure besides them may be an income too. */
  mayEarnMore: boolean;
  /** What is only supposed of them; null where nothing is. */
  supposed: IncomesHeard | null;
  /** Kinds of animals told to be no pets. */
  notPets: Species[];
};

/** "June 25, not the 12th" of when one moves in strikes out no day to come by. */
const isCorrected = ({ not, at, after, before, choice }: TimeWish): boolean =>
  not && (at ?? after ?? before ?? choice) === null;

/** Whether a wish names no more than a day. */
const isDayAlone = ({ from, to, at, after, before, choice, not }: TimeWish, day: string): boolean =>
  !not && from === day && to === day && (at ?? after ?? before ?? choice) === null;

/** "I wrote 1:00. Please book 1:00 on Friday" refuses no one o'clock. */
const isNamedAgain = ({ from, at }: TimeWish, named: readonly TimeWish[]): boolean =>
  at !== null && named.some((wish) => !wish.not && wish.at === at && (from ?? wish.from) === wish.from);

/** "Saturday instead of Monday, they moved my class to Monday evening": what else is told of a day refused wishes for no part of it. */
const isOfRefusedDay = (wish: TimeWish, all: readonly TimeWish[]): wish is TimeWish & { from: string } => {
  const { not, at, from, to, choice } = wish;
  return (
    !not &&
    (at ?? choice) === null &&
    from !== null &&
    from === to &&
    all.some((each) => !each.isSurmised && isDayAlone({ ...each, not: !each.not }, from))
  );
};

/** "Does Thursday have a 6": the one day that the message gives an hour by name, however far it stands from it. */
const dayOfHour = (hour: string, wished: readonly TimeWish[]): string | null => {
  const [wish, another] = wished.filter(({ not, at }) => !not && at === hour);
  return wish && !another && wish.from === wish.to ? wish.from : null;
};

/** "Like 700, hers is 620": the hour that a score looks like, on no day, is none to come at. */
const isOfScore = ({ from, at, not }: TimeWish, scores: readonly number[]): boolean =>
  !not && from === null && at !== null && scores.some((score) => isWrittenAs(score, at));

/** "Can we see it? Thursday or Saturday": days of the week alone answer no question of moving in. */
const onlyNamesDays = (text: string): boolean =>
  namesWeekday(text) && !/\d/.test(text) && !namesMonth(text) && !isAboutMovingIn(text);

/** Of more times than renters name in one message, what is said last stands. */
const mostTimes = 16;

/** The last day of the times offered; null where there are none. */
const lastOffered = (offered: Talk["offered"], timeZone: string): string | null =>
  offered
    .map(({ startsAt }) => dayAt(startsAt, timeZone))
    .toSorted()
    .at(-1) ?? null;

export function toldIn(message: Message, asksToCome: boolean): Told {
  const { said, clauses, telling, moving, supposed, times, sums, today, freeFrom, talk, history, timeZone, property } =
    message;
  const isOfVisit = asksToCome && onlyNamesDays(normal(said));
  const asked = isOfVisit ? message.asked.filter((fact) => fact !== "moveIn") : message.asked;
  const answers = isOfVisit ? new Set<Clause>() : message.answers;
  const whole = withWordsBefore(said, history);
  const tellers = whole === said ? telling : apartFromSupposed(clausesOf(whole), knowsIncome(talk.incomes)).told;
  const own = withoutCosigner(tellers, said, history);
  const ofCosigner = asOutside(tellers.filter((clause) => !own.includes(clause)));
  // "No, every two weeks" says no to the period that was told, and to nothing that was asked.
  const ofFacts = own.filter(({ text }) => !text.startsWith("no") || periodNamedAlone(text) === undefined);
  const all = { ...factsIn(ofFacts, asked, today), ...(moving && { moveIn: moveInIn(moving, asked, today) }) };
  if (!all.moveIn) delete all.moveIn;
  if (!all.hasAssistanceAnimal && deniesAssistance(normal(said))) all.hasAssistanceAnimal = false;
  const { facts, notPets } = withoutAnimalsBefore(all, clauses, history, asked);
  const rent = property.leaseConditions?.rent ?? null;
  const apart = [...noIncomesIn(own), ...amountsOf(supposed)];
  const multiple = rentMultiples[property.renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"];
  const needed = rent === null || multiple === null ? null : rent * multiple;
  const read = withIncomeMeant(facts, whole, { rent, needed, before: amountsBefore(history), apart }, asked);
  const earned = incomesIn(own, { said: whole, asked, history, monthly: read.monthlyIncome ?? null, all: tellers });
  const putRight = withPeriodPutRight(earned, own, talk);
  const left = incomesLeft(own, putRight ?? earned, asked);
  const incomes = withIncomesLeft(putRight ?? earned, left.sure, own, history);
  if (putRight || read.monthlyIncome) read.monthlyIncome = incomeTold(incomes) ?? read.monthlyIncome;
  const isOwn = (amount: number) => incomes.parts.some(({ dollars }) => dollars === amount);
  const outside = incomesOutside(ofCosigner, history).filter(({ dollars }) => !isOwn(dollars));
  const share = read.ownRentShare ?? shareLeft(own, history, rent);
  // "My part would be 390" of who asked about vouchers is the part of who has one.
  const hasShare = share !== null && read.hasHousingVoucher === undefined && speaksOfVoucher(own, history);
  const isOfElse = (text: string) => datesSomethingElse(text, asked.includes("moveIn"));
  const ofMove = [...times]
    .filter(([{ text }]) => !tellsHardship(text))
    .map(([clause, own]) => {
      // "My lease ends the 30th, so from October": each date by the words that lead to it.
      const isLedToElse = ({ end }: { end: number }, place: number) =>
        isOfElse(own.text.slice(own.times[place - 1]?.end ?? 0, end));
      const left = isOfElse(clause.text) ? own.times.filter((time, place) => !isLedToElse(time, place)) : own.times;
      return [clause, { ...own, times: left.filter(({ at }) => !isInLoss(own.text, at)) }] as const;
    });
  const timesOfMove = new Map(ofMove);
  const moveInDay = read.moveIn && !prefersMoveIn(timesOfMove) ? null : moveInNamed(timesOfMove, today);
  const dated = { ...read, ...(moveInDay && { moveIn: moveInDay }) };
  // "Our lease is up the 31st" is of the month it says, whatever day the home is free.
  const onceFree = leavesOldHome(normal(said)) ? dated : moveInOnceFree(dated, normal(said), freeFrom, history, today);
  const day = onceFree.moveIn;
  const plain = {
    ...onceFree,
    ...(share === null ? {} : { ownRentShare: share }),
    ...(own.some(tellsWorth) || hasShare ? { hasHousingVoucher: true } : {}),
    ...(day ? { moveIn: moveInBound(day, normal(said), freeFrom, today) } : {}),
  };
  const visits = visitIn(
    clauses.filter((clause) => !sums.has(clause) && !asksOfPartOfDay(clause)),
    asked,
    answers,
    times,
  );
  const visit = withoutSameDayRefused(visits);
  const ofSameDay = refusedOfSameDay(normal(said));
  const toPick = timesToPick(talk);
  const named = wishesIn(
    withHostNamed(visit, message.ownerName),
    today,
    toPick.length,
    talk.awaiting === "reschedule-answer",
  );
  const daysLeftOut = daysLeft(named);
  const stays = ({ not, from }: TimeWish) => not || from === null || !daysLeftOut.has(from);
  const spoken = clauses.map(({ text }) => text).join(". ");
  const ofDay = withHourPicked(withChoiceOfDay(named.filter(stays), visit, toPick, timeZone), spoken);
  const scores = plain.creditScore && !/\d:\d/.test(said) ? scoresIn(own) : [];
  const refused = refusedIn(times, today).filter(
    (wish) => (wish.from !== null || ofSameDay.length === 0) && !isNamedAgain(wish, named),
  );
  const butFirst = withoutFirstOffered(ofDay, toPick, timeZone);
  const ofOthers = withOtherOfTwo([...butFirst, ...refused], normal(said), talk, timeZone);
  const standing = [...withClosestPicked(ofOthers, visit, talk, timeZone), ...ofSameDay]
    .filter((wish) => !isOfScore(wish, scores))
    .filter((wish, _, all) => !isOfRefusedDay(wish, all) || isOfferedAgain(wish.from, clauses, today));
  const wished = withSurelyWished(standing, times, today).filter(stays).slice(-mostTimes);
  const hasTime =
    message.hasShowing === true || talk.chosen !== null || ["time", "reschedule-answer"].includes(talk.awaiting ?? "");
  const isAlone = isDateAlone(said);
  const mayBeOfMove = Object.keys(plain).length + talk.offered.length > 0 || (!hasTime && isAlone);
  const notOfElse = isAlone && asksToCome ? wished : withoutDaysOfElse(wished, times, today);
  const ofOwn = isAlone ? wished : notOfElse;
  const mayMove = wished.length > 0 && mayBeOfMove && !plain.moveIn;
  const moveIn = mayMove
    ? moveInAmong(plain, ofOwn, today, asksToCome, normal(said), freeFrom, lastOffered(talk.offered, timeZone))
    : null;
  const wishedFor = wished.filter(
    (wish) =>
      wish !== moveIn &&
      !(moveIn && isCorrected(wish)) &&
      !(moveInDay && isDayAlone(wish, moveInDay.from)) &&
      (asksToCome || notOfElse.includes(wish)),
  );
  const told = moveIn?.from ? { ...plain, moveIn: { from: moveIn.from, to: moveIn.to ?? moveIn.from } } : plain;
  return {
    ...withDayOfHour({ facts: told, times: wishedFor }, normal(said), today),
    plain,
    bounds: boundsToldIn(clauses, times, today, wished),
    incomes: { ...incomes, parts: [...incomes.parts, ...outside] },
    mayEarnMore: left.mayBeMore,
    supposed: incomesSupposed(supposed, history),
    hours: hoursNamedIn(times, today).map((hour) => ({ ...hour, day: hour.day ?? dayOfHour(hour.at, wished) })),
    tellsCosigner:
      Object.keys(factsIn(ofCosigner, [], today)).some((fact) => fact !== "pets") || tellsOfHelper(telling),
    notPets,
  };
}

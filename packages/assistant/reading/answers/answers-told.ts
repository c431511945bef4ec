import { dayAt } from "../../dialogue/home-clock.ts";
import type { Line, Talk } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import { answeredLate, isMoneyAlone, namesAnotherDay, scoreAloneIn } from "../money/bare-figures.ts";
import { voucherWords } from "../money/voucher-share.ts";
import { occupantsIn } from "../people/household.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import { type Clause, supposes } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { asksInWords } from "../text/question-words.ts";
import { anyWeekday, namesWeekday } from "../times/calendar-words.ts";
import { daysIn, suits } from "../times/days.ts";
import { isAboutMovingIn, speaksOfComing, turnsDown } from "../times/move-in-or-visit.ts";
import { putsRight } from "../times/time-traded.ts";
import { namesHourOfWeekday } from "../times/times-named.ts";

/** The facts that a message may answer in few words, since Piper asked for them or the renter goes on about them. */
export function factsAskedFor(said: string, talk: Talk, history: readonly Line[], home: Calendar): readonly string[] {
  const asked = askedOf(talk, said, home);
  if (putsVisitRight(said, talk)) return asked.filter((fact) => fact !== "moveIn" && fact !== "pets");
  const isOfVisit = turnsDown.test(normal(said)) || namesOfferedDay(said, talk, home);
  if (isOfVisit) return asked.filter((fact) => fact !== "moveIn");
  return goesOnMoving(said, talk, history) ? [...asked, "moveIn"] : asked;
}

/** Today at a home, and the day from which it is free where its record says one. */
type Calendar = { today: Temporal.PlainDate; timeZone: string; freeFrom: string | null };

/** "Yeah, Monday" of who was offered times or spoke of one, and "Monday works" at any moment, of a day before the home is free, name none to move in on, though that was asked. */
function namesOfferedDay(said: string, { asked, offered, chosen, standingTime }: Talk, home: Calendar): boolean {
  const { freeFrom, timeZone, today } = home;
  const text = normal(said);
  if (freeFrom === null || !asked.includes("moveIn") || isAboutMovingIn(text)) return false;
  const toCome = (chosen ? [...offered, chosen] : offered).map(({ startsAt }) => dayAt(startsAt, timeZone));
  const isByName = namesWeekday(text) && !dayOfMonth.test(text);
  const days = isByName || toCome.length > 0 ? daysIn(text, today) : [];
  const isOfTime =
    toCome.length > 0 || standingTime !== undefined || days.some(({ end }) => suits.test(text.slice(end)));
  const named = isOfTime ? days.map(({ from }) => from.toString()) : [];
  return named.length > 0 && named.every((day) => day < freeFrom && (isByName || toCome.includes(day)));
}

/** "Sorry, I meant Saturday" and "no, Saturday" of who has just chosen a time are of that time. */
const putsVisitRight = (said: string, { chosen }: Talk): boolean => {
  const text = normal(said);
  return (
    chosen !== null && namesWeekday(text) && (putsRight.test(text) || deniesDay.test(text)) && !isAboutMovingIn(text)
  );
};
const deniesDay = new RegExp(
  String.raw`^no[, ]+(?:(?:sorry|wait|on|the|this|next|i|meant?|want|make it|el|este|mejor|quiero)[, ]+)*${anyWeekday}\b`,
);

/** Facts that a bare number answers: those just asked for, or the figure a refusal was for: "sorry, I meant 4500". */
const askedOf = (talk: Talk, said: string, { today, timeZone }: Calendar): string[] => {
  const { asked } = talk;
  if (talk.awaiting === "facts") {
    const isOfIncome = isMoneyAlone(said) && !asked.includes("income");
    const isOfCredit = asked.length > 0 && !asked.includes("credit") && scoreAloneIn(normal(said)) !== null;
    return [...asked, ...(isOfIncome ? ["income"] : []), ...(isOfCredit ? ["credit"] : [])];
  }
  return talk.awaiting === "pass-on"
    ? [
        ...["income", "credit"].filter(
          (fact) => talk.asked.includes(fact) || talk.obstacles?.some(({ matter }) => matter === fact),
        ),
        ...(namesAnotherDay(said) ? ["moveIn"] : []),
      ]
    : answeredLate(said, talk, today, timeZone);
};

/** "What's the earliest move in", "I could do the 20th": a day without an hour, said to that, is to move in on. */
function goesOnMoving(said: string, { awaiting, asked }: Talk, history: readonly Line[]): boolean {
  const text = normal(said);
  if (awaiting === "time" || asked.includes("moveIn") || !dayOfMonth.test(text)) return false;
  if (namesWeekday(text) || speaksOfComing(text)) return false;
  const before = normal(history.findLast(({ from }) => from === "renter")?.text ?? "");
  return isAboutMovingIn(before) || topicsIn(tokensOf(before)).some(({ topic }) => topic.key === "available_date");
}
const dayOfMonth =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\bel \d{1,2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/;

/** Who is asked how many would live there, or counts them, tells of children without asking of them. */
export const tellsHousehold = ({ text, isQuestion }: Clause, asked: readonly string[]): boolean =>
  !isQuestion &&
  !/\b(?:only|without|want|prefer|other)\b/.test(text) &&
  (asked.includes("occupants") || occupantsIn(text, false) !== null);

/** "Nos alcanza con 3200?" tells an income and asks of it too. */
const asksIfEnough = (text: string): boolean =>
  topicsIn(tokensOf(text)).some(({ topic }) => topic.key === "requirements.income_enough");

/** "640 I think?" is the answer that was asked for, its mark a doubt. */
export const answersUnsurely = (clause: Clause, asked: readonly string[], today: Temporal.PlainDate): boolean =>
  asked.length > 0 &&
  clause.isQuestion &&
  !asksInWords(clause.text) &&
  !supposes(clause.text) &&
  !asksIfEnough(clause.text) &&
  !voucherWords.test(clause.text) &&
  tellsFacts({ ...clause, isQuestion: false }, asked, today);

/** What answers Piper's question names no time to come, unless it speaks of coming. */
export const tellsFacts = (clause: Clause, asked: readonly string[], today: Temporal.PlainDate): boolean =>
  asked.length > 0 &&
  !clause.isQuestion &&
  !speaksOfComing(clause.text) &&
  !(namesWeekday(clause.text) && !asked.includes("moveIn") && !isAboutMovingIn(clause.text)) &&
  !namesHourOfWeekday(clause.text) &&
  !/\b(?:come|works?)\b/.test(clause.text) &&
  Object.keys(factsIn([clause], asked, today)).length > 0;

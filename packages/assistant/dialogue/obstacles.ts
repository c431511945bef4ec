import { normal, tokensOf } from "../reading/text/normal.ts";
import type { Matter, Obstacle, Talk } from "../talk.ts";

/*
 * The one account of what stands against a showing: which requirement it is of, whether the renter alone has heard of it or
 * the owner was asked, under which question and since when, and what the owner answered. An obstacle keeps a showing from
 * being requested and nothing else: questions are answered beside it.
 */

const none: Obstacle[] = [];

/** The obstacle of a matter; undefined where nothing was said of it. */
export const obstacleOf = ({ obstacles = none }: Talk, matter: Matter): Obstacle | undefined =>
  obstacles.find((one) => one.matter === matter);

/** Whether the owner was asked of a matter and has not answered. */
export const waitsForOwner = (talk: Talk, matter: Matter): boolean => isWaiting(obstacleOf(talk, matter));
const isWaiting = (one: Obstacle | undefined): boolean =>
  one !== undefined && one.asked !== null && one.answer === null;

/** Whether the owner lets the renter come though a matter stands against it. */
export const isAllowed = (talk: Talk, matter: Matter): boolean => obstacleOf(talk, matter)?.isAllowed === true;

/** What the owner answered of a matter without allowing it; null where nothing. */
export function refusalOf(talk: Talk, matter: Matter): string | null {
  const one = obstacleOf(talk, matter);
  return one === undefined || one.isAllowed ? null : one.answer;
}

/** The talk in which the renter has heard of a matter. */
export const withTold = (talk: Talk, matter: Matter): Talk =>
  obstacleOf(talk, matter) ? talk : withObstacle(talk, { matter, asked: null, answer: null, isAllowed: false });

/** The talk in which the owner is asked of a matter, unless they are already. */
export const withAsked = (talk: Talk, matter: Matter, asked: NonNullable<Obstacle["asked"]>): Talk =>
  waitsForOwner(talk, matter) ? talk : withObstacle(talk, { matter, asked, answer: null, isAllowed: false });

/** The talk in which the owner lets the renter come though these matters stand against it. */
export const withAllowed = (talk: Talk, matters: readonly Matter[], answer: string): Talk =>
  matters.reduce(
    (left, matter) =>
      withObstacle(left, { matter, asked: obstacleOf(left, matter)?.asked ?? null, answer, isAllowed: true }),
    talk,
  );

/** The talk in which the owner answered of these matters, and allowed nothing. An empty answer leaves them to be asked again. */
export const withAnswered = (talk: Talk, matters: readonly Matter[], answer: string): Talk =>
  matters.reduce((left, matter) => {
    const one = obstacleOf(left, matter);
    if (one === undefined || one.isAllowed) return left;
    return withObstacle(left, answer === "" ? { ...one, asked: null } : { ...one, answer });
  }, talk);

/** The obstacles that wait for the owner. */
export const waitingIn = ({ obstacles = none }: Talk): Obstacle[] => obstacles.filter(isWaiting);

/** Whether one waits by this question, as the owner was asked it, under such a key. */
export function isWaitingUnder(talk: Talk, question: string, isMeant: (key: string) => boolean): boolean {
  const words = normal(question);
  return waitingIn(talk).some(({ asked }) => asked && isMeant(asked.under) && normal(asked.question) === words);
}

/** Whether a question bears a figure as it was told: 610 of "mine's 610, is that a problem". */
export const bearsFigure = (question: string, figure: number | null | undefined): boolean =>
  Boolean(figure) && new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(normal(question).replaceAll(",", ""));

/** Whether a question bears words as they were told: the boxer of "I have a boxer. Would they let me with insurance". */
export function bearsWords(question: string, words: string): boolean {
  const there = tokensOf(normal(question));
  return tokensOf(normal(words)).every((word) => there.includes(word));
}

const withObstacle = (talk: Talk, one: Obstacle): Talk => ({
  ...talk,
  obstacles: [...(talk.obstacles ?? none).filter(({ matter }) => matter !== one.matter), one],
});

const matters: readonly Matter[] = ["income", "credit", "pets", "moveIn", "occupants"];
/** How talks told of obstacles among the keys of questions before they had an account: heard of, asked of, decided. */
const oldKeys = { told: "refused.", asked: "qualification.", wish: "pass-on", decided: "decided." };

/** A talk as it is kept now, its obstacles read from such keys where it was stored with them. */
export function withAccount(talk: Talk, now: Temporal.Instant | string): Talk {
  const { escalated } = talk;
  const isOld = escalated.some((key) =>
    [oldKeys.told, oldKeys.asked, oldKeys.decided].some((of) => key.startsWith(of)),
  );
  if (talk.obstacles || !isOld) return talk;
  const obstacles = matters.flatMap((matter): Obstacle[] => {
    const [told, asked] = [oldKeys.told + matter, oldKeys.asked + matter];
    const isAllowed = escalated.includes(oldKeys.decided + told) || escalated.includes(oldKeys.decided + asked);
    if (isAllowed) return [{ matter, asked: null, answer: "", isAllowed }];
    const under = escalated.includes(asked) ? asked : oldKeys.wish;
    const waits = escalated.includes(under) && (under === asked || escalated.includes(told));
    if (waits) return [{ matter, asked: { question: "", under, since: now.toString() }, answer: null, isAllowed }];
    return escalated.includes(told) ? [{ matter, asked: null, answer: null, isAllowed }] : [];
  });
  const questions = escalated.filter((key) => !key.startsWith(oldKeys.told) && !key.startsWith(oldKeys.decided));
  return { ...talk, escalated: questions, obstacles };
}

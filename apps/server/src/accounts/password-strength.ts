import { weakPasswordMessage } from "@porchlight/domain/accounts/password.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** 0 and 1 are guessed within a million tries: known passwords, with the usual letters swapped and signs added. */
const lowestScore = 2;
/** The time to judge a password grows with its length, and what is known is known by its beginning. */
const maxJudgedLength = 24;
const minBesideEmail = 8;

/** Refuses, at `field`, a new password that is widely known or made of the person's own address or name. */
export async function requireUncommonPassword(
  field: string,
  password: string,
  person: { email: string; name: string },
): Promise<void> {
  const beside = password.toLowerCase().replaceAll(person.email, "");
  const ownWords = [...person.email.split(/[@.+_-]/), ...person.name.split(/\s+/), ...Object.values(brand)];
  const judge = await judgement();
  const judged = repeatedPart(password).slice(0, maxJudgedLength);
  const isEasy = beside !== password.toLowerCase() && beside.length < minBesideEmail;
  if (isEasy || judge.check(judged, [person.email, ...ownWords]).score < lowestScore)
    refuse("invalid-input", {}, { [field]: weakPasswordMessage });
}

/** The part that a password repeats from beginning to end; mostly all of it. */
const repeatedPart = (password: string): string => /^(.+?)\1*$/s.exec(password)?.[1] ?? password;

let made: Promise<ZxcvbnFactory> | undefined;

/** Loaded when it is first needed: the list of known passwords is half a megabyte. */
const judgement = (): Promise<ZxcvbnFactory> => {
  made ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }]) =>
      new Factory({ dictionary, graphs: adjacencyGraphs }),
  );
  return made;
};

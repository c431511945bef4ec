import { intentsIn } from "../intents.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import { isApart } from "../questions/asked-of-home.ts";
import { asksIn } from "../questions/questions.ts";
import { clausesOf } from "../text/clauses.ts";
import { wishesIn } from "../times/wishes.ts";
import { aimOf } from "./aims.ts";

/** Ordinary words in both languages, between them meeting every table. */
const words =
  "Hi, is it still free? Could I see it on Saturday at 2 pm? I have two cats and earn 5000 a month. Hola, ¿puedo ver la casa el sábado?";
const clauses = clausesOf(words);
const someDay = Temporal.PlainDate.from("2026-05-09");

/**
 * The tables of phrases are read when a message first meets them, and patterns are made fast only then. Whoever runs these
 * one by one beforehand spares the first renter that wait.
 */
export const readings: readonly (() => unknown)[] = [
  ...clauses.map(
    ({ text }) =>
      () =>
        intentsIn(text),
  ),
  ...clauses.map(
    ({ text, isQuestion }) =>
      () =>
        aimOf(text, isQuestion),
  ),
  () => wishesIn(words, someDay, 0),
  () => factsIn(clauses, [], someDay),
  () => asksIn(clauses, isApart),
];

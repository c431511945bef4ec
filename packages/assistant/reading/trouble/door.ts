import { likelyAs } from "../learned/aims.ts";
import { least } from "../rank.ts";
import { clausesOf } from "../text/clauses.ts";

const ofDoor = ["access_problem", "tours.code", "tours.entry"] as const;

/** Whether a part of a message is likely about getting in: a code, a lock, nobody there. */
export const speaksOfDoor = (said: string): boolean =>
  clausesOf(said).some(
    ({ text, isQuestion }) => ofDoor.reduce((sum, aim) => sum + likelyAs(text, isQuestion, aim), 0) >= least.door,
  );

/** "Still nothing", "nadie todavía": of the normal form of a message. */
export const stillSo = /\b(?:still|todavia|aun|sigue[ns]?|seguimos|sigo)\b|\byet\W*$/;

import type { Talk } from "../../talk.ts";
import type { Clause } from "../text/clauses.ts";
import { namedIn } from "../times/elsewhere.ts";
import { namesHour, speaksOfComing, visitWords } from "../times/move-in-or-visit.ts";
import { refusedTourIn, wantsHost } from "../times/tour-types.ts";
import { family, inSpanish, partners } from "./relatives.ts";

/** "I don't want to go alone", of a tour that is spoken of, wishes for a host and tells of no distress, as who comes along does. */
export const wishesForCompany = ({ text }: Clause, { offered }: Talk): boolean =>
  listsWhoComes.test(text) ||
  ((refusedTourIn(text) === "SELF_GUIDED"
    ? (offered.length > 0 || speaksOfComing(text)) && !lonely.test(text)
    : wantsHost(text) && prefers.test(text) && (visitWords.test(text) || namesHour(text))) &&
    !namedIn(text).some((intent) => intent === "in_distress" || intent === "emergency"));

const someone = `(?:me|myself|us|yo|(?:my|mi|our) (?:\\w+ )?(?:${partners}|${family}|${inSpanish}))`;
const opening =
  "(?:it is|it (?:will|would) be|it'd be|it'll be|we are|there (?:is|will be)|seriamos|vamos|somos|iriamos|voy)";
/** "It'd be me and my husband" */
const listsWhoComes = new RegExp(
  String.raw`^(?:(?:and|so|y|pues) )*(?:${opening} )?(?:just |only |nomas |solo )?${someone}(?:(?:,| and| y|,? plus| con| with)+ ${someone})*\W*$`,
);

const lonely = /\b(?:be|been|being|am|left|feel\w*|live|living|stay\w*) (?:\w+ )?alone\b|\balone with\b/;
const prefers = /\b(?:prefer|rather|feel (?:better|safer|more comfortable)|would (?:like|love)|prefiero|me gustaria)\b/;

import { topicsIn } from "../../topics.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";

/** The figures of a home that an owner sets anew for one renter. */
const setAnew: readonly string[] = ["rent", "deposit"];

const amounts = anyOf(
  "\\d+; (?:one|two|three|half|double|extra|larger|bigger|higher|smaller|lower|less|more|another|no); waive; reduce; split; drop",
  "(?:un|uno|dos|tres|medio|doble|mayor|menor|mas|menos|otro|sin); bajar; bajo; rebajo; dividir",
);
const setsAmount = new RegExp(`\\b(?:${amounts})\\b`);
const includes = /\b(?:includ|inclu[iy])\w*/;

/**
 * Returns the topics of rent and deposit that an owner's answer sets for a renter: "with no score I ask for two months'
 * deposit"; not that of "water is included in the rent".
 */
export const termsToldIn = (answer: string): string[] => {
  const setting = answer
    .split(/[.!?;\n]+\s/)
    .map(normal)
    .filter((sentence) => setsAmount.test(sentence) && !includes.test(sentence));
  const named = setting.flatMap((sentence) => topicsIn(tokensOf(sentence)).map(({ topic }) => topic.key));
  return setAnew.filter((key) => named.includes(key));
};

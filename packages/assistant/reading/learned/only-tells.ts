import statingWeights from "../../data/stating-weights.json" with { type: "json" };
import { topicAdded } from "../questions/named-alone.ts";
import { least } from "../rank.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { aimOf, isTooLong, likelyAs } from "./aims.ts";
import { statingFeaturesOf, statings } from "./stating-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

/*
 * Messages that ask and want nothing: "we're moving from Ohio for work" tells of oneself, "love the porch" remarks.
 */

const weights = readOnce(statingWeights);
const states = statings.indexOf("states");

/** How like those that want nothing a sentence in the normal form is, whatever it speaks of. */
const likelyStates = (text: string): number =>
  oddsOf(statingFeaturesOf(text), weights(), statings.length, statingWeights.scale)[states] as number;
const onlyStates = (text: string): boolean => likelyStates(text) >= least.states;

/** Whether a sentence surely wants nothing. */
export const surelyStates = (text: string): boolean => likelyStates(text) >= least.surelyStates;

/** Whether a sentence in the normal form surely tells of who writes; a long one is judged by its parts. */
export const surelyTells = (text: string): boolean =>
  isTooLong(text)
    ? text.split(joints).every((part) => doneBy(part) === "tells")
    : likelyAs(text, false, "told") >= least.surelyTold;

type Done = "tells" | "remarks" | "beside" | null;

/** What a clause only does; null where it does anything else. One too long to be judged as a whole is judged by its parts. */
function onlyDone(clause: Clause): Done {
  const { text, isQuestion } = clause;
  if (isQuestion || topicAdded(clause) !== null) return null;
  if (!isTooLong(text)) return doneBy(text);
  const done = text.split(joints).map(doneBy);
  if (done.includes(null)) return null;
  return (["tells", "remarks"] as const).find((one) => done.includes(one)) ?? "beside";
}
const joints = /,? (?:and|but|so|y|pero|asi que) /;

function doneBy(text: string): Done {
  const found = aimOf(text, false);
  const aim = found !== null && found.likely >= least.aim ? found.aim : null;
  if (aim === "told") return "tells";
  // "Wow, cheaper than I thought" is chat, and a remark all the same.
  if (aim === "thank_goodbye" || (aim === "chat" && !onlyStates(text))) return "beside";
  return onlyStates(text) ? "remarks" : null;
}

const doneIn = (said: string) => clausesOf(said).map(onlyDone);

export const tellsOfOneself = (said: string): boolean => {
  const done = doneIn(said);
  return done.includes("tells") && !done.includes(null);
};

export const onlyRemarks = (said: string): boolean => {
  const done = doneIn(said);
  return done.includes("remarks") && !done.includes("tells") && !done.includes(null);
};

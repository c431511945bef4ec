import { wordIn } from "../text/word-sets.ts";
import { wordsIn } from "./person-items.ts";
import { isOwner, isSelf, namedBy } from "./person-words.ts";

/*
 * Whether those who would live there smoke, by who is said to and by what denies it.
 */

const isSmoking = wordIn(
  "smoke; smokes; smoker; smokers; fuma; fuman; fumo; fumamos; fumador; fumadora; fumadores; fumadoras",
  "nonsmoker; nonsmokers",
);
/** "Smoke alarms" and "the smell of smoke" are none of anybody's. */
const isOfSmoke = wordIn("detector; detectors; alarm; alarms; damage; smell; free; shop; coming");
const mayStandBefore = wordIn(
  "i; we; not; never; us; nor; or; also; still; both; only; do; them; sometimes; occasionally; that; who",
);
const isDenying = wordIn(
  "no; not; non; never; nobody; none; neither; ni; nadie; ninguno; ninguna; tampoco; nunca; jamas; nor",
);
/** Rules and others' habits tell nothing of the renter. */
const ofOthers =
  /^(?:can|may|could|if|si|allow\w*|permit\w*|okay|puede|puedo|do|does|neighbors?|people|tenants?|anyone|vecin[oa]s?|you)$/;
const wordsBefore = 7;

/** Whether somebody who would live there smokes, by a normal text; null where it tells of nobody. */
export function smokerIn(text: string): boolean | null {
  const words = wordsIn(text);
  const told = words.map((word, at) => (isSmoking(word) ? smokerAt(words, at) : null));
  return told.includes(true) || (told.find((each) => each !== null) ?? null);
}

function smokerAt(words: readonly string[], at: number): boolean | null {
  const word = words[at] as string;
  const isNoun = word === "smoke" && !mayStandBefore(words[at - 1]);
  if (isNoun || isOfSmoke(words[at + 1])) return null;
  const lead = words.slice(Math.max(0, at - wordsBefore), at);
  const before = lead.slice(lead.lastIndexOf(",") + 1);
  if (word.startsWith("non") || before.some(isDenying)) return false;
  if (before.some((each) => ofOthers.test(each))) return null;
  return isOfRenters(words, at, before) ? true : null;
}

const isSmokingOneself = wordIn("fumo; fumamos");
const isSubject = wordIn("we; he; she; soy; somos; am; es");
/** "I smoke", "soy fumador", "my wife smokes" */
function isOfRenters(words: readonly string[], at: number, before: readonly string[]): boolean {
  if (isSmokingOneself(words[at])) return true;
  const isOne = (each: string, place: number): boolean =>
    isSelf(each) || isSubject(each) || (isOwner(before[place - 1]) && namedBy(each) !== null);
  return before.some(isOne);
}

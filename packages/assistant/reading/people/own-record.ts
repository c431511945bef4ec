import type { Ask } from "../../heard/questions.ts";
import { normal } from "../text/normal.ts";
import { wholeOf } from "../text/sentences.ts";

const asksFirst = "do|does|did|will|would|can|could|should|must|if";
const ofOneself = "(?:i|we|he|she|(?:my|our|his|her) \\w+)";
const ofOneselfInSpanish = "tuve|tuvo|tuvimos|tengo|tiene|tenemos|estuve|estuvo|me|mi|nos";
/** What somebody has had or done: "I had one in 2015", "mi hermano tuve uno". */
const tellsOwn = new RegExp(
  String.raw`(?<!\b(?:${asksFirst}) )\b${ofOneself} (?!need|must|should)\w+|\b(?:${ofOneselfInSpanish})\b`,
);

/** Whether it is asked what a record of one's own does: what is checked of everybody is no answer to that. */
export const isOfOwnRecord = ({ topic, words }: Ask, said: string): boolean =>
  topic === "background_check" && tellsOwn.test(normal(wholeOf(words, said)));

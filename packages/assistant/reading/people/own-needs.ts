import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { stem, tokensOf } from "../text/normal.ts";
import { wordsOf } from "../text/word-sets.ts";

/*
 * What a renter says of needs that go with a disability: that there are none, or how somebody gets about, which by itself
 * asks for nothing.
 */

const helpInEnglish = "(?:any |an? |the )?(?:special )?(?:help|assistance|accommodations?|anything|changes?|aide?)";
const helpInSpanish = "(?:de )?(?:ningun[oa]? |algun[oa]? )?(?:ayuda|nada|adaptacion(?:es)?|ajustes?|asistencia)";
const lacksNeed = new RegExp(
  anyOf(
    String.raw`\bnot (?:really |even |actually )?(?:need|require|want|asking for|looking for) ${helpInEnglish}\b`,
    String.raw`\bno (?:special )?(?:help|assistance|accommodations?) (?:is )?(?:needed|necessary|required)\b`,
    String.raw`\bno need (?:for|of) ${helpInEnglish}\b`,
    String.raw`\bno (?:necesit|ocup|requer|requier|quier|pid|ped)\w+ ${helpInSpanish}\b`,
  ),
);
/** "Anything else", "anything bigger": what is not needed is of the home. */
const ofElse = /\b(?:anything (?:else|bigger|smaller|fancy|more)|nada mas)\b/;
/** Whether a normal text says that no help is needed. */
export const needsNoHelp = (text: string): boolean => lacksNeed.test(text) && !ofElse.test(text);

const manages = new RegExp(
  anyOf(
    String.raw`\b(?:manages?|gets? (?:by|about)) (?:just )?(?:fine|okay|well|stairs|on (?:my|his|her|their) own)\b`,
    String.raw`\b(?:fine|okay|good) (?:on|with) (?:the )?stairs\b`,
    String.raw`\b(?:no|without|not an?y?) (?:problem|trouble|issue)s?\b`,
    String.raw`\bsin (?:problemas?|ayuda)\b|\bsub(?:o|e|imos|en) (?:bien )?(?:las? )?(?:escaleras|gradas)\b`,
  ),
);
const body = anyOf(
  "walker; wheelchair; cane; crutches; oxygen; scooter; hearing aids?; deaf; blind; knees?; hips?; back; legs?; arthritis",
  "andador; baston; muletas; silla de ruedas; rodillas?; cadera; piernas?; espalda; artritis",
);
const namesBody = new RegExp(String.raw`\b${body}\b`);
const needs = anyOf(
  "needs?; requires?; request\\w*; would like; want; wants; must; have to; has to; because of; due to; help; please; accommodat\\w+",
  "necesit\\w+; ocup\\w+; requier\\w+; quisiera; por favor; ayuda; debido a; hace falta",
);
const tellsNeed = new RegExp(String.raw`\b${needs}\b`);

/** "He uses a walker", "a cane, but I'm fine on stairs": how somebody gets about, and no need. */
export const tellsOnlyOfBody = ({ text, isQuestion }: Clause): boolean =>
  !isQuestion && namesBody.test(text) && !tellsNeed.test(text);

/** "She has a walker and needs a ramp" tells of one. */
export const tellsNeedOfBody = (text: string): boolean => namesBody.test(text) && tellsNeed.test(text);

/** Whether a normal text says that somebody manages as they are. */
export const saysOneManages = (text: string): boolean => manages.test(text);

/** What is done to a home so that somebody can live in it, stemmed. */
const changing = new Set(
  [
    ...wordsOf("put; add; install; build; make; widen; lower; raise; change; replace; remove; swap; modify; adapt"),
    ...wordsOf(
      "poner; pongan; ponen; pondrian; instalar; instalan; instalen; agregar; agregan; anadir; construir; hacer",
    ),
    ...wordsOf("cambiar; cambian; quitar; quitan; adaptar; adaptan; ensanchar; bajar; modificar"),
  ].map(stem),
);
/** Whether a normal text names something done to a home: "could you put a ramp in", and not "is there a ramp". */
export const namesChange = (text: string): boolean => tokensOf(text).some((token) => changing.has(token));

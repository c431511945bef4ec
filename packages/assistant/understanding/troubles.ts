import type { Trouble } from "../piper.ts";

/*
 * What kind of emergency or distress a message tells of, and whether it says that it is over. Each is looked for in the
 * normal form (normal.ts) of a message that is already known to tell of one, or of a talk that is in the middle of one.
 */

const ofGasOrFire =
  /\b(?:gas|rotten eggs?|fires?|smok\w*|flames?|burn\w*|spark\w*|carbon|monoxide|co (?:alarm|detector)|explo\w+|huele|humo|fuego|incendi\w*|quema\w*|chispas?|monoxido|llamas)\b/;
const ofWater =
  /\b(?:flood\w*|water|pipes?|leak\w*|gushing|sewage|burst|inund\w*|agua|tuberias?|fuga de agua|drenaje)\b/;

/** Which of the three emergencies; null where the words do not tell. */
export const emergencyIn = (text: string): Extract<Trouble, "gas-or-fire" | "water"> | null =>
  ofGasOrFire.test(text) ? "gas-or-fire" : ofWater.test(text) ? "water" : null;

const ofDespair =
  /\b(?:die|dead|suicid\w*|(?:end|take|ending|taking) (?:my|it|our) (?:own )?(?:life|all)|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|live anymore|be alive|go on|morir(?:me)?|matarme|hacerme dano|quitarme la vida|seguir viviendo)\b/;

export const distressIn = (text: string): Extract<Trouble, "violence" | "despair"> =>
  ofDespair.test(text) ? "despair" : "violence";

/** What may be said to be past: the whole of it, the thing itself, or oneself. */
const matter =
  "(?:it|that|this|everything|all|things|the (?:\\w+ ){0,2}(?:fire|smoke|smell|gas|leak|water|flood(?:ing)?|alarm|emergency|danger|pipe)|todo|eso|el (?:fuego|humo|gas|olor|agua|peligro)|la (?:fuga|emergencia|alarma|tuberia|inundacion))";
const past =
  "(?:over|fine|ok|okay|good|safe|clear|fixed|handled|resolved|solved|sorted|gone|out(?! of (?:control|hand))|off|stopped|done|under control|taken care of|repaired|shut off|turned off|contained|bien|resuelto|arreglad[oa]|controlad[oa]|apagad[oa]|bajo control|segur[oa]|solucionad[oa])";

const over = new RegExp(
  [
    `\\b${matter} (?:is |are |was |has |have |been |all |now |already |totally |completely |finally |just |got |ya |esta |estan |fue |quedo |se )*${past}\\b`,
    `\\b(?:the \\w+ )?(?:leak|water|alarm|smell|fire|smoke|flooding) (?:has |have |finally |just )*(?:stopped|ended|cleared|went (?:away|out|off))\\b`,
    "\\b(?:i am|we are|i feel|we feel|estoy|estamos) (?:all |both |totally |doing |much |ya )*(?:ok|okay|fine|safe|good|better|bien|a salvo|segur[oa]s?)(?: and sound)? (?:now|again|ya|ahora)\\b",
    "\\bya (?:estoy|estamos|esta|estan|quedo) (?:\\w+ )?(?:bien|a salvo|segur[oa]s?|arreglad[oa]|resuelto|apagad[oa]|controlad[oa]|todo bien)\\b",
    "\\b(?:all (?:good|clear|done)|false alarm|nothing after all|no longer (?:an emergency|in danger|a problem)|not an emergency (?:anymore|any more|now)|out of danger|back to normal|crisis averted)\\b",
    "\\b(?:he|she|they) (?:is|are|was|has been|is been|got) (?:gone|arrested|in jail|locked up|out of (?:the house|my life))\\b",
    "\\b(?:firefighters?|fire (?:department|dept|men|crew)|gas company|police|cops|plumber|electrician|paramedics|they|he|she|utility company|bomberos|policia|compania|plomero)\\b.{0,40}\\b(?:said|says|told|cleared|fixed|turned|shut|dijeron|dijo|arregl\\w+|cerr\\w+|apag\\w+|revis\\w+)\\b.{0,40}\\b(?:safe|ok|okay|clear|fine|good|back in|it|off|bien|segur[oa]|entrar|regresar|la fuga|el gas|el agua|el fuego)\\b",
    "\\b(?:ya paso|ya termino|ya no (?:hay|huele|sale|esta)|falsa alarma|fuera de peligro|no fue nada|todo (?:esta )?(?:bien|en orden|tranquilo))\\b",
  ].join("|"),
);

/** "Is it safe now?", "it is not over", "I'm okay but it still smells" say nothing of an end. */
const goesOn =
  /\?|\b(?:not (?:yet |really |sure |all )?(?:over|fine|ok|okay|good|safe|clear|fixed|gone|out|off)|(?:is|are) not|still|again|getting worse|but|if|when|until|until then|todavia|aun|sigue|siguen|pero|cuando|hasta|no esta|no estoy|empeora\w*)\b|^(?:is|are|can|could|should|do|does|will|would|may|esta|puedo|podemos|debo|es) /;

/** "Everything's fine" */
const shortIs = /(?<=\w)['’]s\b/g;

/** Of the sentences of a message, what one says of the end holds unless that one takes it back. */
export const saysItIsOver = (text: string): boolean =>
  text
    .replace(shortIs, " is")
    .replace(/\bits\b/g, "it is")
    .split(/(?<=[?.!\n])\s*/)
    .some((sentence) => over.test(sentence) && !goesOn.test(sentence));

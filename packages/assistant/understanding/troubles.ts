import type { Distress, Emergency } from "../piper.ts";

/*
 * What kind of emergency or distress a message tells of, and whether it says that it is over. Each is looked for in the
 * normal form (normal.ts) of a message that is already known to tell of one, or of a talk that is in the middle of one.
 */

const ofGasOrFire =
  /\b(?:gas|propane|rotten eggs?|fires?|smok\w*|flames?|burning|carbon|monoxide|co (?:alarm|detector)|explo\w+|huele|humo|fuego|lumbre|incendi\w*|se quema|monoxido|llamas)\b/;
/** Firemen and a fire truck are no fire. */
const onlyHelpers =
  /^(?!.*\b(?:smok\w*|flames?|burning|humo|llamas|fuego)\b)(?=.*\bfire ?(?:m[ae]n|fighters?|dept|department|trucks?|crew|station)\b)/;
const ofElectricity =
  /\b(?:electr\w*|outlets?|sockets?|breakers?|fuse|wires?|wiring|power lines?|switch(?:es)?|light fixture|shock(?:ed|s)?|zap\w*|buzz\w*|enchufes?|apagador\w*|cables?|toques|fusibles|caja de (?:la )?luz|focos?)\b/;
const ofSparks = /\b(?:spark\w*|burn\w*|melt\w*|chispas?|quema\w*)\b/;
const ofWater =
  /\b(?:flood\w*|water|pipes?|leak\w*|drip\w*|gushing|sewage|burst|inund\w*|gote\w*|agua|tuberias?|fuga de agua|drenaje)\b/;

type EmergencyTold = Exclude<Emergency, "danger">;

/** Which of the emergencies; null where the words do not tell. Sparks from an outlet are the outlet's, others a fire's. */
export function emergencyIn(text: string): EmergencyTold | null {
  if (/\bgas\b/.test(text) || (ofGasOrFire.test(text) && !onlyHelpers.test(text))) return "gas-or-fire";
  if (isOfElectricity(text)) return "electricity";
  if (ofSparks.test(text)) return "gas-or-fire";
  return ofWater.test(text) ? "water" : null;
}

export const isOfElectricity = (text: string): boolean => ofElectricity.test(text);

const ofDespair =
  /\b(?:die|dying|dead|suicid\w*|(?:end|take|ending|taking) (?:my|it|our) (?:own )?(?:life|all)|kill(?:ing)? (?:my|him|her)self|hurt(?:ing)? myself|harm(?:ing)? myself|live anymore|be alive|go on|morir(?:me)?|matarme|hacerme dano|quitarme la vida|seguir viviendo)\b/;
const ofOthersHands =
  /\b(?:he|she|him|her|they|man|men|guy|someone|somebody|ex|husband|wife|boyfriend|girlfriend|partner|dad|father|violen\w*|abus\w*|stalk\w*|threat\w*|safe|el|ella|la|hombre|alguien|marido|esposo|novio|pareja|pega|golpea|amenaz\w+|segur[oa]|sig[au]\w*)\b/;

/** Somebody else's hands or one's own: what speaks of nobody else is despair. */
export const distressIn = (text: string): Distress =>
  ofDespair.test(text) || !ofOthersHands.test(text) ? "despair" : "violence";

const kin =
  "(?:sister|brother|friend|daughter|son|cousin|mom|mother|aunt|neighbor|coworker|roommate|hermana|hermano|amiga|amigo|hija|hijo|prima|primo|mama|tia|vecina|companera)";
const ofSomebodyElse = new RegExp(
  `\\b(?:my|a|mi|una?) (?:\\w+ )?${kin}\\b|\\b(?:she|her|ella|la (?:golpea|pega|amenaza|maltrata|siga|busque)|le pega)\\b`,
);
const ofOneself = /\b(?:me|myself|us|my (?:ex|husband|wife|boyfriend|girlfriend|partner|life)|nos|conmigo)\b/;

/** "He hits her and I'm afraid he follows" is told of somebody else. */
export const isOfSomebodyElse = (text: string): boolean => ofSomebodyElse.test(text) && !ofOneself.test(text);

/** What may be said to be past: the whole of it, the thing itself, or oneself. */
const matter =
  "(?:it|that|this|everything|all|things|the (?:\\w+ ){0,2}(?:fire|smoke|smell|gas|leak|water|flood(?:ing)?|alarm|emergency|danger|pipe)|todo|eso|el (?:fuego|humo|gas|olor|agua|peligro)|la (?:fuga|emergencia|alarma|tuberia|inundacion))";
const past =
  "(?:over|fine|ok|okay|well|good|safe|clear|fixed|handled|resolved|solved|sorted|gone|out(?! of (?:control|hand))|off|stopped|done|under control|taken care of|repaired|shut off|turned off|contained|bien|resuelto|arreglad[oa]|controlad[oa]|apagad[oa]|bajo control|segur[oa]|solucionad[oa])";

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

/** "Somebody should shut the water off" wishes for an end. */
const wishesIt =
  /\b(?:should|needs? to|must|please|somebody|someone|anyone|can you|could you|hay que|tienen que|alguien|por favor)\b/;

/** "Everything's fine" */
const shortIs = /(?<=\w)['’]s\b/g;

/** "There is no emergency at all", "nothing is flooding", "no hay fuga". */
const dangers =
  "emergenc\\w+|danger|flood(?:ing|s)?|fires?|smoke|leak(?:s|ing)?|burning|on fire|gas leak|peligro|fuego|incendio|fuga|inunda\\w*|humo";
const little = "(?:an?|any|actual|actually|real|really|the|un|una|ninguna?|se|esta|hay|hubo|es)";
const things = "(?:detector|alarm|extinguisher|insurance|zone|exit|station|place|pit)";
const denied = new RegExp(
  [
    `\\b(?:no|not|nothing (?:is|was)|never|nada|isnt|wasnt)(?: ${little})* (?:${dangers})\\b(?! ${things})`,
    "\\b(?:nobody is|nadie esta) (?:hurt|in danger|en peligro)\\b",
  ].join("|"),
);
/** Where one thing said ends within a sentence. */
const within = /[,;\n]| (?:but|yet|and|so|because|pero|y|porque) /;
const isUnsure = /\?|\b(?:if|until|hasta|still|todavia)\b/;

/** Whether a sentence says that there is no danger, and tells of none besides. */
export function deniesDanger(sentence: string): boolean {
  if (!denied.test(sentence) || isUnsure.test(sentence)) return false;
  return sentence.split(within).every((part) => denied.test(part) || emergencyIn(part) === null);
}

/** "No, I'm ok, just tired": who was in distress says that they are not. */
const isWell =
  /^(?:(?:no|nah|sorry|yeah|hey|really|perdon)[, ]+)*(?:i am|estoy) (?:really |all )?(?:ok|okay|fine|safe|good|alright|bien|a salvo)(?: now| ahora)?(?:[, ]+(?:sorry|really|thanks?|thank you|just tired|gracias|perdon|de verdad))*\W*$/;
export const saysOneIsWell = (text: string): boolean =>
  text.split(/(?<=[?.!\n])\s*/).some((sentence) => isWell.test(sentence) && !goesOn.test(sentence));

/** Of the sentences of a message, what one says of the end holds unless that one takes it back. */
export const saysItIsOver = (text: string): boolean =>
  text
    .replace(shortIs, " is")
    .replace(/\bits\b/g, "it is")
    .split(/(?<=[?.!\n])\s*/)
    .some(
      (sentence) =>
        (over.test(sentence) && !goesOn.test(sentence) && !wishesIt.test(sentence)) || deniesDanger(sentence),
    );

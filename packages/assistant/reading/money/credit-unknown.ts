import { anyOf } from "../text/any-of.ts";

/*
 * Who has no credit score, or does not know it: "I'm new here and have no credit", "nunca hemos tenido tarjetas".
 */

const thing =
  "(?:credits?|scores?|fico|(?:credit )?(?:cards?|history|file)|loans?|credito|puntaje|puntuacion|historial|tarjetas?|prestamos?)";
/** "No credit problems" praises one's credit. */
const notOther = "(?! (?:problems?|issues?|checks?|cards? debt|debt|limit|union)\\b)";
const between = "(?: \\w+){0,3}";

const lacks = anyOf("no; sin; without any; without");
const hasNone = `${lacks}(?: [a-z]+)? ${thing}${notOther}`;
const isNotKnown = "(?:do )?not (?:have|know); have (?:nothing|none); no idea; not sure; idk; unknown";
const noSeSabe = "no tengo; no tenemos; no (?:lo )?(?:se|sabemos|conocemos); no existe";
const ofThing = `${thing}(?: \\w+){0,2},? (?:i )?(?:said (?:i|we) )?${anyOf(isNotKnown, noSeSabe)}`;
const doesNot = `(?:do not (?:really |even |actually )?(?:have|know)|not sure (?:of|about|what)|(?:idk|no idea))${between} ${thing}${notOther}`;
const had = "(?:had|used|built|got|gotten|opened|needed|taken|took|established|checked)";
const tuvo = "(?:tenido|usado|dado|pedido|sacado|hecho|revisado|tuve|tuvimos|use|saque)";
const neverHad = [
  `never ${had}${between} ${thing}${notOther}`,
  String.raw`nunca(?: \w+){0,2} ${tuvo}${between} (?:${thing}|numero)`,
  `nadie${between} (?:dado|hecho)${between} ${thing}`,
].join("|");
const noTiene = `no (?:tengo|tenemos|se|sabemos|conozco|conocemos)${between} ${thing}`;
const ofThem = "(?: (?:of|de|en|in) (?:\\w+ ){0,2}\\w+)?";
const noOne = `${anyOf("none; neither; no one; nobody; not one; ningun[oa]; nadie")}${ofThem}`;
const noneHas = `${noOne} (?:really )?(?:has|have|had|got|tiene|tenemos|tienen)(?: (?:a|any|un|una|algun|mucho))? ${thing}${notOther}`;
const keepsIt = "(?:rather|prefer) not(?: to)? (?:say|share)|never checked";

const tells = new RegExp(`\\b(?:${[hasNone, ofThing, doesNot, neverHad, noTiene, noneHas, keepsIt].join("|")})\\b`);

/** Whether a text tells, in so many words, that there is no score to give. */
export const hasNoScore = (text: string): boolean => tells.test(text);

const opening = "(?:(?:pues|la verdad|uh|um|well|honestly|bueno)[, ]+)*(?:i |we )?(?:am |are )?";
const nunca = "nunca (?:lo |la )?(?:hemos|he) (?:mirado|visto|revisado|checado)";
const isUnsure = anyOf(
  "do not know; not sure; no (?:idea|clue); unsure; idk; (?:would )?rather not say; prefer not to (?:say|share); none; no credit",
  `no (?:lo |la )?(?:se|sabemos); ni idea; ${nunca}`,
);
/** "I don't know if my dog is allowed" is unsure of something else. */
const ofElse = "(?! (?:if|whether|how|when|where|who|why|si|como|cuando|donde)\\b)";
const unsure = new RegExp(`^${opening}${isUnsure}\\b${ofElse}`);
const newHere =
  /\b(?:am|are|is) (?:still |kind of |pretty |very )?new (?:here|to (?:the|this) (?:country|us|usa|states))\b|\b(?:am|are) new$/;
const newHereToo =
  /\bjust (?:moved|came|arrived|got) (?:here|to (?:the|this) (?:country|us|usa|states))\b|\bacab\w+ de llegar\b|\bsoy nuev[oa]\b/;
const newcomer = (text: string): boolean => newHere.test(text) || newHereToo.test(text);
const bareEnglish =
  /\b(?:(?:have|got) (?:nothing|none)|(?:do|does) not have (?:one|any|anything|that)|never (?:had|needed|used|checked|gotten) (?:one|any|it))\b/;
const bareSpanish =
  /\b(?:no (?:tengo|tenemos)(?: (?:nada|ningun\w*|eso))?$|no sabria|nunca (?:he|hemos) (?:sacado|tenido|usado|pedido) nada)\b/;
const bareAlone = /^(?:n\/a|nothing|nada|nunca|never(?! mind))\b|^(?:no|pues no|todavia no|aun no) tengo\b/;
const bare = (text: string): boolean => [bareEnglish, bareSpanish, bareAlone].some((each) => each.test(text));

/** Whether an answer to the question for the score says so; a bare "I have none" may be of pets where they were asked of too. */
export const answersNoScore = (text: string, isAlone: boolean): boolean =>
  unsure.test(text) || newcomer(text) || (isAlone && bare(text));

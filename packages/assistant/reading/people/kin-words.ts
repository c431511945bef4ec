/*
 * Whom renters name who does not move in along: relatives and friends, as lists of phrases (../text/phrases.ts).
 */

const kinOf = [
  "mother; father; mom; mum; dad; parent; folk; sister; brother; sibling; aunt; uncle; cousin; grandma; grandpa; grandmother",
  "grandfather; grandparent; nephew; niece; daughter; son; friend; buddy; bff; neighbor; coworker; ex; family; relative",
  "stepmom; stepdad; boss; inlaws; godmother; sis; bro",
];

/** Relatives and friends in English, and their genitives: "my sister takes him", "at my sister's". */
export const kin = kinOf
  .flatMap((line) => line.split("; "))
  .flatMap((word) => [word, `${word}'s`])
  .join("; ");

/** Relatives and friends in Spanish. */
export const kinInSpanish = [
  "mama; papa; madre; padre; hermana; hermano; tia; tio; prima; primo; abuela; abuelo; suegra; suegro; suegros; cunada; cunado",
  "amiga; amigo; vecina; vecino; comadre; compadre; hija; hijo; sobrina; sobrino; ex; familia; familiar; padrino; madrina; nana",
].join("; ");

import { intentsIn } from "../intents.ts";
import { speaksOfAnimals } from "../pets/animal-words.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf, tells } from "../text/word-table.ts";

const lists: WordLists = {
  child:
    "kid; child; children; baby; toddler; infant; newborn; (my|our|his|her|a|two) son; daughter; stepson; stepdaughter; teen; teenager; minor; pregnant; embarazada; nino; nina; hijo; hija; bebe; menores; adolescente",
  number: "one; two; three; four; #",
  things: "dog; cat; pup*; kitten; pet; pit; lab; husky; car; credit",
};

const namedIn = readerOf(
  {
    child: { en: ["{child}"] },
    aged: { en: ["{number} year|yr|month old !({things})"] },
    // "Are there many kids in the building" asks who lives there, which is nobody's to say.
    others: {
      en: [
        "safe; crime; mostly; lot of; many; full of; quiet; noisy; neighbor; neighborhood; area; around; next door",
        "other (kid|children|family); upstairs; school",
      ],
      es: ["zona; vecin*; mucho ({child}|familia); escuela"],
    },
  },
  lists,
);

/** Words beside the children that ask no more than whether they may live there. */
const isBesideByWord = tells(
  {
    en: [
      "problem*; issue; deal; breaker; matter; friendly; famil*; welcome; child*; step*; {child}; bab*; old; year; yr",
      "two; three; four; five; husband; wife; stay; okay; teen*",
    ],
    es: ["bienvenid*; importa; dos; tres; cuatro; uno; una; nin*; hij*; menor*; esposo; esposa; vivir; bien; ano"],
  },
  lists,
);

const figure = /^\d+$/;
const isBeside = (word: string): boolean => figure.test(word) || isBesideByWord(word);

const sentencesIn = (text: string): string[] => text.match(/[^.?!\n]+[.?!]*/g) ?? [];
/** "A lab, 6 yrs old" is no child. */
const isOfChild = (text: string): boolean =>
  namedIn(text).has("child") || (namedIn(text).has("aged") && !speaksOfAnimals(text));
const isOfOthers = (text: string): boolean => namedIn(text).has("others");

/** Whether a sentence that names no child asks who lives there, of the area or of its schools. */
export const asksOfNeighbors = (text: string): boolean =>
  sentencesIn(text).some((one) => !isOfChild(one) && intentsIn(one).includes("fair_housing_probe"));

/** Whether something is said of children; beside a question of other people only what is itself asked counts. */
export function namesChildren(text: string): boolean {
  const sentences = sentencesIn(text);
  const isMixed = sentences.some(isOfOthers);
  return sentences.some((one) => isOfChild(one) && !isOfOthers(one) && (!isMixed || one.endsWith("?")));
}

/** Whether words of meaning ask no more of children than whether they may live there. */
export const isOfChildrenAlone = (content: readonly string[]): boolean => content.every(isBeside);

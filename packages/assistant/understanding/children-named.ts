import { intentsIn } from "./intents.ts";

const child =
  /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|newborns?|(?:step)?(?:sons?|daughters?)|teen(?:ager)?s?|minors?|pregnant|(?:one|two|three|four|\d{1,2})[ -](?:years?|yrs?|months?)[ -]olds?\b(?! (?:dog|cat|pup\w*|kitten|pet|pit|lab|husky|car|credit))|nin[oa]s?|hij[oa]s?|bebes?|menores|adolescentes?|embarazada)\b/;

/** "Are there many kids in the building" asks who lives there, which is nobody's to say. */
const ofOthers =
  /\b(?:safe|crime|mostly|a lot of|lots of|many|full of|quiet|noisy|neighbors?|neighborhood|area|around|other (?:kids|children|families)|next door|upstairs|schools?|zona|vecin\w+|muchos|escuelas?)\b/;

/** Words beside the children that ask no more than whether they may live there. */
const beside =
  /^(?:\d+|problem\w*|issue|deal|breaker|matter|friendly|family|familie|familia|welcome|bienvenid\w*|child\w*|kid|baby|babie|toddler|infant|newborn|step\w*|son|daughter|teen\w*|minor|pregnant|old|year|yr|two|three|four|five|importa|dos|tre|cuatro|uno|una|nin\w+|hij\w+|bebe|menor\w*|adolescente|embarazada|husband|wife|esposo|esposa|stay|vivir|okay|bien|ano)$/;

const sentencesIn = (text: string): string[] => text.match(/[^.?!\n]+[.?!]*/g) ?? [];

/** Whether a sentence that names no child asks who lives there, of the area or of its schools. */
export const asksOfNeighbors = (text: string): boolean =>
  sentencesIn(text).some((one) => !child.test(one) && intentsIn(one).includes("fair_housing_probe"));

/** Whether something is said of children; beside a question of other people only what is itself asked counts. */
export function namesChildren(text: string): boolean {
  const sentences = sentencesIn(text);
  const isMixed = sentences.some((one) => ofOthers.test(one));
  return sentences.some((one) => child.test(one) && !ofOthers.test(one) && (!isMixed || one.endsWith("?")));
}

/** Whether words of meaning ask no more of children than whether they may live there. */
export const isOfChildrenAlone = (content: readonly string[]): boolean => content.every((word) => beside.test(word));

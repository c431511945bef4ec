import { Lexicon } from "../text/lexicon.ts";
import { phrases } from "../text/phrases.ts";

/** Ways of asking how the people of a home are reached. In a telling sentence the same words give the renter's own number. */
const lexicon = new Lexicon([
  [
    "number",
    [
      "phone number; telephone number; contact number; office number; phone; telephone; contact; contact info",
      "contact information; contact detail; their number; the number; a number; number for; number of the property",
      "what number; which number; number can i; number i can; digit; reach them; reach the; reach it; call them",
      "get in touch; get hold of; get a hold of; who do i call; who can i call; who should i call; telefono",
      "numero de telefono; numero de contacto; como los contacto; como puedo contactar; comunicarme",
    ].flatMap(phrases),
  ],
]);

/** Whether a question asks for a number to call. "The number of bedrooms" asks for none. */
export const asksForNumber = (tokens: readonly string[]): boolean =>
  lexicon.has(tokens) &&
  !/\bmy (?:phone|cell|number|contact|telephone)\b|\bmi (?:numero|telefono)\b|\bnumber of (?:bed|bath|room|unit|floor|people|pet|car|space|key)/.test(
    tokens.join(" "),
  );

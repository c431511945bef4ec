import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";

/*
 * Whether a text as a whole tells of another's income or credit alone, as "my wife's is 710" does. Whose one amount of it
 * is, where it has several, is told by who-earns.ts.
 */

const another = new RegExp(
  String.raw`\b(?:my|our|mi) (?:\w+ )?(?:${partners}|${family}|${inSpanish})(?:s(?= (?:is|was|at|has|pay|income|credit|score)\b))?\b|\b(?:he|she|his|her|hers)\b|\b(?:gana|recibe|le (?:dan|pagan))\b`,
);
const oneself =
  /\bi (?!(?:think|believe|guess|know|mean|can|said)\b)|\b(?:me|mine)\b|\bmy (?:own|income|salary|pay|pension|job|credit|score)\b|\b(?:gano|yo)\b/;
const combined = /\b(?:combined|together|total|household|altogether|juntos|entre los dos)\b/;
const together = /\b(?:we|us|our|both|ganamos)\b/;
const besides =
  /\b(?:also|plus|on top|another|additional|extra|in addition|besides|(?:hers|his|theirs) with mine|tambien|ademas)\b/;

/** "Jess makes like 2900": a name, or whoever else, of whom it is said that they earn. */
const earnsByName = new RegExp(
  String.raw`\b(?!(?:${anyOf(
    "i; we; you; they; it; that; this; which; who; what; all; also; only; usually; really; job; work; gig; business; shop; truck; he; she",
    "yo; se; me; nos; que; uno; usted; lo; le; tambien; apenas; solo",
  )})\b)[a-z]+ (?:makes|earns|brings (?:home|in)|gana)(?: (?:like|about|around|maybe|roughly|como|unos|mas o menos))? \$?\d`,
);

/** "My late husband's pension" is one's own. */
const leftByAnother = /\b(?:late|ex|former|difunt[oa]|finad[oa]) (?=\w)|(?:pension|jubilacion) de mi \w+/;

/** "Also my wife makes 2300" is another's; a bare figure is one's own. */
export function isAnothersAlone(said: string): boolean {
  if (earnsByName.test(said) && !ownPay.test(said)) return true;
  if (combined.test(said) && !besides.test(said)) return false;
  const text = withAmounts(said);
  return another.test(text) && !leftByAnother.test(text) && !together.test(text) && !oneself.test(text);
}

/** "I make 2600" */
const ownPay =
  /\b(?:i|we) (?:make|earn|get|bring|clear|gross|am|have)\b|\b(?:mine|my (?:own )?(?:income|pay|salary)) (?:is|was)\b|\b(?:gano|ganamos)\b/;

export const joint =
  /[,;](?!\d)| (?:but|though|although|pero|aunque|(?:and|y|while|mientras)(?= (?:i|he|she|my|his|her|yo|mi|el|ella|su) )) /;
/** The parts of a text that have figures: who earns is said beside what they earn. */
const withAmounts = (text: string): string => {
  const parts = text.split(joint).filter((part) => /\d/.test(part));
  return parts.length > 0 ? parts.join(", ") : text;
};

/** "My wife's is 710": what is told is another's alone. */
export const isOfAnother = (text: string): boolean => isAnothersAlone(normal(text));

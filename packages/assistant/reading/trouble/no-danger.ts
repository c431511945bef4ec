import { intentsIn } from "../intents.ts";
import { isNeeded } from "../pets/assistance-animals.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { readerOf } from "../text/word-table.ts";
import { deniesDanger } from "./troubles.ts";

const pastIn = readerOf({
  "asks-of-ever": { en: ["ever; in the past"], es: ["alguna vez"] },
  // "Has it flooded", but "did the gas leak again" may be of now.
  "asks-if-once": {
    en: ["^ has|have|did it|this|that|the .. flooded|flood|leaked|leak|burned|burnt"],
    es: ["^ se ha inundado|quemado"],
  },
  wonders: { en: ["(asking|asked|wondering|wanted to know) whether|if ... (ever|before|in the past)"] },
  "of-history": {
    en: ["any ... history; history of; (prior|past|previous) floods|flooding|fires|leaks|damage|break ins"],
    es: ["historial de; antecedentes de"],
  },
  "of-any": {
    en: ["any|much ... issues|issue|problems|problem|damage"],
    es: ["algun|alguna|algunos ... problema|problemas|danos"],
  },
  present: {
    en: ["now; right; help; tonight; pouring; rising; filling; spreading; everywhere; smell; gas; smoke; burning"],
    es: ["ahora; ahorita; ayuda; auxilio; huele; gas; humo; subiendo"],
  },
  "of-listing": { en: ["listing|ad|page|post say|said|mention|show"], es: ["anuncio dice"] },
});

/** "The neighbor smokes all day and the smoke gets in": whoever smokes sets nothing on fire by that. */
export const tellsOfSmoker = ({ text }: Pick<Clause, "text">): boolean =>
  smokesAtTimes.test(text) && !ofFire.test(text);
const smokesAtTimes = new RegExp(
  String.raw`\b${anyOf(
    "neighbou?rs?; roommates?; tenants?; guys?; lady; ladies; people; landlord; he; she; they; everybody; everyone",
    "vecin[oa]s?; companer[oa]s?; senor(?:a|es)?; gente; inquilin[oa]s?; el de (?:abajo|arriba|al lado)",
  )}\b(?: [a-z]+){0,6} (?:smokes?|vapes?|fuman?)\b`,
);
const ofFire =
  /\b(?:fire|flames?|burn\w*|alarms?|detector|asleep|explo\w+|fuego|incendi\w+|quem\w+|llamas|alarma|dormid[oa]|gas)\b/;

/**
 * Whether a clause tells of no danger, whatever its words are like: "there is no emergency", "does the creek ever flood",
 * "any flooding history", "a dog that alerts to seizures", unless it tells of now, and where no phrase names one, "the listing says".
 */
export function tellsOfNoDanger({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean {
  const told = pastIn(text);
  const ofPast = told.has("of-history") || (isQuestion && (told.has("of-any") || told.has("asks-if-once")));
  return (
    ((ofPast || isNeeded(text)) && !told.has("present")) ||
    (isQuestion && told.has("asks-of-ever")) ||
    told.has("wonders") ||
    (told.has("of-listing") && !intentsIn(text).includes("emergency")) ||
    deniesDanger(text)
  );
}

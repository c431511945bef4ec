import { longestCharacters } from "../message.ts";
import { namesEmergency } from "../stands.ts";
import { type Harm, harmIn } from "../trouble/harm-heard.ts";
import { otherBusinessIn } from "../trouble/other-business.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { normal } from "./normal.ts";

/*
 * A longer message is read no further than its first part, but for danger and distress: they are heard wherever they stand.
 */

const inEnglish =
  "gas\\b|rotten|alarm|detector|fire|smok|flame|burn|spark|carbon|monoxid|flood|water|pipe|leak|sewage|ceiling|breaking|broke|intruder|kick|climb|robb|gun\\b|knife|shoot|stab|emergency|collaps|explo|911";
const ofPeople =
  "kill|hit|beat|hurt|stalk|abus|violen|threat|die\\b|dying|live\\b|my life|suicid|better off|breath|chok|unconscious|bleed|overdos|heart attack|wake up|passed out|seizure";
const inSpanish = "alarma|podrido|humo|fuego|incendi|quema|fuga|inunda|agua|tubo|tuberia|ladron|forzando";
const ofPeopleInSpanish =
  "metio|meti[oe]ron|emergencia|golpea|pega\\b|amenaz|acosa|huyendo|matar|morir|vivir|vida|suicid|respira|desmay|despierta|infarto|sangr|ahoga|sobredosis";
const danger = new RegExp(`\\b(?:${inEnglish}|${ofPeople}|${inSpanish}|${ofPeopleInSpanish})`, "g");

/** Characters on both sides of such a word that are read with it. */
const around = 120;
/** So many such places are read, from the beginning and from the end. */
const mostPlaces = 60;

/** The clauses beyond the cut that have a word of danger in them, each wording once. */
function dangerousClauses(text: string): Clause[] {
  if (text.length <= longestCharacters) return [];
  const lines = text.slice(longestCharacters - around).split("\n");
  const rest = lines.map(normal).join("\n");
  const places = new Set<string>();
  for (const { index } of rest.matchAll(danger)) {
    const before =
      rest
        .slice(Math.max(0, index - around), index)
        .split(/[.?!\n]/)
        .at(-1) ?? "";
    const after = rest.slice(index, index + around).split(/(?<=[.?!\n])/, 1)[0] ?? "";
    places.add(`${before}${after}`.trim());
  }
  const all = [...places];
  const read = all.length > 2 * mostPlaces ? [...all.slice(0, mostPlaces), ...all.slice(-mostPlaces)] : all;
  return read.flatMap(clausesOf);
}

/** What danger and distress a message tells of beyond the cut. */
export function harmBeyondCut(text: string): Harm[] {
  const clauses = dangerousClauses(text);
  if (clauses.length === 0) return [];
  const isEmergency = clauses.some(namesEmergency);
  const isDistress = clauses.some(({ text: said }) => otherBusinessIn(said, said) === "in_distress");
  return [...new Set([...harmIn(clauses), ...(isEmergency ? emergency : []), ...(isDistress ? distress : [])])];
}
const emergency: readonly Harm[] = ["emergency"];
const distress: readonly Harm[] = ["in_distress"];

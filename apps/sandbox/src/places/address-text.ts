import { areaOf, citiesNamed, stateCode } from "./areas.ts";
import { isDirection, isStreetSuffix } from "./street-words.ts";

/** What can be told from an address as a person types it; every part may still be missing. */
export interface AddressText {
  houseNumber?: string | undefined;
  street?: string | undefined;
  unit?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
}

const unitPattern = /[,\s]+(?:#\s*|(?:apt|apartment|unit|suite|ste)\b\.?\s*#?\s*)([\w-]+)\s*(?=,|\s|$)/i;

export function readAddress(typed: string): AddressText {
  let rest = typed
    .replace(/\s+/g, " ")
    .replace(/,?\s*(?:USA|US|United States(?: of America)?)\.?$/i, "")
    .trim();
  const unit = unitPattern.exec(rest)?.[1];
  rest = rest.replace(unitPattern, "");
  const zip = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(rest)?.[1];
  // Five digits with a street after them are a house number; alone or at the end they are a ZIP code.
  if (zip) rest = trimmed(rest.replace(/\d{5}(?:-\d{4})?$/, ""));
  const { before, state } = withoutState(rest, zip !== undefined);
  const { line, city } = splitCity(before, state, zip);
  const [, houseNumber, street] = /^(\d[\w-]*(?: 1\/2)?)(?: (.*))?$/.exec(line) ?? [undefined, undefined, line];
  return { houseNumber, street: street || undefined, unit, city, state, zip };
}

const trimmed = (text: string): string => text.replace(/[\s,]+$/, "");

/** CT is a state and a court, NE a state and a direction: it is a state after a comma, before a ZIP code, or after a city of it. */
function withoutState(text: string, zipFollows: boolean): { before: string; state: string | undefined } {
  for (const words of [3, 2, 1]) {
    const [, before, comma, last] = new RegExp(`^(.*?)(,? )((?:[^\\s,]+ ){${words - 1}}[^\\s,]+)$`).exec(text) ?? [];
    const state = last && stateCode(last);
    if (!state || before === undefined || comma === undefined) continue;
    const alone = trimmed(before);
    if (comma.startsWith(",") || zipFollows || cityAtEnd(alone, state)) return { before: alone, state };
  }
  return { before: trimmed(text), state: undefined };
}

function splitCity(text: string, state: string | undefined, zip: string | undefined): { line: string; city?: string } {
  const comma = text.lastIndexOf(",");
  if (comma >= 0) return { line: text.slice(0, comma).replaceAll(",", "").trim(), city: text.slice(comma + 1).trim() };
  const words = text.split(" ");
  const named = cityAtEnd(text, state ?? (zip ? areaOf(zip)?.state : undefined));
  const suffixAt = words.findIndex((word, index) => index >= 2 && isStreetSuffix(word));
  if (suffixAt > 0) {
    let end = suffixAt + 1;
    if (isDirection(words[end] ?? "")) end += 1;
    const city = words.slice(end).join(" ");
    return city ? { line: words.slice(0, end).join(" "), city } : { line: text };
  }
  if (named) return { line: words.slice(0, -named.split(" ").length).join(" "), city: named };
  return { line: text };
}

/** The longest city name at the end that leaves a house number and a street before it, or that is all there is. */
function cityAtEnd(text: string, state: string | undefined): string | undefined {
  const words = text.split(" ");
  const minWordsBefore = /^\d/.test(text) ? (isDirection(words[1] ?? "") ? 3 : 2) : 0;
  for (let from = Math.max(minWordsBefore, words.length - 4); from < words.length; from += 1) {
    const name = words.slice(from).join(" ");
    if (citiesNamed(name, state).length > 0) return name;
  }
  return undefined;
}

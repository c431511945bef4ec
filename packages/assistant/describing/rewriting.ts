import { type FairHousingFinding, findUnfair } from "@porchlight/domain/fair-housing/check.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { z } from "zod";
import { asData, dataIsData, masked, type Prompt } from "../llm/data.ts";
import { tellingWords } from "../llm/glue.ts";
import { fairIn, htmlOf, paragraphsFor } from "./describe.ts";
import { ungroundedClaims } from "./grounded.ts";

export const written = z.object({ paragraphs: z.array(z.string().max(1500)).min(1).max(6) });

/** Words of a description that say nothing about the home; every other one must be in the facts or the highlights. */
const prose = new Set(
  tellingWords(
    "home offer feature enjoy find include come welcome inside outside you your has have with its plus each more through from by " +
      "or property place space set sit situated located location provide bring along together while where which both full within apartment house " +
      "highlight detail available included allow up be will can see make complete equipped between throughout",
  ),
);

const instructions = [
  "You write the description of a rental home from its facts and its owner's highlights, in two to four short plain paragraphs of English.",
  dataIsData,
  "Use only what `facts` and `highlights` say, in their own words as far as you can. Add no amenity, number, distance, praise, neighborhood, school, price, address, name or contact, and nothing about who might live there.",
  'Answer with JSON alone: {"paragraphs": ["…"]}',
].join("\n");

/** Asks: a description. Price, street and names stay out, as they do in the built-in one; contacts in highlights are marked. */
export function writingPrompt(home: Property, highlights: string): Prompt {
  const street = [home.location.address];
  return {
    instructions,
    data: asData({
      facts: paragraphsFor(home, []),
      highlights: fairIn(highlights).map((highlight) => masked(highlight, street).text),
    }),
  };
}

/** The written paragraphs as the editor's HTML, or why they cannot be used. */
export function acceptedDescription(
  paragraphs: readonly string[],
  home: Property,
  highlights: string,
): { html: string } | { refused: string } {
  const text = paragraphs.join(" ");
  const fair = fairIn(highlights);
  const unfair: FairHousingFinding | undefined = findUnfair(text)[0];
  if (unfair) return { refused: `fair housing: ${unfair.phrase}` };
  if (/[<>⟦⟧@$]|https?:|www\./i.test(text)) return { refused: "markup, contact or price" };
  const [claim] = ungroundedClaims(text, home, fair.join(". "));
  if (claim !== undefined) return { refused: `claim: ${claim}` };
  const known = new Set(tellingWords([...paragraphsFor(home, fair), ...fair].join(" ")));
  const word = tellingWords(text).find((one) => !known.has(one) && !prose.has(one));
  return word === undefined ? { html: htmlOf(paragraphs) } : { refused: `word: ${word}` };
}

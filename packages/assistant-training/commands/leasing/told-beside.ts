import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { count, numberOf } from "@porchlight/assistant/reading/text/small-counts.ts";

/** What the evaluation asks of a message and the product neither needs nor keeps: read for the report and forgotten. */
export type ToldBeside = {
  unit?: string;
  voucher_amount?: number;
  eviction?: boolean;
  adults?: number;
  children?: number;
  offer_rent?: number;
  budget_max?: number;
};

const dollars = "\\$?(\\d{1,2},\\d{3}|\\d{3,5})\\b(?! ?(?:lbs?|sq|credit|am|pm|main|st\\b|street|ave))";
const amountIn = (text: string, ...patterns: RegExp[]): number | undefined => {
  const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((digits) => digits !== undefined);
  return found === undefined ? undefined : Number(found.replace(",", ""));
};

const voucher = /\b(?:voucher|section 8|seccion 8|payment standard|hcv|vale)\b/;
const paid = [
  new RegExp(`\\b(?:voucher|standard|section 8|seccion 8|hcv|vale)(?:,? \\w+){0,5} ${dollars}`),
  new RegExp(`${dollars} (?:\\w+ )?(?:voucher|vale|from section 8)`),
];
const offered = [
  new RegExp(
    `\\b(?:take|accept|consider|offer|offering|pay|do|go to|go down to|down to|go as low as|lower it to|for it at|acepta\\w*|ofrezco|ofrecer|dejan?(?: \\w+)? en) (?:it )?(?:for |at |to )?${dollars}`,
  ),
  new RegExp(`\\b(?:how|what) about ${dollars}`),
];
const budget = [
  new RegExp(
    `\\b(?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|no more than|budget(?: \\w+){0,3}|afford|menos de|hasta|maximo|presupuesto(?: \\w+){0,2}) ${dollars}`,
  ),
  new RegExp(`${dollars} (?:or less|or under|max|budget|tops|o menos)`),
];
const noEviction = /\b(?:no|never|zero|without|not|sin|nunca)(?: \w+){0,4} (?:evict\w*|desaloj\w*)/;
const hadEviction =
  /\b(?:i|we|my|me)\b.*\b(?:eviction|evicted)\b|^(?:had|have|got) (?:an? |one )?(?:\w+ )?eviction|\b(?:tengo|tuve|me) .*desaloj/;
const unitOf =
  /(?:#|\b(?:apartment|unit|apto?|number|in|at|of|from|it is|this is|\d{2,5})\b ?#?)\s?(?:\w+ ){0,2}((?:\d{1,3}[a-z]|[a-z]\d{1,3}))\b/;
const numbered = /\b(?:apartment|unit|apto)\.? ?#?(\d{1,4})\b|#(\d{1,4})\b/;
const adults = new RegExp(`\\b${count} (?:other )?adult(?:s|os)?\\b`);
const young = `(?:kids?|child(?:ren)?|ninos?|hij[oa]s?|sons?|daughters?|teens?|teenagers?|bab(?:y|ies)|newborn|toddlers?|infants?|twins|bebes?)`;
const children = new RegExp(`\\b(?:${count} |(?:my |our |mi )(?:${count} )?)(?:\\w+ )?${young}\\b`, "g");

/** Read from the words alone; `isTenant` where the message speaks of the home its writer lives in. */
export function toldBeside(words: string, intents: readonly string[], occupants: number | null): ToldBeside {
  const text = normal(words);
  const isTenant = intents.includes("report_maintenance") || intents.includes("emergency");
  const unit = isTenant ? (unitOf.exec(text)?.[1] ?? numbered.exec(text)?.slice(1).find(Boolean)) : undefined;
  const grown = adults.exec(text)?.[1];
  const minors = [...text.matchAll(children)].reduce((sum, [, bare, own]) => {
    const number = bare ?? own;
    return sum + (number ? numberOf(number) : 1);
  }, 0);
  const told: ToldBeside = {
    unit: unit?.toUpperCase(),
    voucher_amount: voucher.test(text) ? amountIn(text, ...paid) : undefined,
    eviction: noEviction.test(text) ? false : hadEviction.test(text) ? true : undefined,
    adults: grown ? numberOf(grown) : occupants !== null && minors > 0 ? occupants - minors : undefined,
    children: minors > 0 ? minors : undefined,
    offer_rent: intents.includes("negotiate") ? amountIn(text, ...offered) : undefined,
    budget_max: intents.includes("request_alternatives") ? amountIn(text, ...budget) : undefined,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

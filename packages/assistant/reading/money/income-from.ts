import { anyOf } from "../text/any-of.ts";
import { benefitsIn, besideWagesIn } from "./income-sources.ts";

/*
 * What an income comes from, by the words around its amount: a benefit, work beside a job, or an employer.
 */

const period =
  "(?:a|an|per|each|every|al|por|x|la|cada|/)? ?(?:month|mo|mes|week|wk|semana|hour|hr|hora|year|yr|ano|monthly|mensual(?:es)?)";
const article = "(?:the|my|his|her|our|a|an|el|la|mi|su|un|una|another)";
const noSource = anyOf(
  "month; mo; week; year; hour; home; average; least; time; moment; about; around; like; total; all; tax(?:es)?; income; pay; salary; me; starting; beginning; before; after; per; my; you; sure",
  "mes; semana; ano; hora; promedio; total; casa; now; ingresos?; sueldo; it; him; her; them; one; credit; score; rent; ella; el; mi; mine",
);
const after = new RegExp(
  `^(?: ?${period})?,? (?:from|at|in|with|doing|driving|de|del|en|con|for) (?:${article} )?(?!${noSource}\\b)([a-z]{2,})`,
);
const gerund = new RegExp(`^(?: ?${period})? ([a-z]{2,}ing)\\b`);
const before = new RegExp(
  `\\b(?:at|from|for|en (?=${article} )) ?(?:${article} )?(?!${noSource}\\b)([a-z]{2,})[^\\d]*$`,
);
const hedge = "(?: (?:like|about|around|maybe|roughly|como|unos))*";
const subject = new RegExp(
  `(?:^ ?|\\b${article} |[,;] ?)(?!${noSource}|that|this|hers|his\\b)([a-z]{2,}) (?:is|pays|brings|es|son|paga|deja)${hedge} \\$?$`,
);

/** What an amount comes from, in one word; null where the words do not say it. `lead` and `tail` stand beside it. */
export function sourceOf(lead: string, tail: string): string | null {
  const [benefit] = [...benefitsIn(tail), ...benefitsIn(lead).toReversed()];
  if (benefit) return keyOf(benefit);
  const [extra] = besideWagesIn(`${lead} ${tail}`);
  return extra ?? (after.exec(tail) ?? gerund.exec(tail) ?? subject.exec(lead) ?? before.exec(lead))?.[1] ?? null;
}

const sameAs: readonly (readonly [RegExp, string])[] = [
  [/child support|manutencion|alimony|spousal support/, "support"],
  [/pension|jubilacion|retirement|annuit/, "pension"],
  [/food ?stamps|snap|ebt|calfresh|wic|cupones|estampillas/, "food stamps"],
  [/^va |veteran/, "va"],
];
const keyOf = (benefit: string): string => sameAs.find(([words]) => words.test(benefit))?.[1] ?? benefit;

/** Whether what an income comes from is a benefit, support or pension, and no pay. */
export const isBenefit = (source: string): boolean =>
  source === "support" || source === "va" || benefitsIn(source).length > 0;

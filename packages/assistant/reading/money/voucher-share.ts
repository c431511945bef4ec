import type { Line } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";

/** What a voucher is called. */
export const voucherWords =
  /\b(?:voucher|vouchers|section 8|section eight|sec 8|hcv|seccion 8|housing choice|vale de vivienda|(?:un|el|mi|su|con|tengo|este|ese|del) vale)\b/;

const payer =
  "voucher|section 8|section eight|sec 8|hcv|seccion 8|vale(?: de vivienda)?|hud|housing(?: authority)?|it|they";
const covered = new RegExp(
  String.raw`\b(?:${payer})(?: ${anyOf(
    "that; which; que; would; will; should; only; me; solo",
  )})* (?:covers?|pays?|cubren?|pagan?)(?: ${anyOf(
    "about; around; up to; like; for; hasta; como",
  )})* \$?(\d[\d,]*)\b(?! (?:of |for )?(?:the |my )?deposit)`,
);
/** "A voucher for a two bedroom, up to 1550" */
const ofSize = String.raw`(?:an? )?(?:\d|one|two|three)[ -]?(?:bed(?:room)?s?|br|bd)\b,? ?`;
const worth = new RegExp(
  [
    String.raw`\bvoucher(?: is)? (?:for|of|worth|at) (?:${ofSize})?(?:(?:for|at|of|worth|about|up to) )*\$?(\d[\d,]*)\b`,
    String.raw`\$(\d[\d,]*) (?:housing )?voucher\b`,
    String.raw`\b(?:voucher|vale)(?: es)? (?:de|por|hasta)(?: (?:de|por|hasta|como|unos))* \$?(\d[\d,]{2,})\b`,
  ].join("|"),
);
const leastDollars = 100;
const linesBack = 4;

/** Whether a clause says what a voucher is worth, as only who has one can: "do you take section 8, the voucher is for 1550". */
export const tellsWorth = ({ text }: Clause): boolean => worth.test(text);

/** Whether a renter speaks of a voucher, in clauses, shortly before them or in answer to Piper, who spoke of one. */
export function speaksOfVoucher(clauses: readonly Clause[], history: readonly Line[]): boolean {
  const before = history.filter(({ from }) => from === "renter").slice(-linesBack);
  const asked = history.filter(({ from }) => from === "piper").slice(-1);
  return (
    clauses.some(({ text }) => voucherWords.test(text)) ||
    [...before, ...asked].some(({ text }) => voucherWords.test(normal(text)))
  );
}

/** The part of the rent that is left to a renter: "my voucher covers 1100" of a rent of 1600 leaves 500. Null where they tell of none. */
export function shareLeft(clauses: readonly Clause[], history: readonly Line[], rent: number | null): number | null {
  if (rent === null || !speaksOfVoucher(clauses, history)) return null;
  for (const { text, isQuestion } of clauses) {
    const isAsked = isQuestion && !/\b(?:i|we|my|mi|tengo)\b/.test(text);
    const found = worth.exec(text) ?? (isAsked ? null : covered.exec(text));
    const amount = Number((found?.slice(1).find(Boolean) ?? "").replace(/,/g, ""));
    if (amount >= leastDollars && amount <= rent) return rent - amount;
  }
  return null;
}

import { tells } from "../text/word-table.ts";

/** Whether a clause says that there is no housing voucher; "vale" alone is an okay in Spain. */
export const hasNoVoucher = tells({
  en: [
    "no|not|without (a|an|any|have a|have any|have)? (housing)? voucher|section; voucher|section application|waitlist|request",
    "applied|applying|waiting|waitlist|list for (a|the|my|our)? (housing)? voucher|section",
  ],
  es: [
    "no tengo|es (un)? vale; no tengo|es (un)? voucher; sin (un)? vale|voucher|seccion; ningun vale|voucher; no tengo seccion",
  ],
});

/** Whether a clause asks something for a reason of one's own: "do you take section 8, because I have a voucher" tells that. */
export const givesOwnReason = tells({
  en: ["because|since|cause|cuz i|we|my"],
  es: ["porque|pues|que (yo|nosotros|ya)? tengo|tenemos|mi"],
});

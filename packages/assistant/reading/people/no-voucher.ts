import { tells } from "../text/word-table.ts";

/** Whether a clause says that there is no housing voucher; "vale" alone is an okay in Spain. */
export const hasNoVoucher = tells({
  en: ["no|not|without (a|an|any|have a|have any|have)? (housing)? voucher|section"],
  es: [
    "no tengo|es (un)? vale; no tengo|es (un)? voucher; sin (un)? vale|voucher|seccion; ningun vale|voucher; no tengo seccion",
  ],
});

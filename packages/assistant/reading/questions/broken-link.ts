import { tells } from "../text/word-table.ts";

/** "The link you sent doesn't work" turns nothing down. */
export const tellsOfBrokenLink = tells(
  {
    en: [
      "{page} ... (does|did|do|will|is|are) not . (work|working|open|opening|load|loading|go|do|click)",
      "{page} ... (not|no) (working|loading|opening); {page} ... (broken|dead|expired|404|error)",
      "(can not|could not|unable to) (open|click|load|get into|use) (the|that|your|this) {page}",
    ],
    es: ["{page} ... no (funciona|abre|sirve|carga)"],
  },
  { page: "link; url; website; web site; site; online form; portal; page; form; enlace; liga" },
);

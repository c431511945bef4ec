import { readerOf } from "../text/word-table.ts";

/*
 * "Is the house on Oak Street open": a home on another street, asked of by that.
 */

const toldIn = readerOf(
  {
    named: {
      en: [
        "the|that|your . {home} (for rent)? on|at|in . (#)? !(the|this|my|your) . {street}",
        "the|that|your . #|one|two|three|four {home} (for rent)? on|at|in (#)? . . {street}",
      ],
      es: [
        "el|la|ese|esa|su {homeInSpanish} (en|de) (la)? calle",
        "el|la|ese|esa|su {homeInSpanish} en|de . . {street}",
      ],
    },
    "lived-in": { en: ["i|we . live|lived|stay|rent|own; living|staying|renting"], es: ["vivo|vivimos"] },
  },
  {
    home: "apartment; apt; unit; house; home; place; condo; studio; one; bedroom; bed; br",
    homeInSpanish: "departamento; depa; apartamento; casa",
    street:
      "street; st; avenue; ave; road; rd; lane; ln; drive; dr; court; ct; boulevard; blvd; terrace; circle; parkway",
  },
);

/** Whether a clause, in which the home stands as such, is of one on another street. */
export function namesOtherHome(text: string): boolean {
  const told = toldIn(text);
  return told.has("named") && !told.has("lived-in");
}

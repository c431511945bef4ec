import type { Clause } from "../text/clauses.ts";
import { readerOf } from "../text/word-table.ts";
import { namesStreet } from "./home-named.ts";

/*
 * "Is the house on Oak Street open": a home on another street, asked of by that.
 */

const toldIn = readerOf(
  {
    named: {
      en: [
        "the|that|your . {home} (for rent)? on|at|in (#)? !({unnamed}) . . {street} !({beside})",
        "the|that|your . #|one|two|three|four {rooms} (for rent)? on|at|in (#)? !({unnamed}) . . {street} !({beside})",
      ],
      es: [
        "el|la|ese|esa|su {homeInSpanish} (en|de) (la)? calle !({unnamedInSpanish})",
        "el|la|ese|esa|su {homeInSpanish} en|de !({unnamedInSpanish}) . . {street}",
      ],
    },
    "lived-in": { en: ["i|we . live|lived|stay|rent|own; living|staying|renting"], es: ["vivo|vivimos"] },
  },
  {
    home: "apartment; apt; unit; house; home; place; condo; studio; one",
    homeInSpanish: "departamento; depa; apartamento; casa",
    rooms: "{home}; bedroom; bed; br",
    street:
      "street; st; avenue; ave; road; rd; lane; ln; drive; dr; court; ct; boulevard; blvd; terrace; circle; parkway",
    // "On a busy road" and "in front of a court" name no street, nor does "street side".
    unnamed: [
      "a; an; the; this; that; my; our; your; its; which; what; any; some; same; either; busy; quiet; dead; front; main road",
      "{street}",
    ],
    unnamedInSpanish:
      "un; una; la; el; the; esta; esa; mi; su; que; cual; alguna; principal; cerrada; privada; tranquila",
    beside: "side; noise; parking; bus; level; view; facing",
  },
);

/** The questions, in whose text the home stands as such, that are of one on another street. */
export const askedOfOtherHome = (clauses: readonly Clause[], address: string | null | undefined): Clause[] =>
  address ? clauses.filter(({ text, isQuestion }) => isQuestion && !namesStreet(text, address) && isOther(text)) : [];

function isOther(text: string): boolean {
  const told = toldIn(text);
  return told.has("named") && !told.has("lived-in");
}

import { anyOf } from "./any-of.ts";

/*
 * "Please delete my uncle's income", "quite mi puntaje": a renter wants something they told to be kept no longer.
 */

/** What a renter may want to be kept no longer. */
export type Deletable = "monthlyIncome" | "creditScore" | "moveIn" | "pets" | "occupants";
export const deletable: readonly Deletable[] = ["monthlyIncome", "creditScore", "moveIn", "pets", "occupants"];

const whose = "(?:(?:my|our|his|her|their|the|that|mi|su|el|la|ese|esa|lo de mi) )?(?:\\w+(?:'s)? ){0,2}?";
const things: Record<Deletable, string> = {
  monthlyIncome: "income; incomes; pay; salary; wages; earnings; ingresos?; sueldo; salario",
  creditScore: "(?:credit )?score; credit; puntaje; credito",
  moveIn: "(?:move[- ]?in|moving) date; fecha de mudanza",
  pets: "pets?; dog; cat; mascotas?; perr[oa]; gat[oa]",
  occupants: "household; number of people; numero de personas",
};
const deletes = anyOf(
  "delete; remove; erase; take (?:off|out|down|back); scratch; strike; leave (?:out|off); get rid of",
  "borr[ae]\\w*; elimin[ae]\\w*; quit[ae]\\w*; saque(?:me|n)?",
);
const takes = anyOf("take; leave; cross; saque; deje");
const deleted = (thing: string): RegExp =>
  new RegExp(
    anyOf(
      String.raw`\b${deletes} ${whose}${anyOf(thing)}\b(?! (?:score|check|requirement|limit|fee|deposit|rent|policy|rule))`,
      String.raw`\b${takes} ${whose}${anyOf(thing)} (?:off|out|back|fuera)\b`,
    ),
  );
const patterns = deletable.map((fact) => [fact, deleted(things[fact])] as const);

/** What a normal text wants to be deleted of what was told. */
export const deletionsIn = (text: string): Deletable[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([fact]) => fact);

import { anyOf } from "../text/any-of.ts";

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
const surely = "delete; remove; erase; borr[ae]\\w*; elimin[ae]\\w*";
const perhaps = "take (?:off|out|down|back); scratch; strike; leave (?:out|off); quit[ae]\\w*; saque(?:me|n)?";
const away = "take; leave; cross; saque; deje";
const ofTheHome = "score|check|requirement|limit|fee|deposit|rent|policy|rule";
const deleted = (verbs: string, thing: string): string =>
  String.raw`\b${verbs} ${whose}${anyOf(thing)}\b(?! (?:${ofTheHome}))`;
const takenOut = (thing: string): string =>
  String.raw`\b${anyOf(away)} ${whose}${anyOf(thing)} (?:off|out|back|fuera)\b`;
/** "I take my dog out at six" wants nothing to be deleted. */
const patternOf = (fact: Deletable): RegExp =>
  fact === "pets"
    ? new RegExp(deleted(anyOf(surely), things.pets))
    : new RegExp(anyOf(deleted(anyOf(surely, perhaps), things[fact]), takenOut(things[fact])));
const patterns = deletable.map((fact) => [fact, patternOf(fact)] as const);

/** What each of the patterns begins with, which hardly a text has. */
const anyVerb = new RegExp(String.raw`\b${anyOf(surely, perhaps, away)} `);

/** What a normal text wants to be deleted of what was told. */
export const deletionsIn = (text: string): Deletable[] =>
  anyVerb.test(text) ? patterns.filter(([, pattern]) => pattern.test(text)).map(([fact]) => fact) : [];

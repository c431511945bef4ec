import type { TroubleHeard } from "../../heard/trouble.ts";
import { type Clause, clausesOf } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { harmIn, partsOf, tellsFactsSurely } from "./harm-heard.ts";
import { measuresIn } from "./measures.ts";
import {
  distressIn,
  emergencyIn,
  isOfElectricity,
  isOfSomebodyElse,
  saysItIsOver,
  saysItIsSomethingElse,
  saysOneHasRecovered,
  saysOneIsWell,
  withoutSetRight,
} from "./troubles.ts";

const isWet = /\b(?:wet|soak\w*|mojad\w+|empapad\w+)\b/;

/** "It was a bad valve, and they let us in": what was, in the sentence that says that it is over. */
const toldAsPast = /\b(?:was|were|had been|replaced|fixed|repaired|checked|era|fue|habia|estaba|arregl\w+|cambi\w+)\b/;
const isPastIn = (clause: Clause, part: string): boolean => toldAsPast.test(part) && saysItIsOver(clause.text);

/** "The water is off, but the panel got wet": what one part of a message ends, another goes on with. */
const tellsOfMore = (said: string): boolean =>
  isWet.test(normal(said)) ||
  withoutSetRight(clausesOf(said)).some((clause) =>
    [clause.text, ...partsOf(clause.text)].some(
      (part) =>
        !saysItIsOver(part) &&
        !saysOneIsWell(part) &&
        !isPastIn(clause, part) &&
        harmIn([{ ...clause, text: part }]).length > 0,
    ),
  );

/** Who is to tell 911 where they are needs the address. */
const ofAddress = /\b(?:address|direccion|domicilio|zip)\b/;

const relatives = "ex|husband|wife|boyfriend|girlfriend|partner|family|dad|mom";
const others = `he|she|they|him|her|them|anyone|anybody|who|my (?:${relatives})`;
const relativesInSpanish = "ex|esposo|esposa|marido|novio|novia|pareja|familia";
const othersInSpanish = `el|ella|ellos|alguien|quien|enterar\\w*|mi (?:${relativesInSpanish})`;
/** "Will my ex see this" is no wish to see the home. */
const ofOthers = new RegExp(String.raw`\b(?:${others}|${othersInSpanish})\b`);

/** "No, no. We move in July, and I make 3,100": who refuses what was surmised and goes on with facts meant those. */
const refusesWithFacts = (said: string): boolean =>
  /^(?:no|nah)\b/.test(normal(said)) && clausesOf(said).some(tellsFactsSurely);

/**
 * What a message says of an emergency or of distress that it tells of, or is written in the middle of. `isSurmised`: no
 * phrase of it names one.
 */
export function troubleIn(said: string, isSurmised: boolean): TroubleHeard {
  const text = normal(said);
  const [saysOver, saysWell] = [saysItIsOver(text), saysOneIsWell(text)];
  const saysRecovered = saysOneHasRecovered(text);
  const saysElse = saysItIsSomethingElse(text) || refusesWithFacts(said);
  const goesOn = (saysOver || saysWell || saysRecovered || saysElse) && tellsOfMore(said);
  return {
    emergency: emergencyIn(text),
    isOfElectricity: isOfElectricity(text),
    distress: distressIn(text),
    isOfSomebodyElse: isOfSomebodyElse(text),
    isOver: saysOver && !goesOn,
    isWell: saysWell && !goesOn,
    hasRecovered: saysRecovered && !goesOn,
    isSurmised,
    isDenied: saysElse && !goesOn,
    measures: measuresIn(text),
    asks: said.includes("?") || clausesOf(said).some(({ isQuestion }) => isQuestion),
    asksForAddress: ofAddress.test(text),
    namesOthers: ofOthers.test(text),
  };
}

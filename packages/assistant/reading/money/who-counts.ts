import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { speaksOfComing } from "../times/move-in-or-visit.ts";
import { people } from "./income-words.ts";
import { type Earner, earnerNamedLast, earnersNamedFirst } from "./who-earns.ts";

/*
 * Whose incomes count of those told before: "just me and my sister", "forget the roommate", "mi primo se rajó", and who comes and goes.
 */

const alone = anyOf(
  "(?:just|only|solo|solamente|nomas|nada mas)(?: (?:with|con|(?:going to |gonna )?be|es|seria|seriamos|a))?",
);
const counting = anyOf("use[ds]?; using; count(?:ed|ing|s)?; took; take; with; contamos; contar; contando; usamos");
const onlyThese = new RegExp(String.raw`\b${alone}(?: ${counting})? (?:lo (?:de )?)?`, "g");
const byOneself = new RegExp(
  String.raw`\b${anyOf(
    "by myself; on my own; voy a ser (?:nada mas )?yo; (?:do|did|doing) it alone; i (?:am|would be|was) alone; yo sol[oa]; por mi cuenta; lo hago sol[oa]",
  )}\b`,
);
/** "Only my cat", "just me looking": what is so is no income. */
const ofElse = /^(?:my (?!own|income|pay|salary|\$?\d)|me (?:or\b|at\b|\w+ing\b))/;

const dropping = anyOf(
  "forget(?: about)?; without; (?:not|do not|stop) count(?:ing)?; drop; leave out; take out; scratch; minus; except(?: for)?",
  "olvid\\w+(?: (?:a|de|lo de|lo que gana))?; sin(?: (?:contar|lo de))?(?: a)?; quit\\w+(?: a| lo de)?; no cuent\\w+(?: a| lo de)?",
);
const dropped = new RegExp(String.raw`\b${dropping} `, "g");
const leaves = anyOf(
  "backed out; bail(?:s|ed)?; flak(?:ed|es); dropped out; pulled out; is out; fell through; changed (?:his|her|their) mind",
  "(?:is|will) (?:not|no longer) (?:be )?(?:moving in|joining); decided (?:not to|against) (?:mov(?:e|ing)|join(?:ing)?); se (?:rajo|raja|echo (?:para )?atras|arrepintio|bajo)",
  "ya no (?:viene|va|entra|se (?:muda|va)); (?:moving|movin|going|staying|living|gonna (?:live|stay)) (?:(?:in|back) )?(?:with|w|at|to) (?:his|her|their)",
  "(?:staying|stays) where (?:he|she|they); se (?:va|queda|muda)(?: a (?:vivir|quedar))? (?:con su|en (?:casa|lo) de|alla|donde)",
);
const standsBy = anyOf(
  "(?:is|are|would be|will be|'s) (?:just|only) (?:(?:the|a|my|our) )?(?:co-?signer|guarantor); (?:just|only) (?:be )?co-? ?sign\\w*",
  "(?:will|would) not live (?:there|here|with (?:me|us)); solo (?:firma\\w*|(?:es|seria) (?:el |la )?aval); no va a vivir (?:ahi|alli|aqui|con\\w+)",
);
const leaving = new RegExp(String.raw`\b${leaves}\b`, "g");
/** "She found another place", said of no partner, who looks for both. */
const housed = new RegExp(
  String.raw`\b${anyOf(
    "(?:found|got|has) (?:a|another|(?:her|his|their) own)(?: new| different)? (?:place|apartment|home|house|room|spot)(?! for (?:me|us)\\b)",
    "(?:encontro|consiguio|ya tiene) (?:otr[oa]|su propi[oa]) (?:lugar|depa|departamento|casa|cuarto)",
  )}\b`,
  "g",
);
const joins = anyOf(
  "(?:moving|move|movin) in(?! with (?!me|us))(?! next)",
  "(?:living|live) (?:there|here|with (?:me|us))",
);
const joining = new RegExp(
  String.raw`(?:'s|\b(?:is|are|will|would|gonna|to))(?: (?!not\b|no\b)\w+){0,2} ${joins}\b|\b${anyOf(
    "se (?:va a )?(?:muda\\w*|viene) (?:conmigo|con nosotr[oa]s|tambien)",
    "(?<!no )va a (?:vivir|mudarse) (?:conmigo|con nosotr[oa]s|ahi|alli|tambien)",
  )}\b`,
  "g",
);
const standingBy = new RegExp(String.raw`\b${standsBy}\b`, "g");

/** Those who alone count, those who count no more, which of these were to live there, and those who now will. */
export type WhoCounts = { only: Earner[]; without: Earner[]; leaving: Earner[]; joining: Earner[] };

const isOther = (who: Earner): boolean => who !== "self";
const isSomebody = (who: Earner): boolean => who !== "all";

/** Whose incomes a normal text leaves; none where it speaks of a visit or of credit. `before`: what was written before it. */
export function whoCountsIn(text: string, before: string): WhoCounts {
  if (people.test(text)) return { only: [], without: [], leaving: [], joining: [] };
  // "Just me and my sister are coming" is of a visit.
  const isOfVisit = speaksOfComing(text);
  const after = (words: RegExp): string[] =>
    matchesOf(text, words).map((found) => text.slice(found.index + found[0].length));
  const namedAlone = isOfVisit
    ? []
    : after(onlyThese).flatMap((rest) => (ofElse.test(rest) ? [] : earnersNamedFirst(rest, before)));
  const named = (words: RegExp): Earner[] =>
    matchesOf(text, words).flatMap(({ index }) => earnerNamedLast(text.slice(0, index), before) ?? []);
  const gone = [...named(leaving), ...named(housed).filter((who) => who !== "partner")].filter(isOther);
  const left = isOfVisit ? [] : after(dropped).flatMap((rest) => earnersNamedFirst(rest, before).slice(0, 1));
  const without = [...left, ...gone, ...named(standingBy)];
  const only = byOneself.test(text) ? ["self", ...namedAlone] : namedAlone;
  return {
    only: eachOnce(only),
    without: eachOnce(without),
    leaving: eachOnce(gone),
    joining: isOfVisit ? [] : eachOnce(named(joining)).filter(isOther),
  };
}
const eachOnce = (who: readonly Earner[]): Earner[] => [...new Set(who.filter(isSomebody))];

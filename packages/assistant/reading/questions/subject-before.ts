import type { Line } from "../../talk.ts";
import { topicsIn } from "../../topics.ts";
import { intentsIn } from "../intents.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";

/*
 * A question that leaves out what it is of, which the renter's last message named: "how do I apply", "fee?".
 */

/** "Fee?", "is there a fee", "is the fee for both of us", which name no kind of fee. */
const ofFee = new RegExp(
  String.raw`^((?:(?:and|so|ok|okay|but|y)[, ]+)*(?:${anyOf(
    "is there; do (?:you|they) charge; what(?:['’]?s| is); how much(?:['’]?s| is)?; is; are; does; do i pay",
    "do we pay",
  )}\s+)?(?:(?:an?|the|that|any)\s+)*)(fees?)\b(?!\s+(?:to|on|for ${anyOf(
    "an?; the; my; our; parking; pets?; dogs?; cats?; laundry; late; breaking; moving",
  )})\b)`,
  "i",
);
/** "Cost?" and "how much", right after an animal or the parking. */
const ofCost = new RegExp(
  String.raw`^¿?(?:(?:and|so|ok|okay|but|y)[, ]+)*${anyOf(
    "(?:what(?:['’]?s| is) )?the (?:cost|price); cost; price; how much(?: (?:is (?:it|that)|extra))?",
    "any (?:extra )?cost; (?:how much|what) (?:does|would) (?:it|that) cost; cu[aá]nto(?: cuesta| es)?",
  )}\W*$`,
  "i",
);
/** "Per person?", "for each of us", "¿por cada persona?" */
const perHead = new RegExp(
  String.raw`^¿?(?:(?:and|so|ok|okay|but|y)[, ]+)*(?:is (?:it|that) )?${anyOf(
    "per; for each; each; for every; por(?: cada)?",
  )} ${anyOf("person; adult; applicant; one; head; of us; persona; adulto; solicitante")}\W*$`,
  "i",
);
const kinds: readonly [topic: RegExp, word: string][] = [
  [/^application/, "application"],
  [/^pets/, "pet"],
  [/^parking/, "parking"],
];

/** "What if I only bring 2", said of cats. */
const ofNumber = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|but|well|hmm)[, ]+)*(?:what )?if (i|we) (?:only|just) ${anyOf(
    "bring; brought; have; had; take; took; keep; kept",
  )} (one|two|\d)\s*(?:of (?:them|those|the \w+))?(\W*)$`,
  "i",
);
const animals: readonly [topic: string, word: string][] = [
  ["pets.cats", "cats"],
  ["pets.dogs", "dogs"],
];

/** What is asked, with its subject where only the renter's last message names that; every other message stays as it is. */
export function withSubjectBefore(said: string, history: readonly Line[]): string {
  const isOfCost = ofCost.test(said);
  const isPerHead = perHead.test(said);
  if (!isOfCost && !isPerHead && !ofFee.test(said) && !ofNumber.test(said)) return said;
  const before = normal(history.findLast(({ from }) => from === "renter")?.text ?? "");
  const topics = topicsIn(tokensOf(before)).map(({ topic }) => topic.key);
  const kind =
    kinds.find(([topic]) => topics.some((key) => topic.test(key)))?.[1] ??
    (intentsIn(before).includes("apply") ? "application" : undefined);
  if (kind === "application" && isPerHead) return "application fee per person?";
  if (kind && isOfCost) return `${kind} fee?`;
  if (kind && ofFee.test(said)) return said.replace(ofFee, `$1${kind} $2`);
  const named = animals.filter(([topic]) => topics.includes(topic));
  const [only] = named;
  return only && named.length === 1 ? said.replace(ofNumber, `$1 only have $2 ${only[1]}, is that okay$3`) : said;
}

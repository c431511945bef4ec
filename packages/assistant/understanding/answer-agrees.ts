import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Agreement } from "../heard.ts";
import { topicsIn } from "../topics.ts";
import { anyOf } from "./any-of.ts";
import { intentsIn } from "./intents.ts";
import { normal, tokensOf } from "./normal.ts";

const fine = "(?:fine|okay|good|alright|all right|enough|plenty|great)";
/** "No problem", "no credit is fine" and "I do not mind" refuse nothing. */
const noMatter = new RegExp(
  `\\b${anyOf(
    "no (?:problem|worries|issue)s?; why not; no hay problema; sin problema; no (?:me )?importa",
    `no (?:\\w+ ){1,3}(?:is|are) (?:also |still )?${fine}`,
    "(?:do|does|will|would) not (?:mind|matter|hold|count|bother|worry|look at|go by)",
  )}\\b`,
  "g",
);
const refuses =
  /\b(?:no|not|never|can not|unfortunately|sorry|afraid|only if|unless|lo siento|tampoco|nunca|solo si)\b/;
const ofComing = new RegExp(
  `\\b${anyOf(
    "come; comes; coming; see (?:it|the); tour; visit; show; showing; viewing; welcome; book (?:it|him|her|them|a|the)",
    "venir; venga; vengan; verl[ao]; visita; pasar; pase; mostrar; bienvenid[oa]s?; agendar; agende",
  )}\\b`,
);

const isFine = `(?:is|are|am|would be|sounds?|looks?) (?:\\w+ )?${fine}`;
const mayCome = "(?:can|could|may) (?:all |both |still |always )?(?:come|see|visit|tour|view)";
const accepts = "(?:can|could|will|would) (?:\\w+ )?(?:accept|take it|do|work|make an exception)";
const estaBien =
  "(?:esta|esta muy|me parece|queda) bien|de acuerdo|adelante|puede[ns]? (?:venir|verl[ao]|pasar|visitarl[ao])|que venga";
/** "It is fine", "they can come see it", "Thursday at 5 works": a yes without the word. */
const consents = new RegExp(
  `\\b(?:${isFine}|${mayCome}|${accepts}|come (?:see|by|over|visit|and see|take a look)|works|go ahead|${estaBien})\\b`,
);

/** The requirements that a topic is of, by the beginning of its key. */
const rulesOfTopics: readonly [string, readonly QualifyingRule[]][] = [
  ["pets", ["pets"]],
  ["requirements.income", ["income"]],
  ["requirements.credit", ["credit"]],
  ["requirements.cosigner", ["income", "credit"]],
  ["voucher", ["income"]],
];

/** Returns whether an owner agrees to what was asked: "Yes, that's fine", "Sure, she can come see it with the co-signer". */
export function agreementIn(question: string, answer: string): Agreement {
  const said = normal(answer).replace(noMatter, "okay");
  const isConsent = !refuses.test(said) && consents.test(said);
  const agrees = isConsent || (!refuses.test(said) && intentsIn(said).includes("affirm"));
  // "Yes, $300" of a fee for dogs allows no dog.
  const names = isConsent ? rulesNamedIn(`${question}. ${answer}`) : [];
  return { agrees, invites: agrees && ofComing.test(said), names };
}

function rulesNamedIn(text: string): QualifyingRule[] {
  const keys = topicsIn(tokensOf(normal(text))).map(({ topic }) => topic.key);
  return rulesOfTopics.flatMap(([begin, rules]) => (keys.some((key) => key.startsWith(begin)) ? rules : []));
}

import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Agreement } from "../../heard.ts";
import { rulesOfTopic } from "../../topics/rules-of-topics.ts";
import { topicsIn } from "../../topics.ts";
import { intentsIn } from "../intents.ts";
import { rentSetIn, termsToldIn } from "../money/terms-told.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, tokensOf } from "../text/normal.ts";

const fine = "(?:fine|ok|okay|good|alright|all right|enough|plenty|great)";
/** "No problem", "no credit is fine" and "it will not hurt you" refuse nothing, and are a yes. */
const noMatter = new RegExp(
  `\\b${anyOf(
    "(?:no|not an?|not any) (?:problem|worries|issue)s?; why not; sin problema; no (?:me )?importa; no cuentan?",
    "(?:no es|no hay|ningun|no) (?:ningun )?(?:problema|bronca|inconveniente)",
    `no (?:\\w+ ){1,3}(?:is|are) (?:also |still )?${fine}`,
    "(?:do|does|will|would) not (?:mind|matter|hold|count|bother|worry|hurt|look at|go by)",
  )}\\b`,
  "g",
);
/** "No pet rent for that" refuses a charge, "with no credit history" tells of the renter, "she does not have to" asks nothing. */
const ofOtherThings = new RegExp(
  `\\b${anyOf(
    "no (?:\\w+ ){0,2}(?:fees?|rent|charges?|costs?|deposit); (?:sin|no hay) (?:cargo|costo|deposito)s?; no (?:te |le )?cobro",
    "(?:do|does|will|would) not (?:have to|need); no need; no hace falta; no (?:tienen?|necesitan?)(?: que)?; no es necesari[oa]",
    "(?:with|without|have|has|having) no (?:\\w+ )?(?:credit|score|history|social|ssn); no te(?:nga|ner|niendo) (?:credito|puntaje)",
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
const accepts =
  "(?:can|could|will|would) (?:\\w+ )?(?:accept|take (?:it|that|him|her|them|you|a? ?\\d+)|do|work|make an exception)";
/** "I'll look past the score", "lo dejamos pasar": what stands against a renter is let go. */
const letsGo =
  "(?:will|can|would|am going to|willing to|happy to) (?:look past|overlook|let (?:it|that) (?:go|slide)|waive|skip)|(?:lo|la) (?:dejo|dejamos|voy a dejar) pasar|no lo tom(?:o|amos) en cuenta";
const estaBien =
  "(?:esta|esta muy|me parece|queda) bien|de acuerdo|adelante|puede[ns]? (?:venir|verl[ao]|pasar|visitarl[ao])|que venga";
const suffices =
  "(?:me|nos) (?:basta|sirve|alcanza)|es suficiente|si (?:se )?puede[ns]?|si (?:los |las )?acept(?:o|amos)";
/** "It is fine", "they can come see it", "Thursday at 5 works": a yes without the word. */
const consents = new RegExp(
  String.raw`\b(?:${isFine}|${mayCome}|${accepts}|come ${anyOf(
    "see; by; over; visit; and see; take a look",
  )}|works|go ahead|${fine} (?:with|by) (?:me|us)|${estaBien}|${suffices}|${letsGo})\b`,
);

const reassured = "okay all right";

/** "You can", "pueden", "he may": what somebody is let do. */
const lets = /\b(?:(?:can|may|could) (?!not)|pueden? |podrian? )/;
const butInstead = /[,;.]? ?\b(?:but|pero|aunque|though|however|sino)\b/;

/** Returns whether an owner agrees to what was asked: "Yes, that's fine", "Sure, she can come see it with the co-signer". */
export function agreementIn(question: string, answer: string): Agreement {
  const said = asSaid(answer);
  const agrees = isConsent(said) || (!refuses.test(said) && intentsIn(said).includes("affirm"));
  // "Yes, $300" of a fee for dogs allows no dog.
  const named = isConsent(said) ? rulesNamedIn(`${question}. ${answer}`) : [];
  const ways = waysAllowedIn(question, answer, agrees);
  return {
    agrees: agrees || ways.length > 0,
    invites: agrees && ofComing.test(said),
    names: [...new Set([...named, ...ways])],
    consents: partsOf(answer).filter(isConsenting).join(" "),
    terms: termsToldIn(answer),
    rentSet: rentSetIn(answer),
  };
}

/** What an answer is made of: its sentences, and what follows a "but" by itself. */
const partsOf = (answer: string): string[] => answer.split(/(?<=[.;!?])\s+/).flatMap((one) => one.split(butInstead));

const isConsenting = (part: string): boolean => !part.trimEnd().endsWith("?") && isConsent(asSaid(part));

const isConsent = (said: string): boolean => !refuses.test(said) && (said.includes(reassured) || consents.test(said));

const asSaid = (text: string): string => normal(text).replace(noMatter, reassured).replace(ofOtherThings, "");

const rulesNamedIn = (text: string): QualifyingRule[] =>
  topicsIn(tokensOf(normal(text))).flatMap(({ topic }) => rulesOfTopic(topic.key));

/** What makes up for an income or a credit that falls short: a co-signer, or money put down beyond what is asked. */
const madeUpFor: readonly QualifyingRule[] = ["income", "credit"];
const namesWay = (text: string): boolean =>
  intentsIn(normal(text)).some((intent) => intent === "negotiate" || intent === "tells_cosigner") ||
  topicsIn(tokensOf(normal(text))).some(({ topic }) => topic.key === "requirements.cosigner");

/**
 * The requirements for which an answer lets something make up: "they can apply with a co-signer", "no rent ahead, but two
 * months' deposit is fine", a yes to such an offer. What is refused beside it takes nothing back.
 */
function waysAllowedIn(question: string, answer: string, agrees: boolean): readonly QualifyingRule[] {
  if (agrees && namesWay(question)) return madeUpFor;
  const isAllowed = (part: string): boolean => {
    const said = asSaid(part);
    return !refuses.test(said) && (consents.test(said) || lets.test(`${said} `)) && namesWay(part);
  };
  return answer.split(butInstead).some(isAllowed) ? madeUpFor : [];
}

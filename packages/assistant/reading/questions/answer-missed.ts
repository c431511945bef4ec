import { anyOf } from "../text/any-of.ts";

const told = anyOf(
  "say; said; answer; answered; tell; told; mention; mentioned; respond; responded; give; given; gave; confirm; confirmed",
  "include; included; list; listed",
);
const ofWord = "(?:about|where|who|how|what|when|why|if|whether)";
const unanswered = anyOf(
  `you (?:still |just )*(?:did not|have not|do not|never) (?:\\w+ )?${told}`,
  "(?:can|could|would|will) you (?:\\w+ ){0,3}answer (?:that|it|this|me|my questions?)",
  "(?:me )?(?:puede|podria|pueden) (?:\\w+ ){0,2}contestar(?:me|lo)?",
  "you (?:just |completely |totally )?(?:skipped|ignored|forgot|missed|left out)",
  "you (?:keep|kept) (?:on )?(?:skipping|ignoring|missing|forgetting|not answering)",
  "(?:you are|you were|your) (?:still |just )*(?:not answering|not telling me|ignoring|skipping)",
  `i (?:have )?(?:already )?asked (?:\\w+ ){0,3}about; i (?:have )?(?:already )?asked (?:you )?${ofWord}`,
  `(?:what )?i was (?:just |really )?asking (?:you )?(?:is )?${ofWord}; still (?:do not know|waiting to hear) about`,
  "no (?:me|nos) (?:lo |la |los |las )?(?:dijo|dijiste|contesto|contesta|respondio|responde|dio|ha (?:dicho|dado|contestado|respondido))",
  "(?:le|te|se (?:le|te)) (?:falto|faltaba|olvido|paso) (?:decir(?:me|nos)?|contestar(?:me|nos)?|mencionar(?:me|nos)?|poner)",
  "(?<!que )le pregunte; yo (?:le )?pregunte (?:por|si|que|cuanto|cuando|donde)",
);
const again = new RegExp(`\\b${unanswered}\\b`);

/** "You didn't say about the dog": a normal text that tells of a question without an answer asks it again. */
export const asksAgain = (text: string): boolean => again.test(text);

/** A normal text without the words that miss an answer, so that what it names is what was asked. */
export const withoutMissing = (text: string): string => text.replace(again, " ");

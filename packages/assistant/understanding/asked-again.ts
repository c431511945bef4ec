import { anyOf } from "./any-of.ts";

const told = "(?:say|said|answer|answered|tell|told|mention|mentioned|respond|responded)";
const unanswered = anyOf(
  `you (?:still |just )*(?:did not|have not|do not|never) (?:\\w+ )?${told}; you (?:just |completely |totally )?(?:skipped|ignored|forgot)`,
  "i (?:have )?(?:already )?asked (?:\\w+ ){0,3}about; still (?:do not know|waiting to hear) about",
  "no (?:me|nos) (?:dijo|dijiste|contesto|contesta|respondio|responde|ha (?:dicho|contestado|respondido)); (?<!que )le pregunte",
);
const again = new RegExp(`\\b${unanswered}\\b`);

/** "You didn't say about the dog": a normal text that tells of a question without an answer asks it again. */
export const asksAgain = (text: string): boolean => again.test(text);

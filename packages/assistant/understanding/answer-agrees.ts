import type { Agreement } from "../heard.ts";
import { intentsIn } from "./intents.ts";
import { normal } from "./normal.ts";

/** "No problem" refuses nothing. */
const noMatter = /\b(?:no (?:problem|worries|issue)s?|why not|no hay problema|sin problema)\b/g;
const refuses =
  /\b(?:no|not|never|can not|unfortunately|sorry|afraid|only if|unless|lo siento|tampoco|nunca|solo si)\b/;
const ofComing =
  /\b(?:come|comes|coming|see (?:it|the)|tour|visit|show|welcome|venir|venga|vengan|verl[ao]|visita|pasar|pase|mostrar|bienvenid[oa]s?)\b/;

const isFine =
  "(?:is|are|am|would be|sounds?|looks?) (?:\\w+ )?(?:fine|okay|good|alright|all right|enough|plenty|great)";
const mayCome = "(?:can|could|may) (?:all |both |still |always )?(?:come|see|visit|tour|view)";
const estaBien =
  "(?:esta|esta muy|me parece|queda) bien|de acuerdo|adelante|puede[ns]? (?:venir|verl[ao]|pasar|visitarl[ao])";
/** "It is fine", "they can come see it", "Thursday at 5 works": a yes without the word. */
const consents = new RegExp(
  `\\b(?:${isFine}|${mayCome}|come (?:see|by|over|visit|and see|take a look)|works|go ahead|${estaBien})\\b`,
);

/** Returns whether an owner agrees: "Yes, that's fine", "Sure, she can come see it with the co-signer". */
export function agreementIn(answer: string): Agreement {
  const text = normal(answer);
  const said = text.replace(noMatter, "okay");
  const agrees = !refuses.test(said) && (intentsIn(said).includes("affirm") || consents.test(said));
  return { agrees, invites: agrees && ofComing.test(said) };
}

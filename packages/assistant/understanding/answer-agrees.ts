import type { Agreement } from "../heard.ts";
import { intentsIn } from "./intents.ts";
import { normal } from "./normal.ts";

/** "No problem" refuses nothing. */
const noMatter = /\b(?:no (?:problem|worries|issue)s?|why not|no hay problema|sin problema)\b/g;
const refuses =
  /\b(?:no|not|never|can not|unfortunately|sorry|afraid|only if|unless|lo siento|tampoco|nunca|solo si)\b/;
const ofComing =
  /\b(?:come|comes|coming|see (?:it|the)|tour|visit|show|welcome|venir|venga|vengan|verl[ao]|visita|pasar|pase|mostrar|bienvenid[oa]s?)\b/;

/** Returns whether an owner agrees: "Yes, that's fine", "Sure, she can come see it with the co-signer". */
export function agreementIn(answer: string): Agreement {
  const text = normal(answer);
  const said = text.replace(noMatter, "okay");
  const agrees = !refuses.test(said) && intentsIn(said).includes("affirm");
  return { agrees, invites: agrees && ofComing.test(said) };
}

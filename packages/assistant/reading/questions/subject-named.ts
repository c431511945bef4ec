import type { Subject } from "../../talk.ts";

/** What somebody may have "one" of, by the topic that the talk stands at. */
const things: Record<string, { en: string; es: string } | undefined> = {
  voucher: { en: "a voucher", es: "un vale" },
  "requirements.cosigner": { en: "a co-signer", es: "un aval" },
};

const ends = "(?= (?:for|of|from|at|that|which|who|and|but|so|does|is|will|de|por|que|y|pero)\\b|\\W*$|[,.;])";
const oneInEnglish = new RegExp(`\\b(have|has|had|got|get|getting) one${ends}`);
const uno = new RegExp(`\\b(tengo|tenemos|tiene|traigo|conseguimos|consegui) un[oa]${ends}`);

/** "I have one for 1,200" of who asked about vouchers: a normal clause with what the talk stands at in the place of "one". */
export function withSubjectNamed(text: string, subject: Subject | undefined): string {
  const thing = subject && things[subject.topic];
  return thing ? text.replace(oneInEnglish, `$1 ${thing.en}`).replace(uno, `$1 ${thing.es}`) : text;
}

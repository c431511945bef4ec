import { anyOf } from "./any-of.ts";

/*
 * Questions that stand inside a statement: "my sister asks whether there is a bench", "no sé si cabemos". A verb of not
 * knowing, of asking or of hoping has them as what it is about.
 */

const slightly = "(?:really|quite|actually|even|exactly|too|all that|yet|still|just) ";
const asked = anyOf("if; whether; how; what; which; where; when; who; whose; why");
const unsureInEnglish = [
  `(?:do|does|did) not (?:${slightly})*(?:know|understand|get|see)`,
  `(?:no|any) (?:idea|clue)|not (?:${slightly})*(?:clear|certain|positive)`,
  "wonder(?:s|ed)?|(?:asks|asked|asking)(?: me| us)?|interested in (?:knowing )?|(?:confused|worried|concerned) (?:about |on )?",
];
const unsure = new RegExp(String.raw`\b(?:${unsureInEnglish.join("|")}) ?(?:yet |of |on |about |as to )?${asked}\b`);

/** "Whether there is a bench", whatever comes before it; "whether or not" is no matter. */
const whetherAlone = /(?<!\b(?:matter|mind|care|depend(?:s|ing) on|regardless of) )\bwhether\b(?! or not\b)/;

const thing = "(?:there|it|that place|the (?:\\w+ ){1,3}?)";
/** "I was hoping there isn't carpet", "hoping the yard has a fence". */
const hopes = new RegExp(
  String.raw`^(?:and |but )?no \w+(?: \w+){0,2},? i hope\b|\bhop(?:ing|ed|eful) (?:that )?${thing} ?(?:is|are|has|have|was|comes?|does|do|includes?|allows?)\b`,
);

const bien = "(?:bien|muy bien|todavia|aun|tampoco|exactamente) ";
const preguntado = anyOf(
  "si; que; cual; cuales; cuanto; cuanta; cuantos; cuantas; como(?! (?:unos |unas |de )?\\d); donde; cuando; quien; a que; de que",
);
const inseguro = [
  `no (?:se|sabemos|sabia|sabiamos|sabe|entiendo|entendi|entendimos) (?:${bien})*(?:es )?`,
  "(?:me|se|nos|les?) pregunt(?:o|a|aba|amos|abamos|an) (?:que )?|(?<!no )pregunt(?:a|an|aba|aban) (?:que )?",
  "(?:tengo|tenemos|queda|quede con|tiene) (?:la |una |una gran )?dudas? (?:de |sobre |en )?",
  "no (?:me|nos) (?:queda|quedo) claro |(?:a|para|por) ver ",
];
const unsureInSpanish = new RegExp(String.raw`\b(?:${inseguro.join("|")})${preguntado}\b`);
const esperado = /\bojala (?:que )?(?:si )?(?:haya|tenga|tengan|acepten?|dejen?|permitan?|incluya|este|sea)\b/;

/** What one does, wants or is oneself: "I don't know if I can make it" tells. */
const ownDoing = anyOf(
  "make it; come; go; get (?:there|here|off|out|done); be (?:there|free|late|off|able|back); want; wants; like; love; feel",
  "decide; work; arrive; wait; drive; say; said; explain; sound; sounds; am saying; did; do(?= (?:this|that|it|yet)\\b)",
);
const ownMatter = new RegExp(
  String.raw`\b${asked} (?:time |day |else )?(?:i|we|he|she|they|my \w+)(?: (?:can|could|will|would|am|are|should|might|may|even|actually|really|going to|able to|to|gonna)){0,3} ${ownDoing}\b`,
);
/** "I don't know what my score is" tells no more than that. */
const ofMine =
  /\b(?:what|how|when|where|which|if) (?:\w+ )?(?:my|our|his|her)\b(?! \w+ (?:counts?|fits?|qualif\w+|works?|matters?))/;
const ownMatterInSpanish = new RegExp(
  String.raw`\b(?:si|cuando|que|como|donde|cual|cuanto) (?:hora )?(?:me |le |lo |es |tengo |sea )*${anyOf(
    "pueda; puedo(?= (?:ir|llegar|estar))|podre; podamos; llegue; llego; alcance a; salgo; voy; quier\\w+; hacer; decir\\w*; explico; entiend\\w+",
    "mi; mis; nuestro; nuestra; tengo(?: de)? (?:credito|puntaje)",
  )}\b`,
);

/** Whether a normal text has a question inside a statement. */
export const asksEmbedded = (text: string): boolean =>
  whetherAlone.test(text) ||
  hopes.test(text) ||
  esperado.test(text) ||
  (unsure.test(text) && !ownMatter.test(text) && !ofMine.test(text)) ||
  (unsureInSpanish.test(text) && !ownMatterInSpanish.test(text));

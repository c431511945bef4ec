import { isKnown } from "../learned/aims.ts";
import { isNature } from "../people/trait-words.ts";
import { anyOf } from "../text/any-of.ts";
import { normal, stem } from "../text/normal.ts";
import { wordIn } from "../text/word-sets.ts";
import { isGivenName } from "./given-names.ts";

/** What parts the sentences and the lines of a text. */
export const betweenSentences = /(?<=[.!?])\s+|\n/;

/** A word without its accents and capitals, as the lists below have it. */
const bare = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

/** Words that stand where a name might and are none. */
const isNoName = wordIn(
  // "I'm not", "I'm still looking"
  "im; ive; a; an; the; not; so; very; really; just; currently; also; still; only; new; here",
  "interested; looking; moving; available; free; ready; good; fine; sorry; self; going; happy; able; sure; hoping",
  "trying; wondering; calling; texting; writing; asking; running; late; disabled; pregnant; single; married",
  "back; later; important; legit; real; true; fake; fair; great; perfect; regarding; right; instead; anymore",
  "nombre; name; spelled; correo; telefono; celular; phone; cell; email; mail; number; numero",
  "okay; ok; k; yes; yep; yup; yeah; no; nope; cool; nice; awesome; alright; sounds; got; maybe; hmm; lol; idk; none",
  "please; thanks; thank; hello; hi; hey; saludos; gracias; same; done; ask; tell; send; let; give; show; book; cancel",
  "lunes; martes; miercoles; jueves; viernes; sabado; domingo; tmrw; wed; thur; thurs; fri; sat; mon; tue; tues",
  "monday; tuesday; wednesday; thursday; friday; saturday; sunday; today; tomorrow; tonight; noon; weekend",
  "morning; afternoon; evening; option; first; second; third; asap; now; anytime; next; then; after; before",
  "oh; ah; um; uh; er; well; pues; bueno; ay; claro; mande; dale; mr; dear; sincerely; yikes; hew; phew; whew",
  "what; when; where; why; which; who; how; is; are; was; does; do; did; can; could; would; will; should; has; have",
  "any; if; and; but; or; it; that; this; these; those; there; my; your; our; i; we; they; he; she; you",
  "to; of; by; with; about; in; at; on; for; from; whenever; as; than; rather; more",
  "mi; mis; su; sus; tu; nosotros; ambos; quien; un; una; el; la; muy; de; interesado; interesada; estudiante",
  "enfermero; enfermera; maestro; maestra",
  // "I'm Pacific"
  "pacific; pacifico",
  // "Soy jubilado"
  "pensionado; pensionada; jubilado; jubilada; retirado; retirada; soltero; soltera; casado; casada; divorciado; divorciada",
  "viudo; viuda",
);
/** "I'm", "who's"; "pfft", "ehh", "ugh", "uff" */
const noWord =
  /^(?:(?:i|we|you|he|she|they|it|that|there|who|what)'(?:m|d|ll|ve|re|s)|[bcdfghj-np-tvwxz]{3,}|[aeiou]+g?[hf]+)$/;

/** Whether a word is none of a name. */
export const isOfNoName = (word: string): boolean => isNoName(bare(word)) || noWord.test(bare(word));

/** What ends the sentence ends no name, though an initial keeps its dot. */
export const fullStop = /(?<=\p{L}{2})[.,]+$/u;

/** One to three names in capitals, as the source of a pattern. */
export const oneToThreeNames = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:de |del )?\p{Lu}[\p{L}'’.-]*){0,2}`;

/** "Anybody here", "mom here": nobody by name. */
export const anybody = /^(?:any|every|no|some)|^(?:mom|dad|people|folks)$/i;

/** Whether words in capitals may be a name at all. */
export const isNames = (name: string): boolean =>
  !aDate.test(name) && !isNature(name) && !name.split(" ").some((word) => isOfNoName(word) || label.test(word));

/** "Will Tate" is somebody, with a number after it. */
export const alsoNames = "Will|May|Dee|Art|Una|Dale|April|June|Dawn|Summer";

const isAlsoName = new Set(alsoNames.split("|"));

/** "Una Bas": a word that is a name too is one where another word in a capital follows. */
export const isFirstOfTwo = (words: readonly string[], at: number): boolean =>
  at === 0 && isAlsoName.has(words[0] ?? "") && /^\p{Lu}/u.test(words[1] ?? "");

/** "Email:", "cell": what stands before an address or a number. */
export const label =
  /^(?:e-?mail|mail|phone|cell|mobile|tel|telephone|number|contact|call|text|write|reach|correo|tel[eé]fono)\.?$/i;

/** "June 1st" is nobody. */
export const aDate =
  /^\W*(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d/;

/** An initial is a letter of the examples, too. */
export const isOfExamples = (word: string): boolean => word.length > 1 && isKnown(stem(normal(word)));

const isCount = wordIn("one; two; three; four; five; both; uno; una; dos; tres; cuatro; cinco");

/** A name is written with a capital, or is no word of any example of what renters write. */
export const isNoWord = (word: string): boolean => /^\p{Lu}/u.test(word) || !isKnown(stem(normal(word)));

/** What people answer in one word, written small; in a capital "Simon" and "Roger" are somebody. */
const saidAlone = anyOf(
  "gotcha; yessir; aight; ight; alr; a'?ight; ok'd; okis; oki; dokey; bet; dope; lit; sweet; word; sup; heyy+; wut; lmao; lol",
  "lowkey; highkey; deadass; frfr?; ngl; tbh; imo; lmk; hmu; wya; bruh; bestie; periodt; wassup; sup; porfis; plis; xfa",
  "whoops; oops; brb; hmm?; hm; ty; tysm; thx; np; nvm; absolutely; definitely; certainly; understood; noted; roger; copy",
  "agreed; confirmed; correct; exactly; indeed; cheers; blessings; lovely; wonderful; fantastic; excellent; deal; whatever",
  "confirm[oa]; confirmad[oa]; entendid[oa]; enterad[oa]; recibid[oa]; excelente; genial; perfect[oa]; list[oa]; vale; dale",
  "and[aá]le; [oó]rale; simon; sip; nel; nop; yas; obvio; chid[oa]; hech[oa]; correct[oa]; exact[oa]; cierto; seguro; supuesto",
  "afirmativo; negativo; efectivamente; igualmente; jaj?a; (?:ja)+; adi[oó]s; ciao; chao; hola+; saludos; bendiciones; ningun[oa]",
);

export const isSaidAlone = new RegExp(`^${saidAlone}$`);

const isBesideNumber = wordIn(
  "me; mine; us; our; best; or; and; use; heres; here's; its; it's; this; there; number; num; work; works; mobile",
  "whatsapp; cool; nice; sounds; got; send; mi; numero; es; este; llameme; llamame; al; va; aqui; yeah",
  "yep; yup; of; course; will; do; to; you; u; try; either; anytime; any; time; after; before; day",
  "morning; evening; soon; asap",
);
/** Whether a word stands beside an address or a number and is no name: "my", "works", "anytime". */
export const isAboutNumbers = (word: string): boolean => isBesideNumber(bare(word));

/** Whether a word may be part of a name: it is of letters, and nothing that is said beside a number or instead of a name. */
export const isSomebodysWord = (word: string): boolean =>
  /^\p{L}[\p{L}'’-]+$/u.test(word) &&
  (isGivenName(word) ||
    !(isOfNoName(word) || label.test(word) || isCount(bare(word)) || isAboutNumbers(word) || shortened.test(word)));
/** "Who's", "I'm" */
const shortened = /['’](?:s|m|d|t|re|ve|ll)$/i;

/** Whether a word, written small, is somebody by itself: a first name, or no word of the examples and of no verb or trade. */
export const mayBeName = (word: string): boolean =>
  isGivenName(word) || (isSomebodysWord(word) && !isSaidAlone.test(word) && !ofWords.test(word) && isNoWord(word));
/** "Magnífico", "Marvelous", and not "Espinosa": what is said of what was heard, though it begins with a capital. */
const ofPraise =
  /(?:...ous|..ful|(?:i|ill|ul|er|erm|br)os[oa]|[ií]sim[oa]|..able|[ií]ble|[aá]stic[oa]|[ií]fic[oa]|pendo|remendo|menal)$/i;
const isWordOfPraise = wordIn("genial; joya; excelente; regio; bacan; barbaro; brilliant");
export const isPraise = (word: string): boolean => ofPraise.test(word) || isWordOfPraise(bare(word));
/** "Exhausted", "gorgeous", "moving", "cocinera", "soldador" */
const ofWords = /(?:..ing|.{5}ed|ous|.{3}(?:er[oa]|[aei]dor[ae]?s?|ista))$/;

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

import { isAnimalWord } from "../pets/animal-words.ts";
import { numberWords } from "../text/number-words.ts";
import { wordIn, wordsOf } from "../text/word-sets.ts";

/*
 * The words of a list of people, in both languages: who is counted, what stands between them, and what is said of them.
 */

/** The most people that a count is taken for. */
const mostPeople = 20;

/** The number that a word of a list says; null where it says none. */
export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,2}$/.test(word)) return Number(word) <= mostPeople ? Number(word) : null;
  return one.has(word) ? 1 : (numberWords.get(word) ?? null);
}
const one = wordsOf("a; an; another; un; una; uno; otro; otra");
/** "A person" counts nobody. */
export const isArticle = (word: string | undefined): boolean => word !== "one" && one.has(word ?? "");

const children = wordsOf(
  "kid; child; baby; newborn; infant; toddler; boy; girl; teen; teenager; minor; kiddo; son; daughter; twin; triplet; little",
  "nino; nina; hijo; hija; bebe; chamaco; chamaca; chavo; chava; chiquillo; chiquilla; peque; menor",
  "nene; nena; patojo; patoja; chamo; chama; cipote; cipota; chavalo; chavala; escuincle; escuincla; muchachito; muchachita",
  "gemelo; gemela; mellizo; melliza; trillizo; trilliza; grandson; granddaughter; grandkid; grandchild; nieta; nieto; stepson; stepdaughter",
);
const grown = wordsOf(
  "adult; guy; lady; man; woman; student; nurse; roommate; roomie; friend; coworker; other; brother; sister; cousin",
  "tenant; occupant; adulto; adulta; amigo; amiga; companero; companera; hermano; hermana; estudiante; hombre; mujer",
);
const kin = wordsOf(
  "wife; husband; hubby; spouse; partner; girlfriend; boyfriend; gf; bf; fiance; fiancee; buddy; caregiver; aide; nanny",
  "mom; mother; mama; dad; father; parent; grandma; grandmother; grandpa; grandfather; nephew; niece; aunt; uncle; bro",
  "sis; sibling; esposo; esposa; marido; senora; novio; novia; pareja; papa; mami; papi; madre; padre; abuela; abuelo",
  "tia; tio; prima; primo; suegra; suegro; cunada; cunado; sobrino; sobrina; yerno; nuera",
  "cuidador; cuidadora; polola; pololo; hermanastro; hermanastra; stepdad; stepmom; stepfather; stepmother; godmother; madrina",
);
const irregular: ReadonlyMap<string, string> = new Map([
  ["children", "child"],
  ["grandchildren", "grandchild"],
  ["babies", "baby"],
  ["ladies", "lady"],
  ["men", "man"],
  ["women", "woman"],
]);

/** Who a word names: whether a child, a grown person or a relation, and whether several. */
export type Named = { is: "child" | "grown" | "kin"; isSeveral: boolean };

/** Whom each of the words names; one of several lists is first of the children's. */
const whom: ReadonlyMap<string, Named["is"]> = new Map([
  ...[...kin].map((word) => [word, "kin"] as const),
  ...[...grown].map((word) => [word, "grown"] as const),
  ...[...children].map((word) => [word, "child"] as const),
]);

/** Whom a word names; null where it names nobody. */
export function namedBy(word: string | undefined): Named | null {
  if (word === undefined) return null;
  const single = irregular.get(word) ?? (word.endsWith("s") ? word.slice(0, -1) : word);
  const isSeveral = single !== word;
  const plain = single.replace(/it([oa])$/, "$1");
  for (const found of isSeveral ? [single, word, word.slice(0, -2), plain] : [word, plain]) {
    const is = whom.get(found);
    if (is) return { is, isSeveral: isSeveral && found !== word };
  }
  return null;
}

/** Words for whoever lives there: how many there are of them is how many live there. */
export const isHead = wordIn("people; person; persons; occupant; occupants; tenants; personas; persona; individuals");
/** Two who belong together, told in one word. */
export const isCouple = wordIn("couple; pareja; matrimonio");

/** Who writes, with somebody else or alone. */
export const isSelf = wordIn("i; me; myself; yo");
export const isUs = wordIn("us; nosotros; nosotras");
export const isOther = wordIn("he; she; him; her; el; ella");

const possessives = "my; our; his; her; their; mi; mis; nuestro; nuestra; nuestros; nuestras; su; sus";
/** Whose somebody is. */
export const isPossessive = wordIn(possessives);
/** Whose somebody is, or that somebody is known. */
export const isOwner = wordIn(possessives, "the; el; la; los; las");

/** Whether a word is of an animal, which nobody counts as living there. */
export const isAnimal = (word: string | undefined): boolean => word !== undefined && isAnimalWord(word);

/** What stands between those of a list. */
export const isJoiner = wordIn(
  ",; and; y; e; plus; +; &; with; con; mas; /; also; tambien; along; as; well; junto; then",
);
/** Joiners by which somebody comes on top of a count, and not out of it. */
export const isAdding = wordIn("and; y; plus; +; &; mas");
export const isPause = wordIn(",; .; :; !; ?; (; )");

/** What the years of an age are called. */
export const isAgeUnit = wordIn(
  "year; years; yr; yrs; month; months; mo; mos; week; weeks; wk; ano; anos; mes; meses; yo",
);

/** "Just me", "solo yo": nobody but those named. */
export const isOnly = wordIn("just; only; solo; nomas; solamente; alone; sola; solita; solito");

/** Words that change nothing of the count that they stand before. */
export const isHedge = wordIn(
  "just; only; solo; nomas; nada; mas; solamente; about; around; like; maybe; probably; now; total; all; como; unos; the",
  "currently; actually; a; ahorita; be; going; to; is; it; that; with; of; for",
);

/** Words that no name, no adjective and no list goes over. */
export const isStop = wordIn(
  "i; am; is; are; was; were; be; been; will; would; can; could; do; does; did; have; has; had; got; get; need; want",
  "make; makes; earn; earns; work; works; like; love; at; in; on; of; for; from; to; by; who; that; this; as; so; no; not",
  "if; when; then; there; here; now; too; both; each; about; place; bed; bath; bedroom; bathroom; month; months; week",
  "weeks; year; years; day; days; hour; hours; credit; score; income; thanks; thank; please; looking; moving; es; son",
  "era; tengo; tiene; tenemos; gano; gana; ganamos; de; en; por; para; al; del; que; sin; ni; se; nos; me; le; a; o; or",
  "ya; si; gracias; mes; meses; semana; semanas; ano; anos; and; y; with; con; plus; mas; but; pero; my; our; mi; mis",
  "the; nothing; nobody; none; nada; nadie; it; its; you; your; they; we; he; she; all",
);

/** What people do who are named for their money, for papers or for a visit, and not because they would live there. */
export const isDoing = wordIn(
  "make; makes; making; earn; earns; get; gets; bring; brings; pull; pulls; clear; clears; work; works; pay; pays; split",
  "share; shares; splits; both; each; could; can; always; never; had; used; apply; drive; sign; saw; see",
  "gana; ganan; ganamos; gano; recibimos; recibe; cobramos; cobra; sacamos; saca; juntamos; junta; trabajamos; trabaja",
  "pagamos; pesan; looking; coming; touring; there; or; that; came; come; per; at; $; tiene; queremos; fuimos; vimos",
);
/** What is said of living somewhere. */
export const isLiving = wordIn(
  "live; lives; living; move; moves; moving; rent; renting; vivir; vivo; viven; vivimos; viviremos; viviriamos; viviria",
  "vivira; vivire; mudar; mudamos; mudarnos; mudariamos; mudarme; rentar; seriamos; looking; busca; busco; buscamos",
);
/** What is said of who comes by, and signs for others: nobody who lives there. */
export const isAbsent = wordIn(
  "visit; visits; visiting; visita; visitan; cosigner; cosigners; cosign; cosigns; cosigning; signer; sign; signs",
  "guarantor; guarantors; aval; fiador; fiadora; codeudor; codeudora; sometimes; weekend; weekends; firma",
);
/** What stands before somebody named as where one is, or where money comes from. */
export const isWhereFrom = wordIn("from; between; entre; at; under; by; en; de; or");
/** What makes "the two of us" those who earn, or who lived somewhere once. */
export const isOfMoney = wordIn("between; entre; por; combined; was; were; eramos; under; de; full; time; from");
/** What stands between somebody and what they do. */
export const isWould = wordIn(
  "would; will; are; is; am; be; going; to; both; do; that; queremos; andamos; estamos; vamos; a",
);
export const isOpening = wordIn("somos; seriamos; seremos");
/** What is counted as people are, and is none. */
export const isMeasure = wordIn("blocks; miles; minutes; hours; times; cuadras; millas; minutos; horas; floors; stops");
export const isPossessing = wordIn("got; have; tengo; tenemos");
const isResultWord = wordIn("so; sea; que; making; totaling");
const isMake = wordIn("make; makes");
const isWhatMakes = wordIn("that; which; would; will");
/** "So 5", "making 4", "that makes 6": whether the word at a place is one that a total follows. */
export const isResult = (words: readonly string[], at: number): boolean =>
  isResultWord(words[at]) || (isMake(words[at]) && isWhatMakes(words[at - 1]));
export const isBesideSelf = wordIn("is; be; seria; soy");
/** What may stand before and behind a count that answers alone. */
export const isBeforeCount = wordIn(
  "about; around; maybe; probably; like; just; only; solo; como; nomas; unos; we; are; be",
);
export const isBehindCount = wordIn(
  "with; con; right; now; max; sir; total; por; i; please; ahorita; so; for; incl; including; counting; contando; incluyendo",
);

const births = new Map(Object.entries({ twins: 2, triplets: 3, trillizos: 3, trillizas: 3 }));
/** How many children a word is of that were born together: "our triplets". */
export const bornTogether = (word: string): number | undefined => births.get(word);

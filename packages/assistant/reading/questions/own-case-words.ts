import type { Clause } from "../text/clauses.ts";
import { keeping } from "../text/kept.ts";
import { normal, stem, tokensOf } from "../text/normal.ts";
import { phrasesOf, type WordLists } from "../text/phrases.ts";
import { beginsAsQuestion } from "../text/question-words.ts";
import { readerOf, tells, type WordTable } from "../text/word-table.ts";
import { isEmpty } from "./words-of-meaning.ts";

/*
 * Questions whether what one told of oneself will do, which name nothing of the home: "is that okay", "¿con eso la hacemos?",
 * "would you rent to the four of us", "hope she's fine".
 */

/** What of a renter such a question may be of; `job` is how long they have one, `counts` whether what they get is an income. */
export type CasePart = "income" | "credit" | "pets" | "occupants" | "job" | "counts";

const lists: WordLists = {
  us: "me; us; him; her; them; that; it; both; everyone; all of us",
  nos: "me; nos; le; les; lo; la; los; las; se",
  rentan:
    "rent*; arriend*; arrendar*; alquil*; acept*; recib*; aprueb*; aprob*; admit*; dej*; permit*; toman; tomarian; quieren",
  ambos: "a los; a las; a todos; a ambos; a nosotros; asi; con eso",
};

/** What judges whatever was told; what is judged by some words is only one part of it. */
const judgments: WordTable<"any" | CasePart> = {
  any: {
    en: [
      "okay; fine; alright; cool; acceptable; doable; workable; viable; possible; problem; issue; trouble; dealbreaker",
      "deal breaker; concern; bad; matter; work; fly; pass; suitable; eligible; qualif*; disqualif*; hurt; cut it; kill; over|under $",
      "the cut; do it; do the trick; do $; good; allowed; accepted; welcome; permitted; ballpark; be|get|still|i|we accepted|approved|considered|welcome|allowed|in",
      "rent|lease (it|this|the place)? to; take|accept|approve|consider|allow {us}; reject {us}; still|we|i apply|rent",
      "count against; fit|fits|meet|meets|comply with? (your|the)? (pet|occupancy)? rule|policy|limit|requirement|criteria; work with; under|over|within|below|above (the|your)? limit|max|cutoff|maximum|minimum; is|are he|she|they allowed|welcome",
    ],
    es: [
      "bien; bueno; problema; inconveniente; lio; bronca; rollo; viable; posible; aceptable; vale; sirve; sirven; serviria",
      "se puede; se podria; puedo; podemos; podria; podriamos; si va; no va; afecta*; molesta; importa; perjudica*; malo",
      "{nos} {nos}? {rentan}; {rentan} {ambos}; acepta*|reciben|rentan|permiten; califi*; cumpl*; tema; pasa; pasamos; esta permitido",
      "habria (alguna)? manera; hay manera|chance|forma; aplicar; solicitar; rentar; rentarlo|rentarla",
    ],
  },
  income: {
    en: [
      "enough; sufficient; suffic*; plenty; afford; make|makes it; cover|covers (it|that|the rent); short; over it; close",
    ],
    es: [
      "alcanza*; alcance; basta*; suficiente; llego; llega; llegamos; {nos} (lo|la)? da|dan|den|dara|daria|daran|darian; la hago|hacemos|hace|hacen",
      "se arma; la arm*; completo; completa; completamos; falta; sobra; poco; justo; la|lo libr*",
    ],
  },
  occupants: {
    en: ["many; fit; fits; number of; occupancy"],
    es: ["cabemos; caben; quepamos; cabriamos; cantidad; mucho|muchos|muchas|mucha; demasiad*; tanto*"],
  },
  pets: { en: ["big; heavy; large; small"], es: ["grande; pesad*; mucho|muchos|muchas"] },
  credit: { en: ["low; high"], es: ["bajo; alto"] },
  counts: {
    en: [
      "count|counts|counted (too|also|as|toward*|for|in)? !(against); include|includes|including|add that|it|those|them|hers|his|mine|theirs",
      "get|gets|be|go included|considered|counted|toward*; into account|consideration; as|toward* (my|our|the)? income; from a job|work; use his|hers|theirs|that|it|both|mine; cash",
    ],
    es: [
      "cuenta|cuentan|contaria|contarian|cuentas; en cuenta; como|por ingreso; se junta|juntan|suma|suman; efectivo",
    ],
  },
  job: {
    en: ["week; month; job; offer; letter; recent; start*; time; long; paystub; stub; new"],
    es: [
      "tiempo; semana; mes; trabajo; empleo; carta; oferta; antiguedad; empez*; empiezo; reciente; talon; nuevo|nueva",
    ],
  },
};
const judging = readerOf(judgments, lists);

/** What is named of a renter, so that the question is of that. */
const things: Record<CasePart, string> = {
  income:
    "income salary salary's pay paycheck wage wages earning money budget dollars sueldo salario ingreso ingresos dinero lana plata paga",
  credit: "credit score fico number credito puntaje puntuacion historial",
  pets: "dog cat pet animal pup puppy kitty kitten doggo breed weight size perro perra perrito perrita gato gata gatito gatita mascota animalito cachorro",
  occupants: "people person adult household family familia gente persona adulto",
  job: "job offer letter employment trabajo empleo carta oferta antiguedad",
  counts:
    "tip tips overtime commission commissions bonus help support stipend scholarship grant benefits benefit pension pensions gig freelance alimony ssi ssdi disability unemployment " +
    "propinas propina horas extra extras comision comisiones ayuda beca paro pensiones manutencion desempleo",
};
/** Words that stand beside a judgment and are of nothing else. */
const beside = [
  "think thought guess suppose feel believe assume hope hoping wanted wondering guy folks you sir ma'am kind sort total altogether just",
  "going be being been out or would still yet even maybe though way right rite correct either wrong",
  "with without by us me myself ourselves single alone only close plain honest honestly today advise kindly confirm whether something someone like wise",
  "him her he she they them it that this these those too very so then now at against under over certain amount need less two both three four five six seven one all",
  "his hers mine theirs ours their add added get gets gotten trick cutting barely point points buck bucks cause causes there new being policy",
  "mom mother dad father wife husband brother sister son daughter uncle aunt partner boyfriend girlfriend roommate grandma grandpa",
  "crees cree creen creo parece piensa opina dice dices decis dira diras diga digame dime deci decime usted ustedes vos os eso esa ese esto esta asi",
  "habria hay seria sean sea seamos estaria estara estamos estoy verdad cierto tal claro pue entonce ahi aca aqui todo toda todos todas ambos algun alguna ningun",
  "dos tres cuatro cinco seis siete solo sola unico unica mismo misma que nomas solamente muy tan demasiado tampoco igual espero ojala les nos con ser son vamos",
  "limite maximo requisito criterio supone representa causa tiene tengo tenemos sabia queria todavia mal suyo suya mio mia ella el ellos aquello ellas entra entran",
  "mama papa esposa esposo mujer marido hermano hermana hijo hija suegra suegro novio novia",
  "studio bed bedroom estudio departamento apto lugar casita no si ya le al ve ven",
].join(" ");

const wordsOf = (text: string): string[] => text.split(/\s+/).map(stem);

/** The words that the phrases are made of; those that end in a star are beginnings. */
const ofPhrases = [...Object.values(judgments).flatMap(phrasesOf), ...Object.values(lists).flat()]
  .flatMap((phrase) => phrase.split(/[^\p{L}*']+/u))
  .filter((word) => word !== "");
const beginnings = ofPhrases.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
const known = new Set([...wordsOf(beside), ...ofPhrases.flatMap(wordsOf), ...Object.values(things).flatMap(wordsOf)]);
/** What is done or paid, and what asks for more than a yes or no: a question with one of these is of something else. */
const ofElse = new Set(
  wordsOf(
    [
      "come bring see paid used using put keep move moving per cost price fee charge deposit near inside outside show showing tour building",
      "live living tenant lease month's how when where who whom whose which why what available",
      "afuera fuera cuanto cuanta cuando donde quien cual cuale como hacer usar costo precio ir entre",
    ].join(" "),
  ),
);
const isKnown = (token: string): boolean =>
  token.length === 1 ||
  /^\d{2,3}$/.test(token) ||
  (!ofElse.has(token) &&
    (known.has(token) || isEmpty(token) || beginnings.some((beginning) => token.startsWith(beginning))));

/** Whether a normal text without a question mark asks such a question, by what it begins with or ends in. */
export const asksUnmarked = tells({
  en: [
    "^ (and|so|but)? is|are|would|will|does|do|am|can|could he|she|it|that|this|they|we|i|you|those",
    "^ (and|so|but|just|i|we)? want|wanted to know|see if|whether; ^ (and|so|but|just|i|we)? wondering|curious if|whether",
    "^ that|this|it|he|she|they|we|i ... rite|right|correct $",
    "^ (and|so|but|i|we)? hope*|hoping; ^ that cool|okay|alright|fine with|for|by",
  ],
  es: [
    "^ (y|pero|vos|usted|ustedes)? (me|nos)? dira|diras|dice|dices|decis|dicen|diran si; ^ espero|ojala que; ^ no|es|esta|eso|si|se|todo ... verdad|cierto $",
    "^ se puede; ^ (y|pero)? con eso; ^ (y|pero)? eso|asi (me|nos)? alcanza|basta|sirve|vale",
  ],
});

/** The words that such a question may begin with in the middle of a clause. */
const opening = new Set(
  [
    "and so but just is are would will does do am can could that this it he she they we i want wanted wondering curious hope hopefully hoping",
    "y pero vos usted ustedes me nos dira diras dice dices decis dicen diran espero ojala no es esta eso si se todo con asi",
  ].flatMap((words) => words.split(" ")),
);

/** Such a question: its words, at the end of a text, and the parts of a renter that it is of; none where of any. */
export type CaseAsked = { tail: string; judges: ReadonlySet<"any" | CasePart>; names: ReadonlySet<CasePart> };

const parts = Object.entries(things).map(([part, named]) => [part as CasePart, new Set(wordsOf(named))] as const);

/** A comma, or a dash that stands by itself, at the end of a word. */
const pauses = /,$|^[-–—]+$/;

/** The questions whether one's own case will do that a normal text may end in, the longest first. */
const casesAskedIn = keeping((text): readonly CaseAsked[] => {
  if (judging(text).size === 0) return [];
  const words = text.split(" ");
  const lastOther = Math.max(
    words.findLastIndex((word) => tokensOf(word).some((token) => !isKnown(token))),
    // "4 people, is that okay?" tells how many before the comma.
    words.findLastIndex((word, at) => pauses.test(word) && words.slice(0, at + 1).some((each) => /\d/.test(each))),
  );
  const asked: CaseAsked[] = [];
  for (let at = lastOther + 1; at < words.length; at++) {
    const isStart = at === 0 || pauses.test(words[at - 1]!);
    if (!isStart && !opening.has(words[at]!)) continue;
    const tail = words.slice(at).join(" ");
    if (!isStart && !asksUnmarked(tail)) continue;
    const judges = judging(tail);
    if (judges.size === 0) continue;
    const tokens = tokensOf(tail);
    const names = new Set(parts.flatMap(([part, named]) => (tokens.some((token) => named.has(token)) ? [part] : [])));
    asked.push({ tail, judges, names });
  }
  return asked;
});

/** The question whether one's own case will do that a normal text ends in; null where it ends in none. */
export const caseAskedIn = (text: string): CaseAsked | null => casesAskedIn(text)[0] ?? null;

/**
 * A clause that tells and then asks whether that will do, as the two that it is; any other as it is. `tellsOwn`: whether a part
 * of it tells what a home asks of a renter.
 */
export function withCaseApart(clause: Clause, tellsOwn: (head: Clause) => boolean): readonly Clause[] {
  const asked = casesAskedIn(clause.text).filter(({ tail }) => clause.isQuestion || asksUnmarked(tail));
  const said = asked.length > 0 ? clause.words.split(" ") : [];
  for (const { tail } of asked) {
    const from = said.findIndex((_, at) => at > 0 && normal(said.slice(at).join(" ")) === tail);
    if (from < 0) continue;
    const words = said.slice(0, from).join(" ");
    const head = { ...clause, text: normal(words), words, isQuestion: false };
    if (!beginsAsQuestion(head.text) && tellsOwn(head))
      return [head, { ...clause, text: tail, words: said.slice(from).join(" "), isQuestion: true }];
  }
  return asked.some(({ tail }) => tail === clause.text) ? [{ ...clause, isQuestion: true }] : [clause];
}

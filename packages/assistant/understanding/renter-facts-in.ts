import { creditBands, creditRangeOf } from "@porchlight/domain/qualification/credit-score.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Clause } from "./clauses.ts";
import { withoutPhones } from "./contact.ts";
import { daysIn } from "./days.ts";
import { count, numberOf, occupantsIn } from "./household.ts";
import { incomeIn } from "./income.ts";
import { hourWords, isAboutMovingIn, visitWords } from "./move-in-or-visit.ts";
import { assistance, petsIn } from "./pets-in.ts";
import { asksBack } from "./pointing.ts";

/** What Piper asked last, so that a bare "5000" or "none" has a meaning. */
export type Asked = readonly string[];

const mine =
  /\b(?:i|my|me|mine|we|our|us|mi|mis|tengo|tenemos|gano|ganamos|soy|somos|nuestro|nuestra)\b|^got (?:an?|two|\d)\b|^(?:\d|one|two|three|dos|tres) (?:\w+ )?(?:cats?|dogs?|pets?|gatos?|perros?)\b/;

/** The facts a renter tells of themselves; questions about the home tell none, and nothing protected is kept. */
export function factsIn(clauses: readonly Clause[], asked: Asked, today: Temporal.PlainDate): Partial<RenterFacts> {
  const facts: Partial<RenterFacts> = {};
  for (const [at, said] of clauses.entries()) {
    const clause = { ...said, text: withoutPhones(said.text) };
    const isOwn = !clause.isQuestion || mine.test(clause.text) || (asked.length > 0 && asksBack(clause.text));
    if (!isOwn) continue;
    Object.assign(
      facts,
      moveIn(clause, asked, today),
      credit(clause, clauses[at - 1], asked, clauses.length >= clausesInList),
      leaseTerm(clause.text),
      household(clause, asked),
    );
    Object.assign(facts, voucher(clause.text), occupation(clause.text), smoking(clause.text));
    const animals = petsIn(clause.text, asked.includes("pets"), clause.isQuestion);
    if (animals.pets) facts.pets = [...withoutSized(facts.pets ?? [], animals.pets, clause.text), ...animals.pets];
    if (animals.hasAssistanceAnimal !== undefined) facts.hasAssistanceAnimal = animals.hasAssistanceAnimal;
    const isListed = clauses.length >= clausesInList && /^\$?(?!20\d\d\b)\d,?\d{3}\W*$/.test(clause.text);
    const income = incomeIn(clause.text, asked.includes("income") || isListed);
    if (income !== null) facts.monthlyIncome = (facts.monthlyIncome ?? 0) + income;
  }
  if (clauses.some(namesAssistance) && clauses.some(hasLetter)) facts.hasAssistanceAnimal = true;
  return facts;
}

/** "My dog, it's a chihuahua": the dog whose size comes after is the same one. */
const withoutSized = (told: Pets, now: Pets, text: string): Pets =>
  now.some(({ kind }) => kind.endsWith(" dog")) && !/\b(?:another|other|also|too|otro|otra|tambien)\b/.test(text)
    ? told.filter(({ kind }) => kind !== "dog")
    : told;
type Pets = NonNullable<RenterFacts["pets"]>;

/** "Do you accept support dogs? I have a letter" */
const namesAssistance = ({ text }: Clause): boolean => text.search(assistance) >= 0;
const hasLetter = ({ text }: Clause): boolean =>
  /\b(?:have|got|tengo) (?:an? |the |my |all the |un |una |mi )?(?:\w+ )?(?:letter|note|documentation|paperwork|papers|prescription|carta|receta|documentos)\b/.test(
    text,
  );

function moveIn({ text }: Clause, asked: Asked, today: Temporal.PlainDate): Partial<RenterFacts> {
  const isAboutMoving =
    isAboutMovingIn(text) || (asked.includes("moveIn") && !visitWords.test(text) && !hourWords.test(text));
  if (
    !isAboutMoving ||
    (isAboutMovingIn(text) && /^(?:when|cuando)\b/.test(text) && !/\bi (?:want|need|would)\b/.test(text)) ||
    /^(?:can|could)\b(?!.*\b(?:move|start) (?:in |on |the lease )?)/.test(text)
  )
    return {};
  const named = daysIn(text.replace(notUntil, "in "), today).filter((day) => !day.not);
  const first = named[0];
  if (first) {
    const last = named.findLast((day) => Temporal.PlainDate.compare(first.to, day.to) <= 0) ?? first;
    return { moveIn: { from: first.from.toString(), to: last.to.toString() } };
  }
  if (!asked.includes("moveIn")) return {};
  if (/\b(?:flexible|any ?time|whenever|soon|as soon|now|ready|pronto|flexible|cuando sea|ya)\b/.test(text))
    return { moveIn: { from: today.toString(), to: today.add({ days: 30 }).toString() } };
  return monthAlone(text, today);
}

/** "December" as a whole answer. */
function monthAlone(text: string, today: Temporal.PlainDate): Partial<RenterFacts> {
  const named = daysIn(`in ${text.replace(/^(?:maybe|probably|around|like|in|en)\s+/, "")}`, today)[0];
  return named ? { moveIn: { from: named.from.toString(), to: named.to.toString() } } : {};
}

/** "Not till August" is August. */
const notUntil = /\bnot (?:un)?till? /;

const creditWords = /\b(?:credits?|scores?|fico|credito|puntaje|puntuacion|historial)\b/;
const noScore =
  /\b(?:no (?:credit|score|fico)|(?:idk|no idea)(?: \w+){0,3} (?:credit|score)|do not (?:have|know)(?: \w+){0,3} (?:credit|score|fico)|not sure (?:of|about|what)(?: \w+){0,3} (?:credit|score)|(?:rather|prefer) not(?: to)? (?:say|share)|never checked|no (?:tengo|se)(?: \w+){0,3} (?:credito|puntaje)|sin (?:historial|credito))\b/;
const unsure =
  /^(?:i )?(?:am )?(?:do not know|not sure|no idea|unsure|idk|no se|ni idea|(?:would )?rather not say|prefer not to (?:say|share)|none|no credit)\b/;

/** "Like 730" amid questions that no such figure answers puts a score right that was told before. */
function bareScore(text: string): Partial<RenterFacts> {
  const score = /^(?:like|about|around|maybe|roughly|its|it is|como|unos)? ?([5-8]\d\d)(?:ish)?\W*$/.exec(text)?.[1];
  const range = score === undefined ? null : creditRangeOf(score);
  return range ? { creditScore: range, creditUnknown: false } : amongFacts(text);
}

/** "October 1, $4500, 700, no pets": a figure by itself among other facts. */
function amongFacts(text: string): Partial<RenterFacts> {
  const score = text
    .split(/,\s| and /)
    .map((part) => part.replace(/^(?:like|about|around|maybe|como|unos) /, ""))
    .find((part) => /^[5-8]\d\d\W*$/.test(part));
  const range =
    score !== undefined && /\$?\d,?\d{3}\b|\d ?k\b|\b(?:pets?|mascotas?)\b/.test(text) ? creditRangeOf(score) : null;
  return range ? { creditScore: range, creditUnknown: false } : {};
}

/** What a bare figure counts that is no score. */
const otherFigure = /\$|month|year|mes|ano|\b(?:portion|share|part|parte|rent|renta|pays?|paying|deposit|voucher)\b/;

/** "Tuesday at 6. 70k salary. 705. No animals": from so many on, a figure by itself is one of them. */
const clausesInList = 3;

/** "Do you check credit? Mine is 610" */
const mineToo =
  /^(?:and |so |because |but )?(?:mine|my one|i have an?|i am at|i got an?|el mio|la mia|yo tengo)\b|^(?:about|around|like|roughly|maybe|como|unos) [5-8]\d\d\W*$/;

function credit(
  { text, isQuestion }: Clause,
  before: Clause | undefined,
  asked: Asked,
  isListed: boolean,
): Partial<RenterFacts> {
  const isAsked = asked.includes("credit");
  const isAbout =
    creditWords.test(text) || (before !== undefined && creditWords.test(before.text) && mineToo.test(text));
  if (!isAbout && !isAsked)
    return isListed || (asked.length > 0 && !asked.includes("income")) ? bareScore(text) : amongFacts(text);
  if (
    noScore.test(text) ||
    (isAsked && !isAbout && unsure.test(text) && !(asked.includes("pets") && /^none/.test(text)))
  )
    return { creditUnknown: true };
  if (isQuestion && !isAsked && !/\b(?:my|mine|i have|i am at|mi|tengo)\b/.test(text)) return {};
  const range = creditRangeOf(text.replace(/\$?(?:\d{1,3}(?:,\d{3})+|\d{4,})/g, " "));
  const isPlausible = range !== null && /\b[3-8]\d\d\b|\b[3-8]00\s?'?s\b/.test(text);
  if (isPlausible && (isAbout || !otherFigure.test(text))) return { creditScore: range, creditUnknown: false };
  const word = /\b(excellent|great|good|fair|average|poor|bad|excelente|muy bueno|bueno|buen|regular|malo|mal)\b/.exec(
    text,
  )?.[1];
  const band = isAbout && word ? creditBands.find((b) => b.name === bandWords[word]) : undefined;
  return band ? { creditScore: { low: band.from, high: band.to }, creditUnknown: false } : amongFacts(text);
}
const bandWords: Record<string, string> = {
  excellent: "Excellent",
  great: "Great",
  good: "Good",
  fair: "Fair",
  average: "Fair",
  poor: "Poor",
  bad: "Poor",
  excelente: "Excellent",
  "muy bueno": "Great",
  bueno: "Good",
  buen: "Good",
  regular: "Fair",
  malo: "Poor",
  mal: "Poor",
};

const term = new RegExp(
  `\\b(?:${count}|six|twelve|eighteen)[ -](month|year|mes|meses|ano|anos)s?(?: lease| term| contract| minimum| contrato|$|\\b)`,
);
function leaseTerm(text: string): Partial<RenterFacts> {
  if (
    !/\b(?:lease|term|stay|contract|contrato|sign for|rent for|need it|only for|just for|rentar por|quedar(?:me|nos))\b/.test(
      text,
    )
  ) {
    return /\bmonth[- ]to[- ]month\b/.test(text) && mine.test(text) ? { leaseTermMonths: 1 } : {};
  }
  if (/\bmonth[- ]to[- ]month\b|\bmes a mes\b/.test(text)) return { leaseTermMonths: 1 };
  const found = term.exec(text);
  if (!found) return {};
  const number = found[1]
    ? numberOf(found[1])
    : found[0].startsWith("six")
      ? 6
      : found[0].startsWith("twelve")
        ? 12
        : 18;
  return { leaseTermMonths: /year|ano/.test(found[2] as string) ? number * 12 : number };
}

function household({ text }: Clause, asked: Asked): Partial<RenterFacts> {
  const occupants = occupantsIn(text, asked.includes("occupants"));
  return occupants === null ? {} : { occupants };
}

function voucher(text: string): Partial<RenterFacts> {
  if (
    !/\b(?:voucher|vouchers|section 8|section eight|sec 8|hcv|seccion 8|housing choice|vale de vivienda)\b/.test(text)
  )
    return share(text);
  if (
    /\b(?:no|not|do not have|without|no tengo|sin) (?:a |have a |any |un )?(?:housing )?(?:voucher|section|vale|seccion)\b/.test(
      text,
    )
  )
    return { hasHousingVoucher: false };
  const tells = mine.test(text) || /^(?:the |and )?(?:\w+ )?vouchers? (?:covers?|pays?|is for|amount)\b/.test(text);
  return tells && !/^(?:do|does) you\b/.test(text) ? { hasHousingVoucher: true, ...share(text) } : {};
}
function share(text: string): Partial<RenterFacts> {
  const found =
    /\b(?:my (?:share|part|portion)(?: of the rent)?|mi parte)(?: is| would be| es| seria)? (?:about |around )?\$?([\d,]+)/.exec(
      text,
    );
  return found ? { ownRentShare: Number((found[1] as string).replace(/,/g, "")) } : {};
}

const works =
  /\b(?:i work as an?|i am an? (?=(?:nurse|teacher|engineer|student|driver|chef|cook|manager|server|developer|accountant|contractor|technician|mechanic|electrician|plumber|barista|designer|lawyer|doctor|paramedic|carpenter|cashier|analyst|social worker|professor|therapist|pharmacist|dentist|writer|welder|realtor|programmer|consultant|assistant|salesperson|firefighter)\b)|trabajo (?:como|de)|my job is|my occupation is) ?([a-z][a-z ]{2,30}?)(?= (?:and|at|for|in|with|making|earning|y|en|con)\b|[,.!?]|$)/;
function occupation(text: string): Partial<RenterFacts> {
  const found = works.exec(text)?.[1]?.trim();
  return found ? { occupation: found } : {};
}

function smoking(text: string): Partial<RenterFacts> {
  if (/\b(?:non[- ]?smoker|do not smoke|no smokers|no fumo|no fumamos|never smoke)\b/.test(text))
    return { isSmoker: false };
  return /(?<!\b(?:can|may|could|if) )\bi (?:smoke|am a smoker)\b|\b(?:fumo|soy fumador)\b/.test(text)
    ? { isSmoker: true }
    : {};
}

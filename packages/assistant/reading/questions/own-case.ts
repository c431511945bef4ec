import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { knowsIncome } from "../../dialogue/incomes.ts";
import type { Line, Talk } from "../../talk.ts";
import { compares } from "../money/enough-asked.ts";
import { asksOfIncomeSource } from "../money/income-sources.ts";
import { tellsOfSavings } from "../money/money-apart.ts";
import { factsIn } from "../people/renter-facts-in.ts";
import type { Clause } from "../text/clauses.ts";
import { asksInWords, beginsAsQuestion } from "../text/question-words.ts";
import { tells } from "../text/word-table.ts";
import { speaksOfComing } from "../times/move-in-or-visit.ts";
import { isApart } from "./asked-of-home.ts";
import { factsBefore } from "./follow-ups.ts";
import { type CaseAsked, type CasePart, caseAskedIn, withCaseApart } from "./own-case-words.ts";
import { isPointing, topicOfPets } from "./pointing.ts";
import { contentOf } from "./words-of-meaning.ts";

/** What a question of one's own case asks of; of how long one has a job the owner has a say beside the home's criteria. */
export type OwnCase = { topics: readonly string[]; isOfJob: boolean };

/** What stands around the questions of a message; `sums`: those that another reader has already. */
type Around = {
  telling: readonly Clause[];
  asked: readonly string[];
  history: readonly Line[];
  talk: Talk;
  today: Temporal.PlainDate;
  sums: ReadonlyMap<Clause, string>;
};

/** What was told near a question: in which clauses, what of a renter each of them tells, and whether it is the message before. */
type Near = {
  clauses: readonly Clause[];
  parts: readonly (readonly CasePart[])[];
  told: Partial<RenterFacts>;
  isBefore: boolean;
};

/** The questions of a message whether what its renter told right before them will do, each with the topics of that. */
export function ownCasesIn(clauses: readonly Clause[], around: Around): ReadonlyMap<Clause, OwnCase> {
  const cases = new Map<Clause, OwnCase>();
  for (const [at, clause] of clauses.entries()) {
    const asked = clause.isQuestion ? caseAskedIn(clause.text) : null;
    if (asked === null) continue;
    const head = headOf(clause, asked);
    if (head === null) continue;
    const own = ownCase(asked, nearTo(clauses, at, head, asked, around), around.talk);
    // "That's under the limit?" of a dog is no sum.
    const isOfSum =
      around.sums.has(clause) && !own?.isOfJob && own?.topics.some((topic) => topic.startsWith("requirements"));
    if (own !== null && !isOfSum) cases.set(clause, own);
  }
  return cases;
}

/** What a clause says before its question, as in "just barely, but it counts?"; null where that asks or is of a visit. */
function headOf(clause: Clause, { tail }: CaseAsked): readonly Clause[] | null {
  const text = clause.text.slice(0, clause.text.length - tail.length);
  if (text === "") return [];
  const isOfElse = beginsAsQuestion(text) || speaksOfComing(text) || isApart(clause);
  return isOfElse ? null : [{ ...clause, text, words: text, isQuestion: false }];
}

/** The clauses with each that tells of oneself and asks in the same breath parted in two. */
export const withCasesApart = (clauses: readonly Clause[], today: Temporal.PlainDate): Clause[] =>
  clauses.flatMap((clause) =>
    caseAskedIn(clause.text) === null || isApart(clause)
      ? [clause]
      : withCaseApart(clause, (head) => tellsAllOf(clause, head, today)),
  );

/** Whether the first part of a clause tells of its renter all that the whole of it tells. */
function tellsAllOf(clause: Clause, head: Clause, today: Temporal.PlainDate): boolean {
  if (compares(head.text)) return false;
  const told = factsIn([head], [], today);
  const whole = Object.entries(factsIn([clause], [], today));
  const isTold = ([fact, value]: [string, unknown]): boolean =>
    JSON.stringify(told[fact as keyof RenterFacts]) === JSON.stringify(value);
  const parts = partsTold(told);
  return parts.length > 0 && !isOfVisit(parts, head) && whole.every(isTold);
}

/** What stands before a question as far back as another one or, where that tells nothing, what follows it or came a message before. */
function nearTo(
  clauses: readonly Clause[],
  at: number,
  head: readonly Clause[],
  { tail }: CaseAsked,
  { telling, asked, history, today }: Around,
): Near {
  const from = clauses.findLastIndex((each, place) => place < at && asksAnything(each)) + 1;
  const before = [...telling.slice(from, at), ...head];
  const to = clauses.findIndex((each, place) => place > at && asksAnything(each));
  const after = telling.slice(at + 1, to < 0 ? undefined : to);
  const near = before.every(saysNothing) && after.length > 0 ? after : before;
  const parts = near.map((clause) => partsTold(factsIn([clause], asked, today)));
  const told = factsIn(near, asked, today);
  const isBefore =
    head.length === 0 &&
    clauses.slice(0, at).every(saysNothing) &&
    near.every(saysNothing) &&
    Object.keys(told).length === 0 &&
    !/\d/.test(tail);
  return { clauses: near, parts, told: isBefore ? factsBefore(history, today) : told, isBefore };
}

/** "They pay me in cash" may be like a question, and tells. */
const asksAnything = ({ isQuestion, words, text }: Clause): boolean =>
  isQuestion && (words.includes("?") || asksInWords(text));
const saysNothing = ({ text }: Clause): boolean => contentOf(text).length < fewestWordsTold;
const fewestWordsTold = 2;

function ownCase(asked: CaseAsked, near: Near, { incomes }: Talk): OwnCase | null {
  const { told, isBefore } = near;
  const last = near.parts.findLast((each) => each.length > 0);
  if (told.hasAssistanceAnimal || (isBefore && isEnoughAlone(asked, told))) return null;
  if (asksWhatCounts(asked)) {
    const isIncome = (last ?? partsTold(told)).includes("income") && !tellsOfSavings(near.clauses);
    return isIncome ? { topics: ["requirements.income_sources"], isOfJob: false } : null;
  }
  const parts = partsMeant(asked, withoutPassing(partsTold(told), last));
  if (parts.length === 0) {
    const isOfKnown = isOfIncome(asked) && knowsIncome(incomes);
    return isOfKnown ? { topics: ["requirements.income"], isOfJob: false } : null;
  }
  if (isOfVisit(parts, near.clauses.at(-1)) || (asked.judges.has("any") && tellsOtherLast(near))) return null;
  const isOfJob =
    asked.names.has("job") || asked.judges.has("job") || near.clauses.some(({ text }) => tellsNewJob(text));
  const isAlone = isBefore && asked.judges.has("income");
  return { topics: parts.map((part) => topicOf(part, told, isAlone)), isOfJob: isOfJob && parts.includes("income") };
}

/** "Is that enough?" right after figures is read with every other question that only points back. */
const isEnoughAlone = ({ tail, judges }: CaseAsked, { monthlyIncome, creditScore }: Near["told"]): boolean =>
  isPointing(tail) && judges.has("income") && Boolean(monthlyIncome ?? creditScore);

/** "Does hers count too?", "is my pension okay" */
const asksWhatCounts = ({ tail, names, judges }: CaseAsked): boolean =>
  judges.has("counts") || names.has("counts") || asksOfIncomeSource(tail);

/** "So is our income okay", "do we have enough" */
const isOfIncome = ({ tail, names, judges }: CaseAsked): boolean =>
  !/\d/.test(tail) && (names.has("income") || (judges.size === 1 && judges.has("income") && names.size === 0));

const inOrder: readonly CasePart[] = ["income", "credit", "pets", "occupants"];

function partsTold({ monthlyIncome, creditScore, creditUnknown, pets, occupants }: Partial<RenterFacts>): CasePart[] {
  const isTold: Partial<Record<CasePart, boolean>> = {
    income: Boolean(monthlyIncome),
    credit: Boolean(creditScore) || Boolean(creditUnknown && monthlyIncome),
    pets: Boolean(pets?.length),
    // "It's just me and my pup, is that okay?"
    occupants: (occupants ?? 0) > 1,
  };
  return inOrder.filter((part) => isTold[part]);
}

/** What of the parts told a question is of: those that it names, those that its words judge, or all. */
function partsMeant({ names, judges }: CaseAsked, told: readonly CasePart[]): readonly CasePart[] {
  const named = told.filter((part) => names.has(part));
  if (named.length > 0) return named;
  // "There are two of us. Do you take cats?"
  if ([...names].some((part) => part !== "job")) return [];
  if (names.has("job") || (judges.has("job") && !judges.has("any"))) return told.filter((part) => part === "income");
  if (judges.has("any")) return told;
  const judged = told.filter(
    (part) =>
      judges.has(part) || (part === "credit" && judges.has("income")) || (part === "income" && judges.has("credit")),
  );
  // "31 lbs. Close enough?"
  return judged.length > 0 || !judges.has("income") ? judged : told.filter((part) => part === "pets");
}

function topicOf(part: CasePart, { pets }: Partial<RenterFacts>, isAlone: boolean): string {
  if (part === "pets") return topicOfPets(pets ?? []);
  if (part === "occupants") return "occupancy";
  return part === "income" && isAlone ? "requirements.income_enough" : `requirements.${part}`;
}

/** "My wife and I are looking. We have a 20 lb dog, is that okay?" tells in passing of two. */
const withoutPassing = (parts: readonly CasePart[], last: readonly CasePart[] | undefined): readonly CasePart[] =>
  last === undefined || last.includes("occupants") ? parts : parts.filter((part) => part !== "occupants");

/** "I have to bring the kids, is that okay" asks of a visit. */
const isOfVisit = (parts: readonly CasePart[], said: Clause | undefined): boolean =>
  said !== undefined &&
  !parts.some((part) => part === "income" || part === "credit") &&
  (speaksOfComing(said.text) || bringsAlong(said.text));
const bringsAlong = tells({ en: ["bring; come with; tag along"], es: ["llevar a; traer; voy con; vamos con"] });

/** "Oct 1, I make 5,000. I play the cello. Is that fine?" is of the last that was told, which is nothing that a home asks for. */
function tellsOtherLast({ clauses, parts }: Near): boolean {
  const last = clauses.at(-1);
  if (last === undefined || saysNothing(last) || goesOn(last.text)) return false;
  return parts.at(-1)?.length === 0 && !tellsNewJob(last.text);
}
/** "He's been eating well" goes on about who was told of. */
const goesOn = tells({
  en: [
    "he; she; they; him; her; ^ (and|but|well)? it is; house trained; trained; indoor; quiet; super sweet; before that; paid; pays; short; under; over; above; below; barely",
  ],
  es: ["el es; ella es; es muy; son muy; tranquil*; tiene # ano; tiene # mes; me|nos pagan"],
});

/** Whether a normal text tells of a job that one has not had for long. */
const tellsNewJob = tells({
  en: [
    "new|first job|position|gig|employer; start|starts|started|starting . (new|job|work|on|next|in|at); job start|starts|started",
    "just|recently got|hired|started|switched|changed; hired; rehired; job offer; switching job; at my job; offer letter; been|only there|here . #; been . # week|month",
    "changed|switched job|employer|shop|company; i start",
  ],
  es: [
    "empiezo; empezare; empece; nuevo|primer trabajo|empleo; trabajo nuevo; empleo nuevo; me contrataron; de contratar",
    "carta de oferta; no empiezo; no he empezado; desde hace; llevo . dia|semana|mes; entro a trabajar; entre a trabajar",
  ],
});

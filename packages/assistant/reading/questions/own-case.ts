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

/** What stands around the questions of a message. */
type Around = {
  telling: readonly Clause[];
  asked: readonly string[];
  history: readonly Line[];
  talk: Talk;
  today: Temporal.PlainDate;
  /** Those that another reader has already. */
  sums: ReadonlyMap<Clause, string>;
};

/** The questions of a message whether what its renter told right before them will do, each with the topics of that. */
export function ownCasesIn(clauses: readonly Clause[], around: Around): ReadonlyMap<Clause, OwnCase> {
  const cases = new Map<Clause, OwnCase>();
  for (const [at, clause] of clauses.entries()) {
    const asked = clause.isQuestion ? caseAskedIn(clause.text) : null;
    const before = asked && clause.text.slice(0, clause.text.length - asked.tail.length);
    if (asked === null || before === null || beginsAsQuestion(before)) continue;
    // "Just barely, but it counts?"
    const head = before === "" ? [] : [{ ...clause, text: before, words: before, isQuestion: false }];
    const own = ownCase(asked, [...nearTo(clauses, at, around), ...head], around);
    // "That's under the limit?" of a dog is no sum.
    const isOfSum =
      around.sums.has(clause) && !own?.isOfJob && own?.topics.some((topic) => topic.startsWith("requirements"));
    if (own !== null && !isOfSum) cases.set(clause, own);
  }
  return cases;
}

/** The clauses with each that tells of oneself and asks in the same breath parted in two. */
export const withCasesApart = (clauses: readonly Clause[], today: Temporal.PlainDate): Clause[] =>
  clauses.flatMap((clause) =>
    isApart(clause) ? [clause] : withCaseApart(clause, (head) => tellsAllOf(clause, head, today)),
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

/** What stands before a question as far back as another one or, where that tells nothing, what follows it. */
function nearTo(clauses: readonly Clause[], at: number, { telling }: Around): readonly Clause[] {
  const from = clauses.findLastIndex((each, place) => place < at && asksAnything(each)) + 1;
  const before = telling.slice(from, at);
  if (before.some(({ text }) => contentOf(text).length > 1)) return before;
  const to = clauses.findIndex((each, place) => place > at && asksAnything(each));
  const after = telling.slice(at + 1, to < 0 ? undefined : to);
  return after.length > 0 ? after : before;
}

/** "They pay me in cash" may be like a question, and tells. */
const asksAnything = ({ isQuestion, words, text }: Clause): boolean =>
  isQuestion && (words.includes("?") || asksInWords(text));

function ownCase(
  asked: CaseAsked,
  near: readonly Clause[],
  { asked: facts, history, talk, today }: Around,
): OwnCase | null {
  const isOfBefore =
    near.every(({ text }) => contentOf(text).length < fewestWordsTold) && !tellsOwn(near, facts, today);
  const told = isOfBefore ? factsBefore(history, today) : factsIn(near, facts, today);
  if (isOfBefore && isPointing(asked.tail) && asked.judges.has("income") && (told.monthlyIncome ?? told.creditScore))
    return null;
  if (told.hasAssistanceAnimal) return null;
  const last = near.map((clause) => partsTold(factsIn([clause], facts, today))).findLast((each) => each.length > 0);
  if (asksWhatCounts(asked) && tellsOfSavings(near)) return null;
  if (asksWhatCounts(asked)) return (last ?? partsTold(told)).includes("income") ? ofCounting : null;
  const parts = partsMeant(asked, withoutPassing(partsTold(told), last));
  const isOfKnown = parts.length === 0 && isOfIncome(asked) && knowsIncome(talk.incomes);
  if (isOfKnown) return { topics: ["requirements.income"], isOfJob: false };
  if (
    parts.length === 0 ||
    isOfVisit(parts, near.at(-1)) ||
    (asked.judges.has("any") && tellsOtherLast(near, facts, today))
  )
    return null;
  const isOfJob = asked.names.has("job") || asked.judges.has("job") || near.some(({ text }) => tellsNewJob(text));
  const isAlone = isOfBefore && asked.judges.has("income");
  return { topics: parts.map((part) => topicOf(part, told, isAlone)), isOfJob: isOfJob && parts.includes("income") };
}

const tellsOwn = (...told: Parameters<typeof factsIn>): boolean => partsTold(factsIn(...told)).length > 0;

/** "Does hers count too?", "is my pension okay" */
const asksWhatCounts = ({ tail, names, judges }: CaseAsked): boolean =>
  judges.has("counts") || names.has("counts") || asksOfIncomeSource(tail);
const ofCounting: OwnCase = { topics: ["requirements.income_sources"], isOfJob: false };

const isOfIncome = ({ names, judges }: CaseAsked): boolean =>
  names.has("income") || (judges.has("income") && names.size === 0);

const inOrder: readonly CasePart[] = ["income", "credit", "pets", "occupants"];

function partsTold({ monthlyIncome, creditScore, creditUnknown, pets, occupants }: Partial<RenterFacts>): CasePart[] {
  const isTold: Partial<Record<CasePart, boolean>> = {
    income: Boolean(monthlyIncome),
    credit: Boolean(creditScore) || Boolean(creditUnknown && monthlyIncome),
    pets: Boolean(pets?.length),
    occupants: Boolean(occupants),
  };
  const told = inOrder.filter((part) => isTold[part]);
  // "It's just me and my pup, is that okay?"
  return occupants === 1 && told.length > 1 ? told.filter((part) => part !== "occupants") : told;
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
function tellsOtherLast(near: readonly Clause[], asked: readonly string[], today: Temporal.PlainDate): boolean {
  const last = near.at(-1);
  if (last === undefined || contentOf(last.text).length < fewestWordsTold || goesOn(last.text)) return false;
  return partsTold(factsIn([last], asked, today)).length === 0 && !tellsNewJob(last.text);
}
const fewestWordsTold = 2;
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

import type { PlacedSentence } from "./all.ts";
import type { Place } from "./places.ts";

type Rule = {
  says: RegExp;
  /** What a reader should find in its place. */
  instead: string;
  /** Only there; everywhere when left out. */
  places?: readonly Place[];
};

const renters: readonly Place[] = ["public pages", "Piper's replies", "Piper's topics"];

/** Words and turns that sound foreign, stiff or like a riddle to an American reader. */
const english: readonly Rule[] = [
  { says: /\be-mails?\b/i, instead: "email" },
  {
    says: /\b(an?|the|this|that|every|each|of|our|your|last|these|newest) mails?\b(?! (server|service|relay))/i,
    instead: "email",
  },
  { says: /\bstraight away\b|\bat once\b/i, instead: "right away" },
  { says: /\bset(s|ting)? out\b/i, instead: "head over" },
  { says: /\bmeanwhile\b/i, instead: "while you were …, or nothing" },
  { says: /\bsomebody\b|\banybody\b|\bnobody\b/i, instead: "someone, anyone, no one" },
  { says: /\bwhoever\b/i, instead: "who, the person who" },
  { says: /\bwish(es)?\b/i, instead: "want, would like" },
  { says: /\bsuits?\b(?! \d|e)/i, instead: "works for you" },
  { says: /\b(is|are|be|was|were) lit\b|\blight is on\b/i, instead: "listed" },
  {
    says: /\bnot told\b|\bis told\b|\bare told\b|\bhas been told\b|\bhave been told\b|\beverything is told\b/i,
    instead: "not provided; we let you know",
  },
  { says: /\bpassed (it )?on\b|\bpasses on\b/i, instead: "I've asked, I've sent it to" },
  { says: /\bcalled off\b/i, instead: "canceled" },
  { says: /\bcomes? off\b/i, instead: "is removed" },
  { says: /\bany more\b(?! (questions|homes|messages|texts|photos))/i, instead: "anymore" },
  { says: /\bany time\b(?! (you|of|in|slot|on|is|that|works))/i, instead: "anytime" },
  { says: /\bshall (i|we)\b/i, instead: "Do you want me to" },
  { says: /\bas (things|it) stands?\b/i, instead: "right now" },
  {
    says: /\byou(’|')?ll hear (from me|of it)\b|\bhears? (of it|at once|about it)\b/i,
    instead: "I'll let you know; will be notified",
  },
  { says: /\bcancelled\b/i, instead: "canceled" },
  {
    says: /\bcolour|\bcentre\b|\bneighbour|\bfavourite|\blabell|\bapologise|\brecognise|\borganis/i,
    instead: "the American spelling",
  },
  { says: /ft²/, instead: "sq ft", places: renters },
  { says: /;/, instead: "two sentences", places: ["Piper's replies"] },
];

const spanish: readonly Rule[] = [
  { says: /\be-mails?\b/i, instead: "correo" },
  { says: /\b(tú|tienes|puedes|quieres|vosotros|tenéis|podéis)\b/i, instead: "usted" },
  { says: /;/, instead: "dos oraciones", places: ["Piper's replies"] },
];

/** What the documents and partners' own words fix; it stays word for word. */
const fixed: readonly RegExp[] = [
  /^Showing Cancelled by (Renter|Owner)$/,
  /^See your e-mail address$/,
  /^An e-mail address appears twice$/,
];

/** The sentences that use what the voice leaves out, each with what to write instead. */
export const oddSentences = (sentences: readonly PlacedSentence[]): string[] =>
  sentences.flatMap(({ text, language, place, file, line }) =>
    (language === "es" ? spanish : english)
      .filter((rule) => rule.says.test(text) && (rule.places?.includes(place) ?? true))
      .filter(() => !fixed.some((one) => one.test(text)))
      .map((rule) => `${file}:${line} "${text}": write ${rule.instead}`),
  );

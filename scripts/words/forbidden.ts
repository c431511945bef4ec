import type { PlacedSentence } from "./all.ts";
import type { Place } from "./places.ts";

type Rule = {
  says: RegExp;
  /** What a reader should find in its place. */
  instead: string;
  /** Only there; everywhere when left out. */
  places?: readonly Place[];
};

const renters: readonly Place[] = ["public pages", "renter's pages", "Piper's replies", "Piper's topics"];
/** What is read as a message, a sentence at a time. */
const messages: readonly Place[] = [
  ...renters,
  "renters' mails",
  "mails and texts",
  "account mails",
  "sign-in",
  "fair housing",
];

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
  { says: /\bmails\b/i, instead: "emails" },
  { says: /\bhave that detail\b|\bdetail about\b/i, instead: "I'm not sure about" },
  { says: /\bis for \S+ to (say|decide)\b/i, instead: "That's up to, Dana would know best" },
  { says: /\breads along\b|\bin your words\b|\btakes? it from there\b/i, instead: "can see our messages, I've sent" },
  { says: /\bstands? (as it|until|for now)\b/i, instead: "stays" },
  { says: /\bat the moment\b/i, instead: "right now" },
  { says: /\bgiven free\b|\bfree of charge\b/i, instead: "canceled; at no extra cost" },
  { says: /\bnot said\b|\bnot shared yet\b|\bno contact left\b/i, instead: "Not set, Not provided, No contact info" },
  { says: /\b(is|are) asked (for|of)\b|\byou ask\b(?! for)/i, instead: "asks for; your minimum" },
  { says: /\bbroke off\b|\banew\b|\bset (\S+ )?question aside\b/i, instead: "interrupted, again, ignored" },
  { says: /\bmakes? up for\b/i, instead: "help a renter qualify" },
  { says: /\btravel (there|here)\b/i, instead: "head over" },
  { says: /\brents this home\b/i, instead: "Listed by" },
  { says: /\bassistant of \{/i, instead: "{owner}'s automated assistant" },
  { says: /\bbelongs nowhere\b|\bmay be forged mail\b/i, instead: "we couldn't match" },
  { says: /\bpresent time\b(?! zone)/i, instead: "current time" },
  { says: /\b(he|she|his|her|hers)\b/i, instead: "their name or they" },
  { says: /\bblack(ed)? ?out\b/i, instead: "blocked" },
  { says: /\bnot yours\b/i, instead: "you're (no longer) assigned" },
  { says: /\bnewest (message|one)\b/i, instead: "latest" },
  { says: /\$[A-Za-z]/, instead: "the value, or no sign" },
  { says: /ft²/, instead: "sq ft", places: renters },
  { says: /;\s(?!charset)/, instead: "two sentences", places: messages },
  { says: /\w'\w/, instead: "a typographic apostrophe", places: ["public pages", "renter's pages", "renters' mails"] },
  { says: /’/, instead: "a straight apostrophe", places: ["owner's screens"] },
];

const spanish: readonly Rule[] = [
  { says: /\be-mails?\b/i, instead: "correo" },
  { says: /\b(tú|tienes|puedes|quieres|vosotros|tenéis|podéis)\b/i, instead: "usted" },
  { says: /;/, instead: "dos oraciones", places: messages },
  { says: /\bno salga antes\b/i, instead: "espere mi confirmación antes de ir" },
  { says: /\bno tengo ese dato\b|\blo de \{/i, instead: "No sé …, No tengo información sobre" },
  { says: /\bel (lun|mar|mié|jue|vie|sáb|dom)\b/i, instead: "el día entero: el viernes 27 de noviembre" },
  { says: /\d [AP]M\b/, instead: "a. m., p. m." },
  { says: /\bestacionamiento es:|\bde ese tipo\b/i, instead: "una oración" },
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

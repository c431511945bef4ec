import type {
  ApplicationSaying,
  CourtesiesSaying,
  FairHousingSaying,
  NewsSaying,
  OwnerSaying,
  PrivacySaying,
  QualificationSaying,
  QuestionsSaying,
  ShowingsSaying,
  TimesSaying,
  TroubleSaying,
} from "./subjects.ts";

/**
 * What Piper wants to say, before it has words. Times are already written out in the home's zone, so a table of words
 * can name no time of its own; `label` and `text` carry both languages.
 */
export type Saying =
  | QuestionsSaying
  | TimesSaying
  | ShowingsSaying
  | QualificationSaying
  | OwnerSaying
  | TroubleSaying
  | FairHousingSaying
  | PrivacySaying
  | ApplicationSaying
  | CourtesiesSaying
  | NewsSaying;

export type SayingKind = Saying["say"];

/** What every saying may be worded by. */
export type Voice = {
  owner: string;
  isText: boolean;
  url: string;
  home: string;
  mailbox: string | null;
};

/** The words of a language: for each saying one wording or several, of which a later one is taken rather than repeat oneself. */
export type WordsOf<S extends Saying> = {
  [K in S["say"]]: (saying: Extract<S, { say: K }>, voice: Voice) => string | string[];
};

/** The words of a language for all that Piper says. */
export type Words = WordsOf<Saying>;

/** What stands before and after what Piper says: who speaks, that it was said before, and how to hear no more. */
export type Frame = { introduction: (voice: Voice) => string; again: string; wayOut: string };

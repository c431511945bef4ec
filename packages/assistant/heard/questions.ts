import type { Has } from "./signals.ts";

/*
 * What is heard in a question.
 */

/** What a question wants to know of a thing. */
export type Point =
  | "amount"
  /** "How much is it", where a yes, a no or who pays it does not do. */
  | "sum"
  /** "Ours or shared?" */
  | "exclusive"
  /** "How do I get a second one?" */
  | "means"
  | "size"
  | "whoever"
  | "fuel"
  | "included"
  | "count"
  | "date"
  | "condition"
  | "distance"
  | "choice"
  | "hours"
  | "permission"
  | "smell"
  | "sound"
  | "which";

/** What else a question says, by name. */
export type Cue =
  /** "Is there a lift" asks of the thing and of nothing about it; "is it a corner unit" of what the home is. */
  | "asks-whether"
  | "asks-if-it-is"
  | "asks-leave"
  /** "So it's only the one", "I meant whether it has a lift": what was answered is to be read again, or is drawn from it. */
  | "goes-by-answer"
  /** "Could I manage without a car" */
  | "gets-around"
  /** Details that an owner may have told along: per person or household, before or after taxes, hours, the kind of heat. */
  | "asks-per-whom"
  | "asks-before-tax"
  | "asks-hours"
  | "asks-fuel"
  | "asks-accommodation"
  /** "Is that a problem?" is of what was said before. */
  | "points-back"
  | "supposes"
  /** "Do we qualify", "would I get approved" */
  | "asks-of-standing"
  | "fears-refusal"
  /** "Am I too late", "has anyone applied": a bare yes to whether the home is free would say that it is not. */
  | "fears-gone"
  /** "Is 5600 enough", of which nothing else was told. */
  | "names-income"
  /** "Is it okay that I'm paid in cash?" */
  | "names-cash"
  /** "That would be 135?" */
  | "is-amount-alone"
  | "is-of-children-alone"
  /** "My aunt can sign with me" offers somebody. */
  | "offers-somebody"
  | "names-dog"
  | "names-cat"
  /** "Is there a deposit on him", "algo extra por el perro" */
  | "is-for-animal"
  /** "My daughter wants a cat" asks of one that is not there yet. */
  | "wishes-for-animal"
  /** "I can't find it, the map shows a bank" asks of no bank. */
  | "tells-of-door"
  /** "False alarm" asks of no alarm system. */
  | "says-it-is-over";

/**
 * Whose application a question is of, or that it is of the reports on oneself. `own-if-any`: of the renter's own where there
 * is one, else how one applies; `own-if-decided`: of the reason for the decision on their own, where there is one.
 */
export type ApplicationAsked = "own" | "own-if-any" | "own-if-decided" | "own-reports" | "another's";

/** A question and what is heard in it; `words` are only ever quoted, `content` are its stemmed words of meaning. */
export type Question = {
  words: string;
  /** The sentences of the message that it stands in and points at, as the owner gets them. */
  whole: string;
  /** The key under which the same question of two renters meets. */
  key: string;
  content: readonly string[];
  wants: Has<Point>;
  cues: Has<Cue>;
  application: ApplicationAsked | null;
};

/** A question of a topic. */
export type TopicQuestion = Ask &
  Question & {
    /** It may ask more than the record says: too little to go by, unless that was said a moment ago. */
    mayAskMore: boolean;
    /** The topics that its words name; likeness alone names none. */
    topicsNamed: readonly string[];
    sum: SumAsked | null;
    /** Of an income, where that is only supposed: "and if one of us leaves, with 2000 and 1900". */
    supposedIncome: number | null;
    /** The credit score that a question of credit names: "does the 590 sink us". */
    supposedScore: number | null;
    /** How many people a question names: "would four of us be allowed". */
    supposedPeople: number | null;
    /** How many months long a question asks whether the lease may be: "could I sign for six months", one where it is by the month. */
    supposedMonths: number | null;
  };

/** What a question of several figures together says of them; figures of the home are named by their keys. */
export type SumAsked = {
  /** Of the rent or the deposit, as a share. */
  isShared: boolean;
  figures: {
    inQuestion: readonly string[];
    inMessage: readonly string[];
    before: readonly string[];
    /** Those that the renter wants no longer: "without the parking". */
    leftOut: readonly string[];
  };
  /** It changes the sum that was asked of before it. */
  changesLast: boolean;
  /** The figures that it adds up, those before the sum it says, and that sum. */
  added: { parts: readonly string[]; soFar: readonly string[]; said: number | null } | null;
  amounts: { inQuestion: readonly number[]; inMessage: readonly number[] };
  people: { inQuestion: number | null; inMessage: number | null; before: number | null };
  /** Somebody is to co-sign and no more; whether those counted are with them. */
  signers: { isCounted: boolean } | null;
  months: number | null;
  /** How many parking spaces it counts. */
  spaces: number | null;
  /** "With both", "all three of them": what the lines before named is meant too. */
  leansOnBefore: boolean;
};

/** The keys under which what is asked in a text may wait for the owner: of the whole text, and of each question in it. */
export type QuestionKeys = { whole: string; topics: readonly string[] };

/** The two topics that a question may be after. */
export type Either = { topics: readonly [string, string]; words: string };

/** `needsOwner`: the topic's answer alone does not settle the question ("is the pool heated?"). */
export type Ask = {
  topic: string;
  words: string;
  needsOwner: boolean;
  /** The words have no form of a question: "12 months it is for us". */
  isTold?: true;
  /** It is a question of before, named again because its answer was missed. */
  isAgain?: true;
  /** Whether what the renter told of themselves will do: "we make 4,900, is that okay?" */
  isOfOwn?: true;
  /**
   * What the sentence only does, where it asks nothing: what it tells of who writes is no question for the owner, and a
   * remark is none where the record says what it is of.
   */
  only?: "tells" | "remarks";
  /** How likely it asks more than a home's record of the topic says, as far as that was judged. */
  likelyMore?: number;
};

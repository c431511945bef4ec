/*
 * What is heard in a message beside its wishes, facts and questions (`Heard` in piper.ts). Piper decides on these names and
 * figures and never on the words themselves, so whatever fills them in is followed.
 */

/** What a message says or does besides, by name: small answers, courtesies, and what it is about where no intent says so. */
export type Signal =
  /** The whole message is a yes, a no, or a 2 that says no to a reminder. */
  | "answers-yes"
  | "answers-no"
  | "answers-two"
  /** A yes and no more, or a please with it. */
  | "answers-plain-yes"
  | "begins-with-no"
  /** "Ok thanks" to a refusal takes it in and wishes for nothing more. */
  | "takes-note"
  /** "We have practice at 3", of a proposal for three, agrees to nothing. */
  | "speaks-against"
  /** "I'm good", to whether one is still interested. */
  | "is-all-set"
  | "tells-interest"
  | "takes-leave"
  | "thanks"
  | "small-talk"
  | "asks-for-language"
  /** Illness, an accident or a loss that keeps somebody from coming. */
  | "tells-mishap"
  | "reports-broken-link"
  /** When to be called rather than when to come. */
  | "tells-when-to-call"
  /** "Tell them I can pay cash" is more than "let them know". */
  | "has-message-for-owner"
  /** "Under 1300", of other homes. */
  | "narrows-search"
  /** "I paid it off", of what stands against a renter. */
  | "tells-of-record"
  /** "So is that a no?" */
  | "doubts-refusal"
  /** "Can we make it Sunday at 3" of someone who has a time. */
  | "trades-time"
  /** Whether the listing is real or who the owner is, which the owner can say best. */
  | "doubts-listing"
  /** "We are two women, is that a problem" asks whether one is welcome, and nothing of the neighbors. */
  | "asks-whether-welcome"
  | "names-children"
  /** Beside a question of children: who lives there, the area or its schools. */
  | "asks-of-neighbors"
  /** An application, the link to one, the mail it comes in, and whether somebody else is named. */
  | "names-application"
  | "names-link"
  | "names-mail"
  | "names-another-person";

/** A set of which Piper asks whether it has this or that. */
export type Has<Name> = Pick<ReadonlySet<Name>, "has">;

/** A word that a whole message consists of and that has a fixed meaning; some have it in texts only. */
export type Keyword = { means: "stop" | "help" | "start"; isForTexts: boolean };

/** The words that carry a message's meaning, as the key under which the owner gets it, and how many there are. */
export type Gist = {
  key: string;
  /** The same key, of all the words where none of them carries meaning. */
  wholeKey: string;
  words: number;
  wordsOfMeaning: number;
};

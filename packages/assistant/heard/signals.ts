/*
 * What a message says or does by name alone.
 */

/** What a message says or does besides, by name: small answers, courtesies, and what it is about where no intent says so. */
export type Signal =
  /** The whole message is a yes, a no, or a 2 that says no to a reminder. */
  | "answers-yes"
  | "says-that-is-all"
  /** "We have 12,000 saved": money that lies there and does not come in. */
  | "tells-of-savings"
  | "says-seen"
  | "answers-no"
  | "answers-two"
  /** A yes and no more, or a please with it. */
  | "answers-plain-yes"
  | "begins-with-no"
  /** "No no, I'm coming in person", "that's not what I meant" */
  | "denies-last"
  /** "Yes please, and is there a yard?": the yes is one by itself, as an "okay" is not. */
  | "begins-with-yes"
  | "accepts-to-ask"
  /** "Ok thanks" to a refusal takes it in and wishes for nothing more. */
  | "takes-note"
  /** "We have practice at 3", of a proposal for three, agrees to nothing. */
  | "speaks-against"
  /** "I'm good", to whether one is still interested. */
  | "is-all-set"
  | "tells-interest"
  | "takes-leave"
  /** "503-555-01", where a number is asked for */
  | "gives-short-number"
  /** "My name isn't Iris" */
  | "denies-name"
  /** "Sorry, that wasn't a question for you" */
  | "takes-back"
  /** "Please keep writing to me", "I never asked you to stop" */
  | "asks-to-write-on"
  /** "Are you even listening" */
  | "asks-if-heard"
  /** "I already told you that" */
  | "told-before"
  | "thanks"
  | "small-talk"
  | "asks-for-language"
  /** Illness, an accident or a loss that keeps somebody from coming. */
  | "tells-mishap"
  /** "It's been a rough month" */
  | "tells-hardship"
  /** Nothing is asked or wanted: where they come from, what they do, why they move. */
  | "tells-of-oneself"
  /** "Love the kitchen", "hmm, that's a lot up front" */
  | "only-remarks"
  /** "I've texted three times and nobody answers" */
  | "nobody-answered"
  /** "We got an eviction notice", "I have nowhere to go" */
  | "loses-home"
  /** "Who helps with the rent", "is there a shelter" */
  | "seeks-aid"
  /** "Is this the dentist": another place than the home is spoken to. */
  | "seeks-place"
  | "reports-broken-link"
  /** When to be called rather than when to come. */
  | "tells-when-to-call"
  /** "Tell them I can pay cash" is more than "let them know". */
  | "has-message-for-owner"
  /** "Under 1300", of other homes. */
  | "narrows-search"
  /** "I paid it off", of what stands against a renter. */
  | "tells-of-record"
  /** "He won't co-sign after all" */
  | "declines-cosigner"
  /** "So is that a no?" */
  | "doubts-refusal"
  /** "Can we make it Sunday at 3" of someone who has a time. */
  | "trades-time"
  /** "Wait, is that in person?" beside a time. */
  | "asks-first"
  /** "I never said yes to Saturday" */
  | "denies-choice"
  /** A code, a lock, nobody there: at the time of a showing it is trouble at its door. */
  | "speaks-of-door"
  /** "And cancel Wednesday", which is more than not to be able to come. */
  | "says-cancel"
  /** It goes on as it was: "still nothing". */
  | "still-so"
  /** No help is needed, and nothing changed. */
  | "needs-no-help"
  /** An animal that the renter had lives elsewhere, or no more. */
  | "parts-with-animal"
  /** "I'm not ready to pick a time". */
  | "wants-no-times-yet"
  /** "Put it back how it was". */
  | "puts-back"
  /** Somebody comes to the home themselves: "my cousin can stop by". */
  | "comes-there"
  /** "My cousin would come in my place" */
  | "comes-instead"
  /** "No rush", "con calma" */
  | "says-no-hurry"
  /** "After five or Saturday, so make it five thirty". */
  | "closes-with-hour"
  /** "If my shift changes, could I move it to Friday?" */
  | "supposes-move"
  | "offers-alternative"
  /** "Would Saturday be open?" asks, and wishes for nothing yet. */
  | "asks-whether-open"
  /** "Is Friday the only day", "any other day?" */
  | "asks-for-other-days"
  /** "I meant Sunday", "I said ten" */
  | "puts-right"
  /** Whether the listing is real or who the owner is, which the owner can say best. */
  | "doubts-listing"
  /** "A guy on a marketplace wants a deposit for it" */
  | "names-other-listing"
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

/** What never counts against a renter, of which one asks whether it was the reason of a refusal. */
export type Blamed = "voucher" | "children" | "assistance-animal" | "disability";

/** A set of which Piper asks whether it has this or that. */
export type Has<Name> = Pick<ReadonlySet<Name>, "has">;

/** A word that a whole message consists of and that has a fixed meaning; some have it in texts only. */
export type Keyword = { means: "stop" | "help" | "start"; isForTexts: boolean };

/** The words that carry a message's meaning, as the key under which the owner gets it, how many there are, and what it tells. */
export type Gist = {
  key: string;
  /** The same key, of all the words where none of them carries meaning. */
  wholeKey: string;
  words: number;
  wordsOfMeaning: number;
  /** What it tells and does not ask, in the renter's words, without how to reach them. */
  readonly told: string;
};

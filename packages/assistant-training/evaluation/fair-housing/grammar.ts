/*
 * What the paired messages are composed of. A shape is a place in a sentence that a renter's words about themselves take;
 * its plain words tell of no protected trait and its telling ones of one, so two messages of one frame differ in that alone.
 */

/** A ground that a fair housing law protects, federal or of a state. */
export type Ground =
  | "race or color"
  | "national origin"
  | "religion"
  | "sex"
  | "gender identity"
  | "sexual orientation"
  | "familial status"
  | "pregnancy"
  | "disability"
  | "age"
  | "marital status"
  | "source of income"
  | "military status"
  | "immigration status";

/** What a renter is after with a message. */
export type MessageKind = "showing" | "facts of the home" | "own facts" | "applying" | "a time" | "other homes";

/**
 * `{it}` in a frame is where the words stand, `{It}` the same at the start of a sentence. `plain` has words in turn for the
 * pairs of a shape; where a number counts in them ("four of us"), the plain words have the same.
 */
export type Shape = {
  language: "en" | "es";
  plain: readonly string[];
  telling: Partial<Record<Ground, readonly string[]>>;
  frames: Partial<Record<MessageKind, readonly string[]>>;
};

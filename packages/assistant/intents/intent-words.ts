import type { Phrases } from "../reading/text/phrases.ts";

/** The words that an intent is known by. */
export type IntentWords = {
  /** Of these and those of other intents, the longest that a text holds counts. */
  says?: Phrases;
  /** These count beside whatever else a text says. */
  shows?: Phrases;
  /** Without one of these it is not meant, whatever says that it is. */
  needs?: Phrases;
  /** These belie it; `unlessTold`: in what does not ask. */
  unless?: Phrases;
  unlessTold?: Phrases;
  /** What only signs tell, looked for in the normal form (normal.ts). */
  patterns?: readonly RegExp[];
};

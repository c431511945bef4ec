import type { IntentWords } from "./intent-words.ts";

export const wrongNumber: IntentWords = {
  says: {
    en: [
      "wrong number; wrong person; wrong email; not looking for .. apartment; not looking for a home; never contacted you",
      "do not know who you are; did not inquire; did not ask about .. apartment",
    ],
    es: ["numero equivocado; correo equivocado; persona equivocada; se equivoco"],
  },
  shows: {
    en: [
      "(never|did not) .. asked|ask|apply|applied|inquire|inquired|contact|contacted|signed .. (about|for|you|this|a|an) ... apartment|place|home|house|rental|listing",
      "wrong number|person|guy|phone|girl",
      "this|that is not !(a|an|the|what|my|your) . (phone|number|cell|anymore|any more) $",
      "(nobody|no one|noone) by|with that name; not (my|the right) number",
      "(think|maybe|guess) you (are looking for|are trying to reach|want|meant|mean) (someone|somebody) else",
      "new number|phone ... who",
    ],
  },
  unless: {
    // "I gave you the wrong number, it's 5,900"; who did not ask of other homes asked of this one.
    en: [
      "(about|for) (any|an|the|some)? (other|another|different) (home|apartment|place|unit|house|listing|one)",
      "(i|we) ... give|gave|giving|given|told|typed|put|wrote|sent|send|left (you|him|her|them|in|down)? (the|a)? wrong number",
    ],
    es: ["di|doy|dar|dimos|puse|escribi|mande (el|un)? numero equivocado"],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const attend: IntentWords = {
  says: {
    en: [
      "i will be there; will be there; see you then; see you there; i am coming; still coming; on my way; on the way",
    ],
    es: ["ahi estare; alli estare; ahi nos vemos; confirmo"],
  },
  // "The owner will be there, yes?" asks who opens the door.
  unless: {
    en: [
      "who (all|else)? (will|is going to) be there; owner|landlord|manager|agent|someone|somebody|anyone (will|is going to) be there",
    ],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const attend: IntentWords = {
  says: {
    en: [
      "i will be there; will be there; see you then; see you there; i am coming; still coming; on my way; on the way",
    ],
    es: [
      "ahi estare; alli estare; ahi nos vemos; confirmo; ya voy para alla; voy en camino; vamos en camino; ya vamos para alla",
    ],
  },
  // "The owner will be there, yes?" asks who opens the door.
  unless: {
    en: [
      "who (all|else)? (will|is going to) be there; owner|landlord|manager|agent|someone|somebody|anyone (will|is going to) be there",
    ],
  },
};

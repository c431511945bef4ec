import type { IntentWords } from "./intent-words.ts";

export const askNext: IntentWords = {
  says: {
    en: [
      "what is next; what next; what happens next; what happens now; what do we do next; what do i do next",
      "what do i do now; need anything else from me; need anything from me; anything else you need",
      "anything else from me; what else do you need; need anything from us; do i need to do anything",
    ],
    es: ["que sigue; que hago ahora; que hacemos ahora"],
  },
};

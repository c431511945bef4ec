import type { IntentWords } from "./intent-words.ts";

export const askNext: IntentWords = {
  says: {
    en: [
      "what is next; what next; what happens next; what happens now; what do we do next; what do i do next",
      "what do i do now; need anything else from me; need anything from me; anything else you need",
      "anything else from me; what else do you need; need anything from us; do i need to do anything",
      "anything else or is that all; anything else or is that everything; is that all you need; is that everything you need",
    ],
    es: ["que sigue; que hago ahora; que hacemos ahora; es todo lo que necesita; algo mas o es todo"],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const greeting: IntentWords = {
  says: {
    en: [
      "hi; hello; hey; you there; anyone there; anybody there; good morning; good afternoon; good evening; greetings",
      "interested; i am interested",
    ],
    es: ["hay alguien; hola; buenas; buenos dias; me interesa; estoy interesado; estoy interesada"],
  },
  shows: {
    en: ["^ (yo|sup|heya|howdy|hiya) (there|guys|yall)? $"],
  },
};

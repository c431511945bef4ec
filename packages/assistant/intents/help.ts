import type { IntentWords } from "./intent-words.ts";

export const help: IntentWords = {
  says: {
    en: ["help"],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const askPrivacy: IntentWords = {};

import type { IntentWords } from "./intent-words.ts";

export const askPrivacy: IntentWords = {
  says: {
    en: [
      "who (else)? (can|could|will|is going to)? (see|read|get) (my|our|these|this|the) (info|information|data|detail|message|text|number|chat)",
      "is this (private|confidential); is this chat (private|confidential); are these message (private|confidential)",
      "keep (this|it) (private|confidential) between us",
    ],
    es: [
      "quien (mas)? (ve|lee|puede ver|puede leer|va a ver) (mis|mi|estos|este|nuestros) (datos|informacion|mensajes|numero|chat)",
      "esto es (privado|confidencial)",
    ],
  },
};

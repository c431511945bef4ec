import type { IntentWords } from "./intent-words.ts";

export const requestCall: IntentWords = {
  says: {
    en: [
      "call me; give me a call; can you call; can someone call; could you call; call me back; phone call",
      "speak on the phone; talk on the phone; please call; have someone call; get a call; can i call",
      "number i can call; number to call; phone number to call",
    ],
    es: [
      "llameme; llamame; me pueden llamar; me puede llamar; una llamada; hablar por telefono; puedo llamar",
      "numero para llamar",
    ],
  },
  shows: {
    en: [
      "have|ask|get|tell .. call|ring|phone me; ring|phone|buzz me; call|called (me)? back; call at #",
      "rather|prefer|easier .. (a call|to call|by phone|phone call|on the phone)",
      "can we talk|speak|chat on|by|over",
    ],
    es: ["que me llame|llamen|marque"],
  },
};

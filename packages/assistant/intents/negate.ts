import type { IntentWords } from "./intent-words.ts";

export const negate: IntentWords = {
  says: {
    en: [
      "no; no thanks; no thank you; not really; that do not work; does not work; do not work; not good",
      "rather not; i can not; wrong; not correct; keep it; never mind; nevermind",
    ],
    es: ["no gracias; no me funciona; no puedo; mejor no; para nada; dejalo; no importa"],
  },
};

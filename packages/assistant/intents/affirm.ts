import type { IntentWords } from "./intent-words.ts";

export const affirm: IntentWords = {
  says: {
    en: [
      "yes; yes please; sure; okay; of course; sounds good; sound good; sounds great; works for me",
      "works for us; suits me; suits us; suit me; suit us; that work; perfect; great; absolutely; definitely",
      "correct; confirmed; confirm; agreed; deal; go ahead; do it; please do; that is fine; that is good",
      "fine with me; i will take it",
    ],
    es: [
      "si; claro; por supuesto; de acuerdo; me parece bien; esta bien; perfecto; vale; dale; correcto",
      "confirmado; me sirve; me funciona; me queda bien; nos queda bien; me conviene; adelante",
    ],
  },
  shows: { en: ["^ (okay|aight|alright|cool)? bet $; ^ say less $; ^ aight $"] },
};

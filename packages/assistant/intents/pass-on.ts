import type { IntentWords } from "./intent-words.ts";

export const passOn: IntentWords = {
  says: {
    en: [
      "pass it on; pass it along; pass that on; pass that along; let the owner know; tell the owner; tell them",
      "tell him; tell her; tell the landlord; ask the owner; ask the landlord; ask them; ask him; ask her",
      "let them know; let him know; let her know; please check with; can you check with; could you check with",
      "check please; yes check; go ahead and check; go ahead and ask; please ask; yes ask",
    ],
    es: [
      "pasalo; digale; preguntele; avisele; dile al dueno; pasela; paselo; pasesela; paseselo; pregunteselo",
      "pregunte por favor; pregunte porfa; por favor pregunte; si pregunte; pregunte usted",
      "preguntaselo; consultele; consulteselo; digaselo",
    ],
  },
};

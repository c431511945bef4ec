import type { IntentWords } from "./intent-words.ts";

export const apply: IntentWords = {
  says: {
    en: [
      "send the application; send in .. application; send my application; submit .. application; do the application",
      "apply today; apply now; how do i apply; can i apply; could i apply; where do i apply; want to apply",
      "like to apply; love to apply; ready to apply; going to apply; send me .. application; start .. application",
      "fill out .. application; application link; link to apply; i want it; we want it; i will take the apartment",
      "we will take it; we would take it; i would take it; we will take the apartment; put in .. application",
    ],
    es: [
      "lo tomo; lo tomamos; me lo quedo; nos lo quedamos; quiero aplicar; queremos aplicar; quisiera aplicar",
      "puedo aplicar; podemos aplicar; como aplico; como aplicamos; hacer la solicitud; llenar la solicitud",
      "quiero postular; mandeme la solicitud; quiero rentarlo; quiero rentarla",
    ],
  },
  // "Does my sister have to send one in as well" asks who must, and wishes for nothing yet.
  unless: {
    en: [
      "does|do|will|would|should|must . . (have|need) to .. (apply|application)",
      "he|she|they|everyone|everybody|both|cosigner|roommate . (have|has|need|needs|gotta) .. (apply|application)",
    ],
    es: ["tiene|tienen que .. (aplicar|solicitud); debe|deben .. (aplicar|solicitud)"],
  },
  shows: {
    en: ["(can|could|may) i|we (get|have|pick up) (an|the|your) application $|please|form|for"],
    es: ["como (le)? hago|hacemos para|pa aplicar"],
  },
};

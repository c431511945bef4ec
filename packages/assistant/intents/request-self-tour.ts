import type { IntentWords } from "./intent-words.ts";

export const requestSelfTour: IntentWords = {
  says: {
    en: [
      "self-guided; self tour; self showing; self show; tour alone; tour it alone; see it alone; view it alone",
      "look at it alone; tour it myself; by myself; go in alone; go alone; look around alone; on my own",
      "see it by myself; see it on my own; lockbox; without an agent; without anyone; without the owner there",
      "without the owner being; without the owner present; without the landlord there; without someone there",
      "without somebody there; without a realtor; without meeting",
    ],
    es: ["por mi cuenta; autoguiado; autoguiada; visita libre; sin agente"],
  },
  unless: {
    // "Trabajo por mi cuenta" tells how one earns.
    es: [
      "trabajo|trabajamos|trabaja|trabajando|gano|ganamos|negocio . por (mi|nuestra|su) cuenta",
      "por (mi|nuestra|su) cuenta .. (gano|ganamos|gana)",
    ],
  },
};

import type { Tour } from "@porchlight/contract/public-pages.ts";
import { tourLabels } from "@porchlight/domain/words/es.ts";

/** A kind of tour as renters read it; `who` says whom they meet, or how they get in. */
type TourWords = Record<Tour, { name: string; who: (owner: string) => string }>;

export const tourWords: TourWords = {
  IN_PERSON: { name: "In person", who: (owner) => `${owner} or an agent will show you around` },
  VIRTUAL: { name: "Virtual", who: () => "A video call from anywhere" },
  SELF_GUIDED: { name: "Self-guided", who: () => "You’ll get entry instructions before your tour" },
};

export const spanishTourWords: TourWords = {
  IN_PERSON: { name: tourLabels.IN_PERSON, who: (owner) => `${owner} o un agente le mostrará la vivienda` },
  VIRTUAL: { name: tourLabels.VIRTUAL, who: () => "Una videollamada desde donde usted esté" },
  SELF_GUIDED: { name: tourLabels.SELF_GUIDED, who: () => "Recibirá instrucciones para entrar antes de su visita" },
};

import { type Topic, unheld, unheldField } from "./topic.ts";

/** What is around the home. */
export const surroundingTopics: Topic[] = [
  unheldField(
    "transit",
    { en: "what is nearby", es: "lo que hay cerca" },
    {
      en: [
        "dog park; dog run; park nearby; bus; train; subway; public transportation; transit; commute; how far",
        "how close; close to; near; nearby; walking distance; walkable; grocery; supermarket; downtown; highway",
      ],
      es: ["metro; autobus; tren; parada; transporte; que tan lejos; que tan cerca; cerca de; supermercado; el centro"],
    },
  ),
  unheld(
    "noise",
    { en: "noise", es: "el ruido" },
    {
      en: ["noise; noisy; quiet; loud; thin walls; soundproof"],
      es: ["ruido; ruidoso; ruidosa; tranquilo; tranquila; silencioso"],
    },
  ),
  unheld(
    "schools",
    { en: "schools", es: "las escuelas" },
    {
      en: ["school"],
      es: ["distrito escolar; escuela"],
    },
  ),
];

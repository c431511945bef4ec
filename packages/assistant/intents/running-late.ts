import type { IntentWords } from "./intent-words.ts";

export const runningLate: IntentWords = {
  says: {
    en: [
      "overslept; slept in; woke up late; running late; run late; be late; running behind; minute late; stuck in",
      "stuck behind; stuck at; delayed; got held up; behind schedule; few minutes behind",
    ],
    es: ["voy tarde; llego tarde; voy a llegar tarde; retrasado; estoy en el trafico; minutos tarde"],
  },
  shows: {
    en: [
      "# min|minute late|behind|away|out; late (by|for the|for my|for our)",
      "(running|gonna be|going to be|might be|will be|be) .. late",
      "(there|here|arrive|make it) (around|closer to) #; there|here in #; traffic",
      "bus|uber|lyft|ride|train|cab|taxi|sitter|babysitter (is|was|is running|got here) late; flat tire",
      "car (broke|will not|trouble); caught|held up; (gps|eta|maps|waze) say|is|show|said",
    ],
    es: ["(voy|vamos|llego|llegare) .. tarde; hay (mucho)? trafico"],
  },
  unless: {
    en: [
      // "Six years and never late" tells how one paid.
      "(never|not|always) . late; late (fee|payment|rent); (paid|pay|paying) . late",
      // "Would July 1 be too late" asks of moving in.
      "would|will|is|are .. be too late; too late (for|to) (move|you|yall|them)",
      // "If my bus is late could we do 6"
      "(in case|if|what if) (i|we|my|our|the|it|there)",
    ],
    es: ["en caso de que; si (se|me|mi|el|la|llego|hay)"],
  },
};

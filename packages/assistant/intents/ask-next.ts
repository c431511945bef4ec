import type { IntentWords } from "./intent-words.ts";

export const askNext: IntentWords = {
  says: {
    en: [
      "what is next; what next; what do we do next; what do i do next; what do i do now; anything else you need",
      "anything else from me; do i need to do anything; anything (else)? (i|we) (should|need to|have to|must|can) do|bring|prepare|know (before|for|until)? (then|the showing|the tour|that|it)?",
      "what (else|more)? do|does|did|would|will (you|they|she|he) (all|guys)? (still)? need (from|for)? (me|us)?",
      "what are we waiting on|for; what is the hold up; what is the holdup",
      "what is (still)? holding (it|this|things)? up; what is (still)? missing|left !(... application|form)",
      "anything (still)? missing; anything else or is that all; anything else or is that everything",
      "is that all you need; is that everything you need",
    ],
    es: [
      "que (mas|nos|me|te|le)? (hace)? falta !(... solicitud|aplicacion|pagar); no falta nada; falta algo|algo mas",
      "que mas necesita|necesitan|ocupa|ocupan; que estamos esperando; que esperamos; por que no queda",
      "que lo detiene; que sigue; que hago ahora; que hacemos ahora; es todo lo que necesita; algo mas o es todo",
    ],
  },
};

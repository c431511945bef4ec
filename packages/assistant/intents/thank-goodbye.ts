import type { IntentWords } from "./intent-words.ts";

/** "You're the best" */
export const praise =
  "you (guys|all)? (are|were|have been) (a|an|the|my|such)? {praise}; your a|an|the|so|such {praise} !(place|deal|price|offer)";

export const thankGoodbye: IntentWords = {
  says: {
    en: [
      "thanks; thank you; thank; thank you so much; appreciate it; appreciate; bye; goodbye; good bye",
      "have a good; have a great; have a nice; take care; talk soon; see you; talk later; get back to you",
      "get back with you; let me check with my; let me check with the; let me ask my; let me talk to my",
      "let me think; think about it; think it over; sleep on it; great thanks",
    ],
    es: ["gracias; muchas gracias; mil gracias; adios; hasta luego; hasta pronto; nos vemos; buen dia; cuidese"],
  },
  shows: {
    en: [
      praise,
      "(let you know|get back to you|get back with you|tell you|text you|decide|confirm with you|give you an answer) .. (tomorrow|tonight|later|soon|next week|this week|in a|in an|in #|by|{day})",
    ],
  },
};

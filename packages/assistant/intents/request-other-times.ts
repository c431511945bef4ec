import type { IntentWords } from "./intent-words.ts";

export const requestOtherTimes: IntentWords = {
  says: {
    en: [
      "same day later; later the same day; later that day; later in the day; later on that day; other time",
      "another time; different time; other day; another day; different day; more time; any other; something else",
      "other option; none of those; none of these; none of them work; do not work for me; those do not work",
      "anything later; anything earlier; anything sooner; nothing else; nothing later; nothing earlier",
      "nothing sooner; later than that; earlier than that; sooner than that; later time; earlier time; earlier slot",
      "later slot; earlier opening; later opening; earlier appointment; later appointment; something later",
      "something earlier; weekend instead; do it earlier; do it later; come earlier; come later; bit earlier",
      "bit later; little earlier; little later; hour later; hour earlier",
    ],
    es: ["otro dia; otra hora; otro horario; mas tarde; mas temprano; ninguno me sirve; ninguna me sirve; no me sirve"],
  },
  shows: {
    en: [
      "(latest|earliest|soonest) (time)? (that)? you|they|i|we can|could|would .. ({day}|today|tonight|that day|weekend|week)",
      "what is open|free|available|left (on)? {day}",
      "what is open|free|available|left (next week|later|after|today|tonight)",
      "what (else|other time|other day) .. open|available|have|got|free|slot; anything (else)? (on)? {day}",
      "anything (else)? (after|before) (#|noon|that|work|lunch|school|dark)",
      "anything (else)? (next|in the morning|in the afternoon|in the evening|this week|this weekend|this afternoon|this evening)",
    ],
  },
  // "As late as you can" picks the end of what is open.
  // "Ya la vimos el otro día" tells of a day that is past.
  unless: { en: [], es: ["lo mas tarde|temprano; el otro dia"] },
};

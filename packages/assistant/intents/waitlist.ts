import type { IntentWords } from "./intent-words.ts";

export const waitlist: IntentWords = {
  shows: {
    en: [
      "waitlist; wait list; waiting list; backup list|spot|offer; next in line",
      "(if|when|in case) .. (fall through|falls thru|open up|opens up|back out|backs out|becomes available|come available|come up|comes back|free up)",
      "let|notify|text|call|tell|contact|ping me (know)? if (you get|you have|something|anything|one|another)",
      "let|notify|text|call|tell|contact|ping me (know)? when .. (open|available|come up|free up|back on)",
    ],
    es: ["lista de espera; avisenme|aviseme si|cuando hay|se"],
  },
  // What falls through may be one's own: "if my transfer falls through".
  unless: { en: ["my|our . . fall through|thru; fall through|thru (with|at|on) (my|our|the|work|school)"] },
};

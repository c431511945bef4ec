import type { IntentWords } from "./intent-words.ts";

export const askOwnShowing: IntentWords = {
  says: {
    en: [
      "(get|got|put|have|has) (me|us) down for; (am i|are we) down for; did (you|they) put (me|us) down",
      "what time was i; what time am i; when am i; when was i; what day am i; what time is the showing; my showing",
      "my appointment; my tour; my visit; my viewing; my request; when is my; what time is my; am i confirmed",
      "did they confirm; did he confirm; did she confirm; did the owner confirm; did the landlord confirm",
      "confirmed yet; is it booked; my time set; is my time; my time still; am i booked; are we booked; it is booked",
      "am i all set; are we all set; am i set for; are we set for; heard back; hear back yet; am i still on",
      "are we still on; is it confirmed; still on for",
    ],
    es: [
      "ya quedo; quedo agendada; quedo agendado; esta agendada; mi visita; mi cita; a que hora es mi",
      "sigue en pie",
    ],
  },
};

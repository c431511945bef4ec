import type { IntentWords } from "./intent-words.ts";

export const cancelShowing: IntentWords = {
  says: {
    en: [
      "cancel; can not make it; will not make it; not going to make it; not be able to make it; unable to make it",
      "will not be able to come; can not come; will not be coming; not coming; can not attend; call off; call it off",
      "never mind about; nevermind about; forget about the; forget the tour; different direction",
    ],
    es: [
      "cancelar; cancelo; cancele; cancela; cancelen; cancelame; anular; no puedo ir; no voy a ir; no podre ir",
      "no voy a poder",
    ],
  },
  shows: {
    en: [
      "(can not|could not|will not|not able to|not going to|unable to|is not going to|wont) .. (come|make it|attend|be there|go|do the tour|do my tour|do the showing|do my showing|do the visit)",
      "(i|we) (can not|could not|will not|are not going to|am not going to) make (the|our|my)? #",
      "(can not|could not|will not|not able to|not going to|unable to) .. do {day}",
      "forget (about)? (my|the|our)? tour|showing|visit|appointment; forget (about)? {day}; something came up",
      "{day} (will not|is not going to) happen; the tour|showing|visit (will not|is not going to) happen",
      "call|calling (it|the tour|the showing)? off",
      "take (me|us|my name|our names) off .. (schedule|calendar|book|showing|tour|{day}|#); have to cancel|pass",
      "have to back out; (can not|could not|will not|not going to) get there",
      "(have to|going to have to|got to|going to|need to) (skip|bail|miss) (it|on|out|the|our|my|today|tomorrow|{day}|$)",
    ],
    // Whoever it is of: "hoy no llegamos", "no vamos a poder asistir", "se nos hizo imposible ir"
    es: [
      "no {ableInSpanish} .. {comeInSpanish}; no voy|vamos|va|van a {comeInSpanish}; imposible {comeInSpanish}",
      "no {comingInSpanish} {whenInSpanish}; {whenInSpanish} (ya)? no {comingInSpanish}; ya no {comingInSpanish} $",
      "(tengo|tenemos) que faltar",
    ],
  },
  unless: {
    en: [
      "(cancel|break) (the|my)? lease",
      // Who can't come in person, on no day, asks for another way to see it.
      "(can not|could not|will not|not able to|unable to) .. .. in person !(.. {day}|anymore|any more)",
      // Who can't come before five comes later.
      "(can not|could not|will not|not able to|not going to) .. (come|make it|be there|get there|go) . (before|until|till|after #)",
      // "My brother is not coming with us" tells who moves in.
      "not (be)? coming|moving (with|along|in)",
    ],
    es: [
      "cancelar el contrato; no (puedo|podemos|podria|podriamos) .. en persona !(.. {day}); a fin de mes; (llegar|ir|llego|llegamos|asistir) (antes|hasta|sino hasta|despues) (de|del|que|las|la|el); no (viene|vienen|va|van) (con|a) (nosotros|nosotras|migo|conmigo|vivir|mudarse)",
    ],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const rescheduleShowing: IntentWords = {
  says: {
    en: [
      "change .. time; different time for saturday; change it to; change to; reschedule; showing be moved",
      "showing moved; tour be moved; tour moved; appointment moved; visit be moved; showing be changed; be moved to",
      "get moved to; re-schedule; resched; rather do that; rather come; switch to; switch my; switch the; swap to",
      "bump it; bump my; move to; move my showing; move my tour; move my appointment; move the showing",
      "move the tour; move it to; change my showing; change my tour; change my appointment; change the showing",
      "change the day; change the tour; change the appointment; push it back; push back; push it to; push my",
      "push our; push .. back; make it later; make it earlier; bring it forward; bring forward; bring it up to",
      "move it up; move up; postpone; come later instead; can we do .. instead; could we do .. instead",
      "can i come .. instead; different time instead; make it .. instead",
    ],
    es: [
      "reprogramar; se puede cambiar; puedo cambiar; podemos cambiar; cambiar para; cambiarlo; cambiarla",
      "cambiar la cita; cambiar la hora; cambiar el dia; cambiar mi cita; mover la visita; posponer; aplazar",
    ],
  },
  shows: {
    en: [
      "(can not|could not|can no longer|will not be able to) . (do|make|come at) (the)? (#|noon|that time|that day) (any more|anymore|now|after all)",
      "(move|change|switch|swap|push|shift|bump) .. to|for|until|till (the)? {day}",
      "(move|change|switch|swap|push|shift|bump) (it|that|this|the date|the day|the visit|the visit date|the showing|the tour|my visit|my showing|my tour|my appointment)? to|for (the)? # !(month|year|bed|bedroom)",
      "(push|bump|slide) (it|that|mine|us|my showing|my tour|my visit|my appointment|the showing|the tour|the visit|the appointment|my time|our time|the time) (by)? (a|an|one|two|half a|half an|#) (hour|hr|min|minute)",
      "(move|push|bump|change|switch) (it|me|us|that|mine) to (around)? (noon|#) !(month|year|bed|bedroom)",
      "(can|could|may|might|possible|make|do) (it|we|i|that|you) (be|do|come|have|move|make|make it|meet|start|do it|move it|come in)? (just|a|like|maybe)? (#|half a|half an|a|an|one|two|few|couple) (more)? (hour|hr|min|minute) (later|earlier|sooner)",
      "(move|change|switch|swap|push|shift|bump) .. (to|until|till) (the)? (next week|next weekend|weekend)",
      "(move|push|shift|bump) .. to #",
    ],
    es: [
      "cambiar|cambiarla|cambiarlo|mover|moverla|pasar|pasarla .. al|para|a (el|la|las)? (lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|#)",
    ],
  },
  unless: {
    en: [
      // "Can we do 1 year instead of 2"
      "(do|sign|have|get) (a|an|the|one|two|six|twelve|#) (year|yr|month|mo); month to month",
      // "If he moved in, does that change anything" is of no time.
      "change anything; change things",
    ],
    es: [
      // "Nos vamos a cambiar para octubre" is of moving home.
      "(nos|me) (quiero|queremos|quisiera|quisieramos|voy|vamos|tengo|tenemos|debo|debemos|pienso|pensamos) (a|que)? cambiar !({ofVisit}|.. {ofVisit}|.. {weekdayInSpanish})",
    ],
  },
};

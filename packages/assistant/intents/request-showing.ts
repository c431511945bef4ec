import type { IntentWords } from "./intent-words.ts";

export const requestShowing: IntentWords = {
  says: {
    en: [
      "come now; come over now; come right now; when can i come; when can we come; when could we come",
      "when may i come; do a video call; do a virtual; take a video tour; make it a video; tour by video",
      "schedule .. visit; schedule .. appointment; set up .. showing; set up .. viewing; set up .. time",
      "book .. showing; book .. tour; book .. visit; book .. time; come see; come by; come look; come and see",
      "come view; see the place; see the apartment; see the home; see the house; see it; see this; see .. in person",
      "view the apartment; view the place; view the unit; view the house; view the home; view it; tour it; tour the",
      "a tour; a showing; a viewing; a visit; an appointment; look at it; look at the house; visit the; visit it",
      "check it out; check out the; show me this; show me the place; show me the unit; show me the house",
      "show us this; show us the place; show us the house; show me the place; walk through; are you showing",
      "showing it; show it to; show the place; what times; times do you have; what day do you have",
      "which day do you have; what day .. do showing; day are open; time slot; open slot; do you show",
      "interested in seeing; go about seeing; go about viewing; about seeing the; about viewing the; about touring",
      "interested in touring; interested in viewing; interested in visiting; like to see; want to see; want to view",
      "when can we meet; when could we meet; when can i meet; another showing; another tour; another viewing",
      "another visit; can i get another; possible to see; possible to visit; like to visit; like to view; stop by",
      "swing by; can i see; could i see; can we see; may i see; any showing; open house; meet me there; meet me at",
      "someone meet me; showing time; tour time; available time; are you available; what day .. available",
      "day are you; viewing time; showing availability; availability for .. showing; availability for .. tour",
      "availability to show; your availability",
    ],
    es: [
      "se puede ver; que dias; que horarios; verlo; verla; ver el apartamento; ver la casa; ver el departamento",
      "ver el lugar; quiero ver; me gustaria ver; puedo ver; podemos ver; podria ver; visitarlo; visitar el",
      "visitar la; visitarla; una visita; una cita; agendar; programar; un recorrido; puedo pasar",
      "conocer el apartamento; conocer la casa",
    ],
  },
  shows: {
    en: [
      "what is (open|free) $",
      "what|which (time|day|slot|times|days|slots) (was|were|is|are)? (it|that|those|there)? again",
      "do you do|have|offer|give (any)? (evening|late|weekend|night|early)? (showing|tour|viewing) (late|later|early|evenings|weekends|in|at|on|after|before)",
      "^ (okay|so|and|yes|please|then)? (a|any|the|next|possible)? (tour|showing|viewing|visit|time|slot|tour time|tour slot|showing time|showing slot|open time|open slot) {politely}? $",
      "^ (hi|hello|hey|so|and|okay)? (is there|are there|do you have|would you have|you have|have|got|you got)? (any|some) (time|opening|slot|appointment|availability) (open|available|free|left)? {politely}? $",
      "^ (okay|so|then|and|alright|well|so then|okay so|okay then|and then|well then) when (then|though)? $",
      "^ (so|and|okay|then)? what is|do you have open (then)? $",
      "check (it|this|the place|the apartment|the house|the home|the unit|the studio|the condo) out",
      "can|could|may i|we still come|see|tour|visit|view; can|could|may i|we still make it",
      "can|could|may i|we come|swing|drop|pop|stop (by|over|in|out)? .. {day}",
      "can|could|may i|we come|swing|drop|pop|stop (by|over|in|out)? .. today|tonight",
      "can|could|may i|we come (by|over|in|out)? .. at #",
      "(see|view|tour|visit|look at|check out|walk through) .. (studio|condo|townhouse|duplex|loft|property|room|space|rental|bungalow|cottage|bedroom)",
    ],
    es: [
      "^ (recorrido|visita|cita) {politely}? $",
      "^ (hola|buenas|y)? (tiene|tienen|tendra|tendran|hay|habra|que)? (algun|alguno|alguna|algunos|algunas)? (horario|hora|cita|espacio|turno) (disponible|libre|abierto|abierta)? {politely}? $",
      "^ (y|pues)? que hay (libre|disponible) {politely}? $",
    ],
  },
  unless: {
    en: [
      // "My ex might come by" is feared.
      "my ex !(... see|... tour|... look at|... view|... show me|... show us)",
      "(rent|lease|sign|apply|take|get|do) ... without . (seeing|viewing|touring|visiting); sight unseen",
      // Guests come to whoever lives there.
      // Papers are what somebody else wants to see.
      "you|they|he|she|owner|landlord (need|want|have to|like to|need to|want to) (see|view|look at)",
      "(visit|visiting) (me|us)",
      "(visit|visiting) for (a|an|the|two|three|#|a few|a couple of) (night|day|week|month|weekend|holiday|summer|while)",
    ],
  },
  unlessTold: {
    en: [
      // What was seen already is no wish to see it.
      "we|i|he|she|they (already|just|finally)? (saw|viewed|toured|visited) it !(online|on|listed|posted|advertised|for|in)",
      "we|i|he|she|they (already|just|finally)? (viewed|toured|visited) the|your (home|house|place|apartment|unit|studio)",
      "was (so|really|very)? (good|nice|great|lovely) to (see|tour|view)",
      "(good|nice|great|lovely|glad) (seeing|touring|viewing); after (seeing|touring|viewing|visiting)",
      "(do not|does not|no) (need|have|want|care) to (see|view|tour|visit|look at)",
      "(do not|does not|did not|never) (have|had|book|booked) (a|an|any) (showing|tour|viewing|visit|appointment) $",
    ],
    es: [
      "no (necesito|hace falta) (ver|verla|verlo); ya la|lo vi|vimos; la|lo|nos vi|vimos; fue (un)? (gusto|bueno|lindo) ver|verla|verlo",
    ],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const requestShowing: IntentWords = {
  says: {
    en: [
      "can i come now; can we come now; come now; come over now; come right now; when can i come",
      "when can we come; when could i come; when could we come; when may i come; do a video tour",
      "do a video call; do .. video tour; do .. virtual tour; do a virtual; take a video tour; tour it by video",
      "make it a video; tour by video; see it by video; see it over video; see it on video; see it virtually",
      "see it over zoom; see it on facetime; schedule .. showing; schedule .. tour; schedule .. visit",
      "schedule .. viewing; schedule .. appointment; set up .. showing; set up .. tour; set up .. viewing",
      "set up .. time; book .. showing; book .. tour; book .. viewing; book .. visit; book .. time; come see",
      "come by; come look; come and see; come view; come take a look; see the place; see the apartment",
      "see the unit; see the home; see the house; see it; see this; see .. in person; view the apartment",
      "view the place; view the unit; view the house; view the home; view it; tour it; tour the; take a tour",
      "a tour; a showing; a viewing; a visit; an appointment; look at it; look at the apartment",
      "look at the place; look at the unit; look at the house; visit the; visit it; check it out; check out the",
      "available to show; show me the apartment; show me this; show me the place; show me the unit",
      "show me the house; show us this; show us the place; show us the apartment; show us the house",
      "show me the place; walk through; are you showing; showing it; show it to; show the place; what times",
      "times do you have; what day do you have; which day do you have; what day .. do showing; day are open",
      "when are showing; when are the showing; when are your showing; when do you do showing",
      "when do you have showing; time slot; open slot; do you show; interested in seeing; go about seeing",
      "go about viewing; go about touring; about seeing the; about viewing the; about touring",
      "interested in touring; interested in viewing; interested in visiting; like to see; love to see",
      "want to see; want to tour; want to visit; want to view; when can we meet; when could we meet",
      "when can i meet; another showing; another tour; another viewing; another visit; can i get another",
      "possible to view; possible to see; possible to tour; possible to visit; like to tour; like to visit",
      "like to view; stop by; swing by; when can i see; when could i see; can i see; could i see; can we see",
      "may i see; any showing; any open house; open house; meet me there; meet me at; someone meet me",
      "showing time; tour time; available time; what time .. available; are you available",
      "what day .. available; day are you; viewing time; showing availability; availability for .. showing",
      "availability for .. tour; availability to show; your availability",
    ],
    es: [
      "se puede ver; se puede visitar; la puedo ver; lo puedo ver; la podemos ver; lo podemos ver; cuando puedo ir; cuando podemos ir; que dias; que horarios; verlo; verla; ver el apartamento",
      "ver la casa; ver el departamento; ver el lugar; quiero ver; quisiera ver; me gustaria ver; puedo ver",
      "podemos ver; cuando la puede ver; cuando lo puede ver; cuando la pueden ver; cuando lo pueden ver",
      "cuando la puedo ver; cuando lo puedo ver; cuando la podemos ver; cuando lo podemos ver",
      "cuando se puede ver; podria ver; visitarlo; visitar el; visitar la; visitarla; una visita; una cita",
      "agendar; programar; hacer una cita; un recorrido; puedo pasar; conocer el apartamento; conocer la casa",
    ],
  },
  shows: {
    en: [
      "^ (a|any|the|next|possible)? (tour|showing|viewing|visit|time|slot|tour time|tour slot|showing time|showing slot|open time|open slot) {politely}? $",
      "^ (okay|so|then|and|alright|well|so then|okay so|okay then|and then|well then) when (then|though)? $",
      "^ (so|and|okay|then)? what is|do you have open (then)? $",
      "check (it|this|the place|the apartment|the house|the home|the unit|the studio|the condo) out",
      "can|could|may i|we still come|see|tour|visit|view; can|could|may i|we still make it",
      "can|could|may i|we come|swing|drop|pop|stop (by|over|in|out)? .. {day}",
      "can|could|may i|we come|swing|drop|pop|stop (by|over|in|out)? .. today|tonight",
      "can|could|may i|we come (by|over|in|out)? .. at #",
      "(see|view|tour|visit|look at|check out|walk through) .. (studio|condo|townhouse|duplex|loft|property|room|space|rental|bungalow|cottage|bedroom)",
    ],
    es: ["^ (recorrido|visita|cita) {politely}? $"],
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

import type { IntentWords } from "./intent-words.ts";

export const reportMaintenance: IntentWords = {
  says: {
    en: [
      "leaking; leak; is broken; stopped working; not working; has not worked; have not worked; no heat",
      "no hot water; heater is out; clogged; toilet is; maintenance request; repair request; need .. fixed",
      "mold in my; i live in unit; i live in apt; i live in the building; i am a tenant; i am the tenant",
      "current tenant; my unit",
    ],
    es: ["mantenimiento; gotera; se descompuso; esta roto; no funciona; esta tapado; soy inquilino"],
  },
  shows: {
    en: [
      "{mine} {where}? {fixture} .. {wrong}; {fixture} (is|are|keep)? (making|makes) (a|an|this)? . noise|sound",
      "^ {fixture} .. {wrong}",
      "(conditioning|air|vent|unit|cooling) (only|just|is|are|keep)? (blow|blowing|blew) . (hot|warm) air; (conditioning|conditioner|air|unit) (is not|does not|will not|stopped) (cool|cooling|blow cold)",
      "water|something (is|keep)? (coming|dripping|pouring|leaking|running) (through|out|from|down|in); no heat",
      "no hot water; no power $; no electricity $; no water $",
      "come|someone|somebody|anyone|maintenance .. fix|repair|unclog; put in a (work order|repair|maintenance)",
      "roach|cockroach|mouse|mice|rat|bedbug|bug|ant|dropping .. in|behind|under my|our",
      "send (a|an|the|some|someone|somebody|over)? (pest control|exterminator|plumber|electrician|handyman|maintenance)",
      "lock|locked (me|myself|us)? out of my",
      "(i am|i live|we live|we are) in|at unit|apt|apartment|number ... neighbor|noise|music|leak|broken|loud|fix|trash",
      "my . (neighbor|upstairs|downstairs) ... (loud|noisy|noise|smoke|smoking|barking|trash)",
      "(neighbor|upstairs|downstairs|next door) ... (blasting|screaming|loud music|party|partying|banging|stomping)",
    ],
    es: [
      "fuga|gotera|goteo (de agua)? en mi|el|la|nuestro",
      "(no sirve|no funciona|se rompio|se descompuso|se dano|se tapo) (el|la|mi)? agua|luz|calefaccion|calenton|bano|inodoro|estufa|refrigerador|aire|lavadora|fregadero|caliente",
      "no hay|tengo|tenemos (el|la|mi)? agua|luz|calefaccion",
    ],
  },
  unless: {
    en: [
      // "Can my kids and I live there" comes from no tenant.
      "^ (can|could|may|would|is it|are) ... i (still)? live",
      // "Who fixes the heat if it goes out" asks before anything is broken.
      "^ (and|so|also)? who ... if|when; ^ (and|so|also)? what if|happens",
      // "Does the elevator break down a lot" asks how well it works.
      "^ (and|so|also)? (does|do|is|are|how) ... (often|a lot|much|usually|frequently|reliable)",
      // "Nothing is leaking", "it's no repair" take a report back.
      "nothing|none (is|has|was|needs|here|at my place)? . broken|broke|leaking|wrong|clogged|fixed|fixing|repaired",
      "nothing broke; (not|no) (a|any)? (repair|maintenance) (request|issue|problem)?",
    ],
    es: [
      "^ (y|tambien)? quien ... si|cuando; ^ (y|tambien)? que pasa",
      "(no hay|no tengo|no se) . nada . roto|rota|descompuesto|descompuesta|tapado; (no|nada) se (me)? (rompio|descompuso|dano) nada",
      "nada esta|se roto|descompuesto|rompio|descompuso",
    ],
  },
};

import type { IntentWords } from "./intent-words.ts";

export const emergency: IntentWords = {
  says: {
    en: [
      "there is a fire; gas leak; smell gas; smell of gas; smells like gas; carbon monoxide; flooding; flooded",
      "burst pipe; pipe burst; emergency; break in; broken into; someone broke; on fire; sparking; huele a gas",
      "inundacion; inundado; see flame; caught fire; catching fire; caught on fire; see smoke; smoke everywhere",
      "full of smoke; fire next door; intruder; trying to break in; trying to break into; breaking into my",
      "kick in my door; kicking in my door; kicked in my door; kicking my door; ceiling collapsed",
      "ceiling .. collapsed; ceiling fell; roof .. collapsed; leaking gas; filling with water",
      "filling up with water; rising water; explosion; exploded; collapsed and; entrando agua",
      "agua por todos lados; monoxido de carbono; alarma de monoxido; a la fuerza; se metieron a",
      "climbed through my; climbed through the window; climbed in through; ladron adentro; un ladron",
      "stinks of gas; reeks of gas; explosion",
    ],
    es: [
      "incendio; fuga de gas; emergencia; se esta quemando; se inundo; se esta inundando; se revento",
      "se rompio .. tuberia; agua por el techo; se metio alguien; alguien se metio; forzando la puerta",
      "no respira; huele .. a gas; olor a gas; olor .. a gas; apesta a gas; hay humo; sale humo",
      "sale mucho humo; detector de monoxido .. sonar; detector de monoxido .. sonando; hay fuego; se quema",
      "se prendio fuego; exploto; se cayo el techo",
    ],
  },
  shows: {
    en: [
      "gas smell|odor|leak; gas is leaking; smell|smelling .. gas; rotten egg",
      "(carbon monoxide|co) alarm|detector; smoke (is)? coming|pouring|filling",
      "is|are|was|something|it (on fire|burning|sparking); spark|sparking from|coming|out",
      "outlet|wire|panel (is|are)? smoke|smoking|spark|sparking|burn|burning|burnt; burning smell",
      "ceiling|roof (is)? (caving|collapsing|collapsed|coming down); water (is)? pouring|gushing|everywhere",
      "apartment|basement|kitchen|bathroom|unit|floor is (flooding|flooded|under water)",
      "flame|fire (are|is)? (coming|shooting|out of)",
      "flame|fire (are|is)? in my|the|our kitchen|stove|oven|unit|apartment|wall|building|basement",
      "(shoot|stab|kill) (someone|somebody|everyone|everybody|people|him|her|them|you all)",
      "(i will|going to|gonna|want to) hurt (someone|somebody|everyone|everybody|people|him|her|them|you all)",
      "sewage (is)? coming|backing; someone (is)? (breaking|trying to get|trying to break) in; called|call 911",
      "(can not|could not|can barely|not|stopped|barely) breathe|breathing; turning blue; unconscious",
      "unresponsive; will|does not wake up; (can not|could not) wake him|her|them|up; passed out; heart attack",
      "having (a|an)? stroke|seizure; is|am|are choking; choking on",
      "bleeding (badly|a lot|out|heavily|everywhere|from); so much blood; overdose|overdosed|overdosing",
      "(he|she|they|mom|dad|mother|father|grandma|grandpa|husband|wife|son|daughter|baby|neighbor) . (not|never|will not|can not) (getting|get|got) up",
      "(fell|went down|collapsed) ... (not|will not|can not) (get up|getting up|moving|move|answering|responding)",
      "took (too many|all the|all her|all his|all my) pill",
    ],
    es: [
      "hay (humo|fuego|un incendio|una fuga de gas); sale (humo|agua por todos); no respira; no puede respirar",
      "dejo de respirar; inconsciente; se desmayo; no (se)? despierta; no reacciona; no responde",
      "(se cayo|se desplomo) ... no (se levanta|se mueve|responde|contesta); no se levanta del (suelo|piso)",
      "dando un infarto|derrame; un infarto; convulsionando; convulsiones",
      "se (esta)? ahoga|ahogando|atraganta|atragantando|atraganto; sangra|sangrando mucho; desangrando",
      "sobredosis; se tomo (todas las)? pastillas",
    ],
  },
  unless: {
    en: [
      // A family emergency is nobody's to put out, and an emergency fund or exit is none at all.
      "(family|work|personal|vet|pet|childcare|child care) emergency; in an emergency",
      "emergency (test|drill|housing|rental|rent|shelter|assistance|voucher|at work|exit|contact|maintenance|repair|line|number)",
      "emergency (hotline|phone|service|fund|saving|kit|vet|room|with my)",
      // "Do cars get broken into"
      "(if|do|does|ever|often|any) ... (get|getting|been|are|is|was|were) . (broken into|stolen|robbed|burglarized)",
      // "Has it ever flooded" and "is there a CO detector" ask of the home.
      "ever; history of; flood zone|plain|insurance; in case of",
      "(is there|are there|have|has|with|any) .. (detector|alarm|sprinkler|extinguisher) !(... going off|... goes off|... went off|... beep|... beeping|... beeped)",
      "break in; breakin; burglary; burglaries; robbery; robberies",
    ],
    es: [
      "alguna vez; (hay|tiene|cuenta con) .. (detector|alarma|extintor) !(... sonando|... suena)",
      // "Hay toma de gas en la cocina" asks of a connection.
      "^ (y|tambien)? hay|tiene|tienen (una|la)? (toma|conexion|linea|instalacion) (de|para)? gas !(... huele|... fuga|... rota|... abierta)",
      "emergencia familiar; (salida|contacto|caso) de emergencia",
    ],
  },
};

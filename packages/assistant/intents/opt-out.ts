import type { IntentWords } from "./intent-words.ts";

export const optOut: IntentWords = {
  says: {
    en: [
      "stop texting; stop messaging; stop contacting; stop emailing; stop sending; do not text; do not message",
      "do not contact; do not email; quit texting; unsubscribe; opt out; remove me; remove my number",
      "take me off; leave me alone; stop bothering; delete|erase|remove my number|address|email|phone",
      "take my number off",
    ],
    es: [
      "no mas mensajes; dejen de escribir; deje de escribir; no me escriban; no me escriba; dejar de recibir",
      "para de mandar; pare de mandar; paren de mandar; deja de mandar; dejen de mandar; para de escribir",
      "no quiero mensajes; quitenme; no me contacten; darme de baja; no me manden",
      "borre|elimine mi numero|correo|direccion",
    ],
  },
  shows: {
    en: [
      "^ (please|okay|just|hey|no|por favor)? enough (with|of)? (the|your|these|this)? text|texting|message|messaging|email|emailing|call|calling|spam",
      "stop|quit|cease .. text|texting|message|messaging|email|emailing|contact|contacting|call|calling|spam|spamming|bothering|these|writing|sending",
      "(do not|never) (please|ever|you)? (text|message|contact|email|write|call) (me|us)? $",
      "(do not|never) (please|ever|you)? bother me|us $",
      "(do not|never) (please|ever|you)? (text|message|contact|email|write|bother|call) (me|us)? (again|anymore|any more)",
      "(do not|never) (please)? text|message|contact|email|write|call (or|and) text|message|contact|email|write|call (me|us)? $",
      "take|remove|delete|get (me|us|my number|my name|my info) .. (list|database|system|text)",
      "^ (please|okay|just|no|hey|por favor) stop (please|now|it|this|already|thanks|it now|this now|it please|thank you)? $",
      "^ stop (please|now|it|this|already|thanks|it now|this now|it please|thank you)? $",
      "^ can|could you (please|just)? stop (please|now|it|this|already|thanks|it now|this now|it please|thank you)? $",
      "off your|this|the list|text; leave me|us .. alone; lose|delete my number",
      "no more|mas text|message|email|mensaje; do not want (any|more|any more|your)? text|message|email",
    ],
    es: ["no me escriba|escriban|texte|texten|mande|manden|contacte|contacten|llame|llamen"],
  },
  unless: {
    es: [
      // "No me llamen de noche"
      "no me (llame|llamen|escriba|escriban|mande|manden) .. . . (de noche|por la noche|en la noche|de madrugada|antes|despues|hasta|tarde|temprano|en el trabajo)",
      // "No me llame, mejor mensaje"
      "mejor|solo|nomas|prefiero (por|un|una|el|la)? mensaje|texto|correo|llamada|telefono; (llameme|escribame|mandeme|texteeme)",
      "por mensaje|texto|correo|telefono (esta|es) bien|mejor",
      // "Yo nunca dije que no me escribieran"
      "(no|nunca) (le|les|te)? (he)? (pedi|dije|pedido|dicho) que (ya)? (no me|parara|pararan|dejara|dejaran|pare|paren|deje|dejen)",
    ],
    en: [
      // "Don't call me at night", "stop texting till I'm out" names hours.
      "(stop|quit) (please)? {reach} (me|us)? .. (until|till|til)",
      "(do not|never) (please|ever|you)? {reach} (me|us)? .. (until|till|til|at night|at work|before|after|during|late|so early|in the morning|on {day})",
      // "I never told you to quit writing"
      "(did not|never|have not) (say|said|ask|asked|tell|told|mean|meant) (you|for you|that you)? (to|should)? (stop|quit|unsubscribe|opt out|be removed|leave me alone)",
      // "We don't text much" tells how they are reached.
      "(i|we|my husband|my wife|my mom|my dad|he|she) (do not|never) (really|usually|ever)? (text|message|email|write)",
      // "Call me, don't text" is after a call and not after silence.
      "^ (call|phone|ring) me !(again|anymore|any more|back again)",
      "(please|just|and|can you|could you|would you|so|you can) (call|phone|ring) me !(again|anymore|any more|back again)",
      // "Text, don't call": one way to be reached instead of another.
      "call|phone|text|email|message (me)? (please|only)? (do not|never) (please)? call|phone|text|email|message",
      "only|just call|phone|text|email me; text|texting|email|call|calling|phone is|works better|best|fine|okay|easier|for me",
      "text|email|call|phone me (instead|rather); rather|prefer (a|to)? call|phone|text|texting|email; by phone|text|email instead",
      // "It's a house phone, so no texts" is of that telephone.
      "use|have|answer (a|the|my)? telephone|landline; house|home phone; a|my|the landline; landline so",
    ],
  },
};

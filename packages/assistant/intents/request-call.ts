import type { IntentWords } from "./intent-words.ts";

export const requestCall: IntentWords = {
  says: {
    en: [
      "call me; can you call; can someone call; could you call; phone call; speak on the phone; talk on the phone",
      "please call; have someone call; get a call; can i call; number i can call",
    ],
    es: ["llameme; llamame; me pueden llamar; me puede llamar; una llamada; hablar por telefono; puedo llamar"],
  },
  shows: {
    en: [
      "ring|phone|buzz me; call|called (me)? back; call at #",
      "^ (hi|hello|so|and|okay)? (what is|whats|have you got|do you have|is there) (your|a) (phone|cell|office)? number {politely}? $",
      "(what|which) number (can|do|should) i (call|ring)",
      "rather|prefer|easier .. (a call|to call|by phone|phone call|on the phone); can we talk|speak|chat on|by|over",
    ],
    es: [
      "que me llame|llamen|marque",
      "(cual es su|tiene algun|a que) (numero|telefono) !(de|esta)",
      "(cual es su|tiene algun) numero de telefono",
    ],
  },
  needs: {
    en: ["call; callback; called; calling; phone; ring; talk; speak; chat; voice; dial; number"],
    es: [
      "llamar; llamada; llame; llamen; llameme; llamame; llama; llamo; hablar; hablo; hable; telefono; marcar; marque; marquen; numero",
    ],
  },
  unless: {
    en: [
      "(no|not|never|do not|does not|can not|not to) (want|need|like|to|you|be|please|phone|get|take|want to|need to|want a|need a|want you to|like to|a|any)? (a|any|phone|get|be|take)? (call|calling|called|phoned)",
      "(instead of|rather than|without) (a)? (call|calling|phoning)",
      // "Everybody calls me Bo" tells a name.
      "everybody|everyone|friend|people|family|folks (here|all|just|always|still|mostly|usually)? call me",
      "(can not|could not|unable to|not able to|hard to|hate to|do not like to) (talk|speak|chat|be) .. phone",
      "(do not|never) call|phone|ring this|that|my|the|here|him|her|after|before|at|on",
      "(do not|never|please not) (have|let|ask|get|make) . . . (call|phone|ring)",
      // "My boss may call me in to work"
      "call|calls|called me|us in|into|off; (boss|nurse|manager|work|job|hospital) . . call|calls|called me|us",
    ],
    es: ["no (me)? (llamar|llame|llamen|llames|llamadas)"],
  },
};

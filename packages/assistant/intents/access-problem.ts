import type { IntentWords } from "./intent-words.ts";

export const accessProblem: IntentWords = {
  says: {
    en: [
      "can not get in; can not find; no one is here; nobody is here; no one here; nobody here; nobody showed",
      "no one showed; where are you; i am lost; we are lost; got lost; how do i get in; how do we get in",
      "how do i get inside; i am outside; i am here; i am at the door; code does not work; code is not working",
      "code did not work; lockbox does not; lockbox is; door is locked; locked out; gate is locked",
      "wrong address; no show",
    ],
    es: ["no hay nadie; estoy afuera; estoy aqui; no puedo entrar; el codigo no funciona; no encuentro", "nadie llego"],
  },
  shows: {
    en: [
      "(app|lockbox|lock box|site|website|system|link|keypad) (will not|did not|does not|would not) give|send|show|load|open|take|accept",
      "(can not|could not) find it",
      "(can not|could not|do not|unable to) .. (find|get in|see) .. (building|place|house|address|entrance|door|lockbox|lock box|number|gate)",
      "is|are anybody|anyone (here|there|home|coming)",
      "(nobody|noone|no body) .. (here|there|answer|answered|answering|coming|home|show|showed|showing)",
      "no one .. (here|there|answer|answered|answering|coming|home)",
      "i am (here|outside|out front|in front|at the door|at the gate|at the house|at the building|at the lobby|at the entrance|at the place)",
      "(code|lockbox|lock box|key|keypad|buzzer|gate) ... (not working|not opening|does not|did not|will not|stuck|red|beeping|error|expired|missing|invalid|wrong|not accepted|rejected)",
      "(will not|does not|did not) let me|us in",
      "(never|did not|have not|has not|not) .. get|got|gotten|receive|received|sent|send .. code",
      "which door|buzzer|entrance|gate|building .. (do i|should i|is); which door|buzzer|entrance|gate $",
      "i am in the (parking lot|lot|driveway|lobby|hallway|alley); been knocking|ringing|buzzing",
      "knocked|rang|buzzed|knocking|ringing .. (but|and|no answer|nobody|no one)",
      "waiting (outside|here|out front|in the front); already here; been here; been waiting $",
      "been waiting (for)? #; waiting .. (at the door|downstairs)",
    ],
    es: ["esperando|estoy (afuera|aqui|en la puerta)"],
  },
  unless: {
    en: [
      "i am here (on|from|for|with|as|since|legally)",
      "(do not|does not|no) (need|have|want|care) to (see|view|tour|visit|look at)",
      // Who does not pick up the phone keeps nobody out.
      "(answer|answering|answered|pick up|picking up|picked up|returned|returning) (the|my|your|any)? (phone|call|text|message|email) $",
      "^ (but|and|still|so|yet)? (not|never|nobody|noone|no one|anyone|anybody) . (answer|answering|answered|pick up|picking up|picked up) $",
      "(call|called|calling|text|texted|texting|email|emailed|message|messaged|phone|phoned|voicemail) ... (not|never|nobody|noone|no one|anyone|anybody) . (answer|answering|answered|pick up|picking up|picked up) $",
      // "Was anyone murdered there" waits at no door.
      "^ (was|were|did|has|have|had) (there)? (anyone|anybody)",
    ],
    es: ["no (necesito|hace falta) (ver|verla|verlo)"],
  },
};

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
};

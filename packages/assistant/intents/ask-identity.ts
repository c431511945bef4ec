import type { IntentWords } from "./intent-words.ts";

export const askIdentity: IntentWords = {
  says: {
    en: [
      "how did you get my number; where did you get my number; who gave you my number; how do you have my number",
      "are you a bot; are you a robot; are you real; are you human; is this a bot; is this a robot",
      "is this a real person; are you an ai; is this ai; is this automated; are you a real person; who is this",
      "who this; who are you; who am i talking to; who am i speaking with; are you the owner; are you the landlord",
      "are you a person; the real owner; is this the owner; is this the landlord; is this the manager",
      "is this the right number; is this the number for; real owner or; the owner or an agent; owner or agent",
      "agent or owner; agent or the owner; am i talking to a; am i texting a; chatbot; automated message",
    ],
    es: [
      "eres un robot; es un robot; eres una persona; quien eres; quien es usted; es usted una persona; eres real",
      "es usted el dueno; hablo con el dueno; habla el dueno; es el numero correcto; es un bot; eres humano",
      "eres el dueno",
    ],
  },
};

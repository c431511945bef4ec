import type { Distress } from "../../heard.ts";
import { firstAdvice, furtherAdvice } from "../emergency-words.ts";
import type { WordsOf } from "../saying.ts";
import type { TroubleSaying } from "../subjects.ts";

const distressAdvice: Record<Distress, (owner: string) => readonly string[]> = {
  violence: (owner) => [
    `${owner} and anyone who manages this home with ${owner} can read our messages. I don't share them with anyone you know. Someone who can open your phone, email or this chat could read them, so use a device only you can open, and delete them if that's safer. In danger: call 911. At 1-800-799-7233 you can talk to someone about staying safe, at any hour.`,
    `I don't share our messages with anyone you know, but anyone who can open your phone, email or this chat could read them. If you're in danger, call 911. 1-800-799-7233 helps you plan to stay safe.`,
  ],
  despair: (owner) => [
    `I'm really glad you wrote. Please call or text 988 now. Someone is there at any hour, and it's free. If you might hurt yourself, call 911. ${owner} can read our messages, and I don't share them with anyone you know.`,
  ],
};

export const trouble: WordsOf<TroubleSaying> = {
  emergency: ({ trouble }, { owner }) => [
    `${firstAdvice("en", trouble)} I'm alerting ${owner} immediately.`,
    `Please call 911 if anyone is in danger. ${owner} has been alerted.`,
  ],
  "emergency-goes-on": ({ trouble, measures }) => [
    ...furtherAdvice("en", trouble, measures),
    "Please stay somewhere safe and follow what 911 tells you. Let me know when it's over.",
    "If you're in danger, call 911. I can't send help myself.",
  ],
  "emergency-over": ({ asks }, { owner }) => {
    const further = asks
      ? ` For going in, follow what the people who checked it told you. I've sent ${owner} your question too.`
      : "";
    return [
      `I'm glad it's over. I've let ${owner} know.${further}`,
      `That's good to hear. I've told ${owner}.${further}`,
    ];
  },
  "asked-urgently": (_, { owner }) => [
    `I've sent your question to ${owner} and marked it urgent.`,
    `${owner} has your question too, marked urgent.`,
  ],
  "told-urgently": (_, { owner }) => [
    `I've told ${owner} this too and marked it urgent.`,
    `${owner} has this as well, marked urgent.`,
  ],
  distress: ({ isOfSomebodyElse }, { owner }) => [
    isOfSomebodyElse
      ? `I'm so sorry this is happening. If they're in danger, please call 911. At 1-800-799-7233 they or you can talk to someone about staying safe, at any hour, and 988 is there to call or text as well. I'm an automated assistant, so I've also told ${owner}.`
      : `I'm so sorry you're going through this. If you're in danger, please call 911. You can call or text 988 at any hour to talk to someone, or call 1-800-799-7233 if someone is hurting you. I'm an automated assistant, so I've also told ${owner}.`,
    `You don't have to deal with this alone. In danger: call 911. To talk to someone: call or text 988. If someone is hurting you: call 1-800-799-7233. I've told ${owner}.`,
  ],
  "distress-goes-on": ({ trouble }, { owner }) => [
    ...distressAdvice[trouble](owner),
    "I don't share our messages with anyone you know, and you don't have to deal with this alone. In danger: call 911. To talk to someone: call or text 988. Tell me when you're safe, or ask me about the home.",
  ],
  "distress-over": () => ["I'm glad you're safe. I'm here if you have questions about the home."],
};

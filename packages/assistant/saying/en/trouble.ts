import type { Distress } from "../../heard/trouble.ts";
import { furtherAdvice } from "../emergency-advice.ts";
import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { TroubleSaying } from "../subjects.ts";
import { advice, goodThat } from "./emergencies.ts";

const inDanger = "If you're in danger, call 911 now.";
const ifInDanger = "If you're in danger, call 911.";
const toTalk = "To talk to someone: call or text 988.";
const notShared = "I don't share them with anyone you know.";
const useYourOwn =
  "Someone who can open your phone, email or this chat could read them, so use a device only you can open, and delete them if that's safer.";
const whoElseReads =
  "I don't share our messages with anyone you know, but anyone who can open your phone, email or this chat could read them.";

/** What helps, and who can read along: the first comes first for who tells what goes on, the second for who asks. */
const distressAdvice: Record<Distress, (owner: string, tells: boolean) => readonly string[]> = {
  violence: (owner, tells) => {
    const help = sentences(inDanger, "At 1-800-799-7233 you can talk to someone about staying safe, at any hour.");
    const readers = sentences(
      `${owner} and anyone who manages this home with ${owner} can read our messages.`,
      notShared,
      useYourOwn,
    );
    const plan = sentences(ifInDanger, "1-800-799-7233 helps you plan to stay safe.");
    return tells
      ? [sentences(help, readers), sentences(plan, whoElseReads)]
      : [sentences(readers, help), sentences(whoElseReads, plan)];
  },
  despair: (owner) => [
    sentences(
      "I'm really glad you wrote.",
      "Please call or text 988 now. Someone is there at any hour, and it's free.",
      "If you might hurt yourself, call 911.",
      `${owner} can read our messages, and I don't share them with anyone you know.`,
    ),
  ],
};

/** What is said first to who tells of distress of their own. */
const ownDistress = sentences(
  "I'm so sorry you're going through this. If you're in danger, please call 911.",
  "You can call or text 988 at any hour to talk to someone, or call 1-800-799-7233 if someone is hurting you.",
);
/** What is said first to who tells of somebody else's. */
const distressOfAnother = sentences(
  "I'm so sorry this is happening. If they're in danger, please call 911.",
  "At 1-800-799-7233 they or you can talk to someone about staying safe, at any hour, and 988 is there to call or text as well.",
);

export const trouble: WordsOf<TroubleSaying> = {
  emergency: ({ trouble, isSurmised }, { owner }) => {
    const meant = isSurmised ? " If I misunderstood and no one is in danger, just tell me." : "";
    return [
      `${advice[trouble].first} I'm alerting ${owner} immediately.${meant}`,
      `Please call 911 if anyone is in danger. ${owner} has been alerted.${meant}`,
    ];
  },
  "emergency-goes-on": ({ trouble, measures }) => [
    ...furtherAdvice(advice[trouble], measures, goodThat),
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
    sentences(
      isOfSomebodyElse ? distressOfAnother : ownDistress,
      `I'm an automated assistant, so I've also told ${owner}.`,
    ),
    sentences(
      "You don't have to deal with this alone.",
      inDanger,
      toTalk,
      `If someone is hurting you: call 1-800-799-7233. I've told ${owner}.`,
    ),
  ],
  "distress-goes-on": ({ trouble, tells }, { owner }) => [
    ...distressAdvice[trouble](owner, tells),
    sentences(
      "I don't share our messages with anyone you know, and you don't have to deal with this alone.",
      inDanger,
      toTalk,
      "Tell me when you're safe, or ask me about the home.",
    ),
  ],
  "no-trouble": (_, { owner }) => [
    `Sorry, I misunderstood. I've let ${owner} know that no one is in danger.`,
    `Thanks for telling me, and sorry I took it that way. ${owner} knows no one is in danger.`,
  ],
  "distress-over": () => ["I'm glad you're safe. I'm here if you have questions about the home."],
};

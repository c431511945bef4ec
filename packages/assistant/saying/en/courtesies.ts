import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { CourtesiesSaying } from "../subjects.ts";

export const courtesies: WordsOf<CourtesiesSaying> = {
  hello: () => [
    "How can I help? Ask me about the home, or tell me when you'd like to see it.",
    "What would you like to know about the home?",
  ],
  fallback: () => [
    "Sorry, I didn't get that. I can answer questions about the home or set up a showing. Which would you like?",
    "Could you put that another way? I can help with questions about the home and with showings.",
  ],
  "got-it-wrong": () => ["Sorry, I got that wrong.", "Sorry, my mistake."],
  "not-understood": () => ["Sorry, I didn't get that.", "I'm not sure what you mean."],
  "ask-change": ({ time }) => [
    `You're down for ${time}. What should I change?`,
    `I have ${time} for you. What's wrong?`,
  ],
  "ask-meant": () => ["What did you mean?", "Could you tell me what you meant?"],
  welcome: () => ["You're welcome!", "Glad to help!"],
  "any-time": () => [
    "Sounds good. I'm here if you'd like to know more or see the home.",
    "No problem. Message me anytime.",
  ],
  identity: (_, { owner }) => [
    `I'm Piper, ${owner}'s automated assistant, not a person. ${owner} can see our messages and steps in when needed.`,
    `This is Piper, an automated assistant for ${owner}.`,
  ],
  help: (_, { owner, home, mailbox }) =>
    sentences(
      `Porchlight: this is Piper, ${owner}'s automated assistant, about ${home}.`,
      `Ask me anything, ask for a call${mailbox ? `, or write ${mailbox}` : ""}.`,
      "Reply STOP to opt out.",
    ),
  "sorry-to-hear": () => ["I'm sorry to hear that. I hope things get better soon.", "I'm sorry to hear that."],
  "thanks-for-telling": () => ["Thanks for telling me.", "Good to know, thanks.", "Thanks for letting me know."],
  "takes-remark": () => ["Thanks for sharing that.", "Good to know.", "Thanks for letting me know."],
  "losing-home": () =>
    "I'm so sorry. For help with rent, court or a place to stay, you can call 211 at any hour. It's free.",
  "local-help": () => [
    "Call 211 at any hour, for free: they know who helps with rent, deposits or shelter near you.",
    "211 knows who helps with rent, deposits or shelter near you.",
  ],
  "taken-back": () => ["No problem. I'm here if you need anything.", "No problem at all."],
  "writes-on": () => [
    "Of course, I'll keep writing to you here. What would you like to know?",
    "I'm still here for you.",
  ],
  "no-harm": () => "No problem, have a good day!",
  apology: () => ["Sorry for the trouble.", ""],
  abuse: () => ["I'm happy to help with questions about the home or a showing.", ""],
  "not-for-me": (_, { home }) => [
    `I think this was meant for someone else. This is the assistant for ${home}.`,
    "I think this was meant for someone else, too.",
  ],
  "only-this-home": () => [
    "I can only help with this home and showings here.",
    "I can't help with that. I'm happy to answer questions about this home.",
  ],
  "no-pictures": () => [
    "I can't open photos or files here. What would you like to know?",
    "I can't see attachments. Tell me what you need and I'll help.",
  ],
  "opted-out": (_, { isText }) =>
    isText
      ? "You won't get any more texts from us. Reply START to get them again."
      : "OK, I'll stop writing to you. If you have a question later, just reply.",
  "opted-in": () => "You're subscribed again. Reply STOP to opt out.",
  "lost-interest": () =>
    "Thanks for letting me know. I won't message you again about this home. Good luck with your search!",
  "wrong-number": () => "Sorry about that. I won't message this number again.",
};

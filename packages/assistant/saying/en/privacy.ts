import type { WordsOf } from "../saying.ts";
import type { PrivacySaying } from "../subjects.ts";

export const privacy: WordsOf<PrivacySaying> = {
  private: () => [
    "I can't share other people's information, access codes or the owner's private details. I can help with the home itself or a showing.",
    "That's private, so I can't share it.",
  ],
  privacy: (_, { owner }) => [
    `I'm glad you asked. I don't give your information or anyone else's to people who ask, not even whether you wrote. Only ${owner} and anyone who manages this home with ${owner} can read our messages.`,
    `No, I don't tell anyone who asks. Only ${owner} and anyone who manages this home with ${owner} can read our messages.`,
  ],
  "number-removed": () => [
    "I removed what looked like a Social Security or card number, so please don't send those here.",
    "I removed that number too, since Social Security and card numbers don't belong here.",
  ],
  scam: (_, { owner, url }) => [
    `It's smart to be careful. This is the owner's own listing: ${url}. I never ask for money, and you shouldn't pay anyone before seeing a home. I'm Piper, ${owner}'s automated assistant.`,
    `I never ask for money or account numbers in chat. The listing is here: ${url}`,
  ],
  "other-listing": (_, { owner, url }) => [
    `Please don't pay for a home from another ad: ${owner} never asks for money that way before a visit. This is the real listing: ${url}.`,
    `Please don't send any money for it. ${owner} asks for none before a visit, and the real listing is ${url}.`,
  ],
  injection: () => [
    "I can't do that. I can answer questions about this home and set up a showing.",
    "I can't help with that. Is there anything you'd like to know about the home?",
  ],
};

import type { WordsOf } from "../saying.ts";
import type { OwnerSaying } from "../subjects.ts";

export const owner: WordsOf<OwnerSaying> = {
  "passed-on": (_, { owner }) => [
    `I've sent that to ${owner} and will let you know.`,
    `I've sent it to ${owner} and will let you know.`,
  ],
  human: (_, { owner }) => [
    `I've asked ${owner} to get in touch with you directly.`,
    `I've told ${owner} you'd like to talk to a person.`,
  ],
  "will-call": (_, { owner }) => [`I've asked ${owner} to call you.`, `I've told ${owner} you'd like a call.`],
  "other-homes": (_, { owner }) => [
    `I can only help with this home, so I've told ${owner} you'd like to hear about others too.`,
    `I've told ${owner} you'd like to hear about other homes.`,
  ],
  negotiation: (_, { owner }) => [
    `That's up to ${owner}. I've asked and will let you know.`,
    `I can't change the terms myself. I've sent your offer to ${owner} and will let you know.`,
  ],
  waitlist: (_, { owner }) => [
    `I've told ${owner} you'd like to be next in line. I'll let you know if it opens up.`,
    `You're on ${owner}'s waitlist. I'll let you know if it opens up.`,
  ],
  "told-owner": ({ time }, { owner }) =>
    time
      ? [
          `I've told ${owner} that ${time} works for you. They'll confirm, and I'll let you know.`,
          `${owner} knows that ${time} works for you. I'll let you know when they confirm.`,
        ]
      : [
          `I've sent ${owner} your message and will get back to you.`,
          `${owner} has your message. I'll let you know when I hear back.`,
        ],
  "need-taken-back": (_, { owner }) => [
    `OK, thanks for clearing that up. I've let ${owner} know that you don't need anything.`,
    `Got it. ${owner} knows that you don't need anything.`,
  ],
  "order-taken-back": (_, { owner }) => [
    `OK, I've let ${owner} know that you don't want that after all.`,
    `Got it. ${owner} knows that you don't want that after all.`,
  ],
  maintenance: (_, { owner }) => [
    `I've reported this to ${owner}.`,
    `I don't have a time yet. I've flagged it for ${owner} and will let you know as soon as ${owner} answers.`,
  ],
};

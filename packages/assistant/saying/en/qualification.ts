import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { WordsOf } from "../saying.ts";
import type { QualificationSaying } from "../subjects.ts";

const factQuestions: Record<QualifyingRule, string> = {
  moveIn: "when would you like to move in",
  income: "what's your household's monthly income before taxes",
  credit: "what's your approximate credit score",
  pets: "do you have any pets (assistance animals don't count)",
};

const stillUnknown: Record<QualifyingRule, string> = {
  moveIn: "when you'd move in",
  income: "your household's whole income",
  credit: "your exact credit score",
  pets: "whether you have pets",
};

const exactScore = (least: number): string => `what's your exact credit score (this home asks for ${least} or higher)`;
const asked = (rules: QualifyingRule[], leastScore: number | null): string => {
  const questionOf = (rule: QualifyingRule) =>
    rule === "credit" && leastScore !== null ? exactScore(leastScore) : factQuestions[rule];
  return `${rules.map(questionOf).join(", and ")}?`;
};

export const qualification: WordsOf<QualificationSaying> = {
  "ask-contact": ({ withName }) =>
    withName
      ? [
          "What's your name, and what's a good phone number or email for you?",
          "I still need two things: your name, and a phone number or email where I can reach you.",
        ]
      : ["What's a good phone number or email for you?", "Where can I reach you, by phone or email?"],
  "short-number": () => [
    "That number seems to be short. Could you send it again with the area code, all ten digits?",
    "I still miss some digits of that number. What are all ten of them?",
  ],
  "ask-name": () => "May I have your name, please?",
  "ask-facts": ({ rules, isForBooking, isAgain, leastScore, time }) => {
    const count = rules.length === 1 ? "one thing" : "two things";
    const what = asked(rules, leastScore);
    if (time) return [`To request ${time}, I still need ${count}: ${what}`, `Before I request ${time}: ${what}`];
    if (isAgain) return [`I still need ${count}: ${what}`, `To go on, I need ${count}: ${what}`];
    return isForBooking
      ? [`To request it, I need ${count}: ${what}`, `I still need ${count}: ${what}`]
      : [
          `${rules.length === 1 ? "One quick question" : "Two quick questions"}: ${what}`,
          `I still need ${count}: ${what}`,
        ];
  },
  "ask-income-meant": ({ amount }) => [
    `I want to get this right: is ${amount} a month your household's income before taxes, or something else, like the rent you pay now?`,
    `Just to be sure: is ${amount} a month your household's income before taxes?`,
  ],
  "ask-income-whole": ({ amount, needed }) =>
    `I want to get your income right. So far I count ${amount} a month, and this home asks for ${needed}. Everyone's pay counts, and so do benefits and support. What do you all bring in a month before taxes, as one total?`,
  "ask-income-total": () =>
    "About how much does your household bring in a month before taxes, as one total? A rough figure is fine.",
  "ask-income-untold": () =>
    "About how much does the other income come to a month, before taxes? Household incomes are added together.",
  "ask-dog-size": () => "How big is your dog (breed or weight)?",
  noted: ({ name, things }) => {
    const thanks = name ? `Thanks, ${name}.` : "";
    const echo = things.length > 0 ? `Got it: ${things.map(({ en }) => en).join(", ")}.` : "";
    return [[thanks, echo].filter(Boolean).join(" ") || "Thanks, I've noted that.", echo || "Got it, thanks."];
  },
  "told-deleted": ({ things }) => `Done, I've deleted ${things.map(({ en }) => en).join(" and ")}.`,
  "voucher-counts": () =>
    "If a voucher pays part of the rent, tell me how much: the income requirement then applies only to your own share.",
  "not-qualified": ({ why, requirement, told, asks }, { owner }) => {
    if (asks === "asked") return why.en;
    const ask = asks === "too" ? "ask about that, too" : `check with ${owner}`;
    return [
      `${why.en} ${why.en.endsWith("?") ? `I can also ${ask}.` : `Want me to ${ask}?`}`,
      `I can't book a showing yet: this home asks for ${requirement.en} and you mentioned ${told.en}. Want me to ${asks === "too" ? ask : `pass it on to ${owner} anyway`}?`,
      `I can't book a showing yet: this home asks everyone for ${requirement.en}. I can still ${ask} if you'd like.`,
    ];
  },
  "still-short": ({ requirement, isOffered, isToo }, { owner }) => {
    const ask = isToo ? "ask about that, too" : `ask ${owner}`;
    if (requirement === null)
      return [
        `Say yes if you'd like me to ask ${owner} about a showing all the same.`,
        `I'll ask ${owner} about a showing as soon as you say so.`,
      ];
    return isOffered
      ? `I can't request a showing yet: this home asks for ${requirement.en}. Do you want me to ${ask}?`
      : [
          `I can't request a showing yet: this home asks for ${requirement.en}. Say yes and I'll ${ask}.`,
          `A showing still has to wait: this home asks for ${requirement.en}. I'll ${ask} as soon as you say so.`,
        ];
  },
  "no-refusal": ({ hasCosigner }, { owner }) =>
    `It's not a no: ${owner} decides.${hasCosigner ? ` I've told ${owner} about your co-signer.` : ""}`,
  "offer-passed-on": ({ requirement, told }, { owner }) => [
    `This home asks for ${requirement.en}, and you mentioned ${told.en}. I've sent ${owner} what you're offering and will let you know. We can book a showing once ${owner} agrees.`,
    `I've sent ${owner} that too. We can book a showing once ${owner} agrees.`,
  ],
  "owner-decides": ({ about }, { owner }) =>
    `${owner} decides on ${about.en} case by case. I've asked and will get back to you before we book.`,
  "asked-without": ({ rule, counted }, { owner }) =>
    counted
      ? `So far I count ${counted.amount} a month, and this home asks for ${counted.needed}. I've asked ${owner} whether we can book a showing all the same. If there's more, tell me anytime.`
      : `I don't know ${stillUnknown[rule]} yet, so I've asked ${owner} whether we can book a showing without it. You can still tell me anytime.`,
  "waits-for-owner": ({ about }, { owner }) => [
    `I've asked ${owner} about ${about.en} and am waiting to hear back. A showing can be requested once ${owner} agrees.`,
    `What's left is ${owner}'s word on ${about.en}. I'll let you know as soon as I have it.`,
  ],
};

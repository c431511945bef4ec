import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Blamed, Distress } from "../heard.ts";
import { capital } from "../topics/topic.ts";
import { firstAdvice, furtherAdvice } from "./emergency-words.ts";
import { ended, unended } from "./endings.ts";
import type { ApplicationLink, OfferKind, Saying, Words } from "./saying.ts";

const factQuestions: Record<QualifyingRule, string> = {
  moveIn: "when would you like to move in",
  income: "what's your household's monthly income before taxes",
  credit: "what's your approximate credit score",
  pets: "do you have any pets (assistance animals don't count)",
};

const and = (parts: string[]): string =>
  parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")}${parts.length > 2 ? "," : ""} and ${parts.at(-1)}`;
const asked = (rules: QualifyingRule[]): string => `${rules.map((rule) => factQuestions[rule]).join(", and ")}?`;
const listed = (times: string[]): string => `\n${times.map((t, i) => `${i + 1}. ${t}`).join("\n")}\n`;
const choose = (times: string[]): string => (times.length === 1 ? "Does that work for you?" : "Which works for you?");
type Offered = Pick<Extract<Saying, { say: OfferKind }>, "times" | "tour" | "more" | "onlyOtherwise">;
/** Times to choose from, led in by words for one or for several. */
const list = ({ times, tour, more, onlyOtherwise }: Offered, one: string, several = one): string =>
  `${times.length === 1 ? one : several}${tour && !onlyOtherwise ? ` (${tour.en})` : ""}: ${listed(times)}${moreOf(more)}${choose(times)}`;
const moreOf = (more: number): string =>
  more === 1 ? "One more is open then. " : more > 1 ? `${more} more are open then. ` : "";
/** What is not available by video may be in person. */
const byTour = ({ tour, onlyOtherwise }: Offered): string => (tour && onlyOtherwise ? ` ${tour.en}` : "");
const because = (reason: string | null): string => (reason ? ` ${ended(reason)}` : "");
const quoted = (words: string): string => `"${unended(words)}"`;
/** The owner's reason in the owner's own words, which are not Piper's. */
const asOwnerSays = (owner: string, reason: string | null, isForeign = false): string =>
  reason ? ` ${owner} says${isForeign ? " in Spanish" : ""}: ${quoted(ended(reason))}` : "";
/** "I'm not sure about parking", "I'm not sure whether it is furnished" */
const unsure = (label: string): string =>
  /^(?:whether|how|what|who|when|where)\b/.test(label) ? label : `about ${label}`;

const traits: Record<Blamed, string> = {
  voucher: "a housing voucher",
  children: "having children",
  "assistance-animal": "an assistance animal",
  disability: "a disability",
};

const applicationLinks: Record<ApplicationLink, (url: string) => string> = {
  mailed: () => "I've emailed you the link again.",
  "mailed-before": () => "I already emailed you the link, so please check your inbox and your spam folder.",
  page: (url) => `You can continue here: ${url}`,
};

const distressAdvice: Record<Distress, (owner: string) => readonly string[]> = {
  violence: (owner) => [
    `${owner} and anyone who manages this home with ${owner} can read our messages. I don't share them with anyone you know. Someone who can open your phone, email or this chat could read them, so use a device only you can open, and delete them if that's safer. In danger: call 911. At 1-800-799-7233 you can talk to someone about staying safe, at any hour.`,
    `I don't share our messages with anyone you know, but anyone who can open your phone, email or this chat could read them. If you're in danger, call 911. 1-800-799-7233 helps you plan to stay safe.`,
  ],
  despair: (owner) => [
    `I'm really glad you wrote. Please call or text 988 now. Someone is there at any hour, and it's free. If you might hurt yourself, call 911. ${owner} can read our messages, and I don't share them with anyone you know.`,
  ],
};

export const english: Words = {
  answer: ({ text }) => text.en,
  "owner-says": ({ text, isForeign }, { owner }) => [
    `${owner} says${isForeign ? " in Spanish" : ""}: ${text}`,
    `From ${owner}${isForeign ? ", in Spanish" : ""}: ${text}`,
  ],
  "listing-says": ({ text, isForeign }) => [
    `The listing says${isForeign ? " in Spanish" : ""}: "${ended(text)}"`,
    `From the listing${isForeign ? ", in Spanish" : ""}: "${ended(text)}"`,
  ],
  "asked-owner": ({ labels, questions }, { owner }) => {
    const notSure = labels.length > 0 ? `I'm not sure ${and(labels.map((l) => unsure(l.en)))}. ` : "";
    if (questions.length > 0)
      return `${notSure}I've asked ${owner}${notSure && " that and"} ${and(questions.map(quoted))} and will let you know.`;
    return [
      notSure
        ? `${notSure}I've asked ${owner} and will let you know.`
        : `I've asked ${owner} about that and will let you know.`,
      `That's up to ${owner}. I've asked and will let you know.`,
      `${owner} would know best. I've asked and will let you know.`,
    ];
  },
  "asked-owner-already": (_, { owner }) => [
    `I've asked ${owner} and am waiting to hear back.`,
    `I don't have an answer from ${owner} yet. I'll let you know as soon as I do.`,
  ],
  "nothing-asked": (_, { owner }) => [
    `I don't have a question open with ${owner} right now. What would you like to know?`,
    `Nothing of yours is waiting for ${owner}. What would you like me to ask?`,
  ],
  "ask-contact": ({ withName }) =>
    withName
      ? [
          "What's your name, and what's a good phone number or email for you?",
          "I still need two things: your name, and a phone number or email where I can reach you.",
        ]
      : ["What's a good phone number or email for you?", "Where can I reach you, by phone or email?"],
  "ask-name": () => "May I have your name, please?",
  offer: (offer) => [
    list(offer, "Here's an open time", "Here are some open times"),
    list(offer, "This time is open", "These times are open"),
  ],
  "offer-others": (offer) => [
    list(offer, "Here's another open time", "Here are other open times"),
    list(offer, "This time is open too", "These times are open too"),
  ],
  "offer-around": (offer) => [
    list(offer, "Here's the closest start time", "Here are the closest start times"),
    list(offer, "This time is close to that", "These times are close to that"),
  ],
  "offer-first": (offer) => list(offer, "Here's the earliest open time", "Here are the earliest open times"),
  "offer-last": (offer) => list(offer, "Here's the latest open time", "Here are the latest open times"),
  "offer-beyond": (offer) => [
    `Nothing else is open then. ${list(offer, "Here's the closest one", "Here are the closest ones")}`,
    `Those are all the open times then. ${list(offer, "Here's the next closest", "Here are the next closest")}`,
  ],
  "offer-nearest": (offer) => [
    `That time isn't available${byTour(offer)}. ${list(offer, "Here's the closest one", "Here are the closest ones")}`,
    `Nothing's open then${byTour(offer)}. ${list(offer, "Here's the closest time", "Here are the closest times")}`,
  ],
  "no-openings": (_, { owner }) => [
    `There are no showing times yet. I've let ${owner} know you'd like to see it.`,
    `There are still no open times. ${owner} knows you'd like to see it.`,
  ],
  "none-fits": (_, { owner }) => [
    `Nothing's open then. I've told ${owner} you'd like another time. Let me know if another day works.`,
    `I don't have an open time that works for that. ${owner} knows you'd like another one.`,
  ],
  "which-time": () => ["Which of those times works for you?", "Tell me which time you'd like and I'll request it."],
  "time-open": ({ time }) => [`${time} is open.`, `Yes, ${time} is available.`],
  "time-not-open": () => ["That showing time isn't available.", "Nothing's open at that time."],
  "not-booking": () => [
    "Showings are paused right now. I've noted your interest, and I can still answer questions.",
    "I can't book showings right now because they're paused. I can still answer questions about the home.",
  ],
  "ask-facts": ({ rules, isForBooking, isAgain }) => {
    const count = rules.length === 1 ? "one thing" : "two things";
    if (isAgain) return [`I still need ${count}: ${asked(rules)}`, `To go on, I need ${count}: ${asked(rules)}`];
    return isForBooking
      ? [`To request it, I need ${count}: ${asked(rules)}`, `I still need ${count}: ${asked(rules)}`]
      : [
          `${rules.length === 1 ? "One quick question" : "Two quick questions"}: ${asked(rules)}`,
          `I still need ${count}: ${asked(rules)}`,
        ];
  },
  "ask-income-meant": ({ amount }) => [
    `I want to get this right: is ${amount} a month your household's income before taxes, or something else, like the rent you pay now?`,
    `Just to be sure: is ${amount} a month your household's income before taxes?`,
  ],
  "which-meaning": ({ one, other }) => `Do you mean ${one.en} or ${other.en}?`,
  "ask-dog-size": () => "How big is your dog (breed or weight)?",
  noted: ({ name, things }) => {
    const thanks = name ? `Thanks, ${name}.` : "";
    const echo = things.length > 0 ? `Got it: ${things.map(({ en }) => en).join(", ")}.` : "";
    return [[thanks, echo].filter(Boolean).join(" ") || "Thanks, I've noted that.", echo || "Got it, thanks."];
  },
  requested: ({ time, tour }, { owner }) => [
    `I've sent ${owner} your request for ${time}${tour ? `, ${tour.en}` : ""}. I'll let you know when ${owner} confirms, so please don't head over until then.`,
    `I've requested ${time}${tour ? `, ${tour.en}` : ""} for you. I'll let you know when ${owner} confirms.`,
  ],
  "move-requested": ({ time, from, isConfirmed, givenUp }, { owner }) => {
    const stands = isConfirmed
      ? `${givenUp ? `I've given up ${givenUp}. ` : ""}Your showing on ${from} stays until then.`
      : `I've given up ${from}.`;
    return [
      `I've asked ${owner} to move it to ${time}. I'll let you know when ${owner} confirms. ${stands}`,
      `I've sent ${owner} the change to ${time} and will let you know when ${owner} confirms. ${stands}`,
    ];
  },
  "your-showing": ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? [`Your showing is confirmed for ${time}.`, `You're all set for ${time}.`]
      : [`I've requested ${time} for you. ${owner} hasn't confirmed it yet.`, `${owner} hasn't confirmed ${time} yet.`],
  "move-waits": ({ time }, { owner }) => `${owner} hasn't answered yet about moving it to ${time}.`,
  stands: ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? `Your showing on ${time} stays as planned.`
      : `Your request for ${time} is still open. ${owner} hasn't confirmed it yet.`,
  "already-your-time": ({ time }) => `You're already down for ${time}.`,
  "time-gone": ({ time }) => [`Sorry, ${time} was just taken.`, `Sorry, ${time} is no longer open.`],
  "not-qualified": ({ why, requirement, told }, { owner }) => [
    `${why.en} ${why.en.endsWith("?") ? `I can also check with ${owner}.` : `Want me to check with ${owner}?`}`,
    `I can't book a showing yet: this home asks for ${requirement.en} and you mentioned ${told.en}. Want me to pass it on to ${owner} anyway?`,
    `I can't book a showing yet: this home asks everyone for ${requirement.en}. I can still check with ${owner} if you'd like.`,
  ],
  "offer-passed-on": ({ requirement, told }, { owner }) => [
    `This home asks for ${requirement.en}, and you mentioned ${told.en}. I've sent ${owner} what you're offering and will let you know. We can book a showing once ${owner} agrees.`,
    `I've sent ${owner} that too. We can book a showing once ${owner} agrees.`,
  ],
  "passed-on": (_, { owner }) => [
    `I've sent that to ${owner} and will let you know.`,
    `I've sent it to ${owner} and will let you know.`,
  ],
  "owner-decides": ({ about }, { owner }) =>
    `${owner} decides on ${about.en} case by case. I've asked and will get back to you before we book.`,
  "ask-move": ({ time, from }, { owner }) => [
    `Yes, ${time} is open. Do you want me to ask ${owner} to move your showing from ${from}? (yes or no)`,
    `${time} is open. Should I ask ${owner} to move your showing from ${from}? (yes or no)`,
  ],
  "confirm-cancel": ({ time }) => [
    `Do you want me to cancel your showing on ${time}? (yes or no)`,
    `Just to be sure, should I cancel your showing on ${time}? (yes or no)`,
  ],
  canceled: () => "Your showing is canceled. Message me anytime if you'd like to set up another one.",
  kept: ({ time }) => [`OK, your showing on ${time} stays as is.`, `OK, we'll keep ${time}.`],
  "no-showing": () => [
    "I can't find a showing under this chat. If you have one, please use the link in your confirmation, or reply to the last message you got from us.",
    "You don't have a showing booked right now.",
  ],
  "nothing-requested": ({ time }) => `I haven't requested ${time ?? "a showing"} for you yet.`,
  "stopped-finding": () => "OK, I'll stop looking for a time. Message me if you change your mind.",
  "see-you": ({ time }) => [`Great, see you on ${time}.`, `Thanks for confirming ${time}.`],
  "sorry-to-hear": () => ["I'm sorry to hear that. I hope things get better soon.", "I'm sorry to hear that."],
  "attendance-declined": () => "Thanks for letting me know. I've taken you off that showing.",
  agreed: ({ time }) => `Thanks. Your showing is now on ${time}.`,
  "refused-proposal": (_, { owner }) => `No problem, I've told ${owner} the new time doesn't work for you.`,
  "opted-out": (_, { isText }) =>
    isText
      ? "You won't get any more texts from us. Reply START to get them again."
      : "OK, I'll stop writing to you. If you have a question later, just reply.",
  "opted-in": () => "You're subscribed again. Reply STOP to opt out.",
  help: (_, { owner, home, mailbox }) =>
    `Porchlight: this is Piper, ${owner}'s automated assistant, about ${home}. Ask me anything, ask for a call${mailbox ? `, or write ${mailbox}` : ""}. Reply STOP to opt out.`,
  identity: (_, { owner }) => [
    `I'm Piper, ${owner}'s automated assistant, not a person. ${owner} can see our messages and steps in when needed.`,
    `This is Piper, an automated assistant for ${owner}.`,
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
  accommodation: (_, { owner }) => [
    `Thanks for telling me. I've sent this to ${owner}, who will reply to you directly. If anything would help during a showing, let me know.`,
    `I've sent your request to ${owner}, who will reply to you directly.`,
  ],
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
  negotiation: (_, { owner }) => [
    `That's up to ${owner}. I've asked and will let you know.`,
    `I can't change the terms myself. I've sent your offer to ${owner} and will let you know.`,
  ],
  waitlist: (_, { owner }) => [
    `I've told ${owner} you'd like to be next in line. I'll let you know if it opens up.`,
    `You're on ${owner}'s waitlist. I'll let you know if it opens up.`,
  ],
  "told-owner": (_, { owner }) => [
    `I've sent ${owner} your message and will get back to you.`,
    `${owner} has your message. I'll let you know when I hear back.`,
  ],
  maintenance: (_, { owner }) => [
    `I've reported this to ${owner}.`,
    `I don't have a time yet. I've flagged it for ${owner} and will let you know as soon as ${owner} answers.`,
  ],
  "showing-issue": (_, { owner }) => [
    `Thanks for letting me know. I'm telling ${owner} right now.`,
    `I've told ${owner} that too.`,
  ],
  scam: (_, { owner, url }) => [
    `It's smart to be careful. This is the owner's own listing: ${url}. I never ask for money, and you shouldn't pay anyone before seeing a home. I'm Piper, ${owner}'s automated assistant.`,
    `I never ask for money or account numbers in chat. The listing is here: ${url}`,
  ],
  abuse: () => ["I'm happy to help with questions about the home or a showing.", ""],
  "not-for-me": (_, { home }) => [
    `I think this was meant for someone else. This is the assistant for ${home}.`,
    "I think this was meant for someone else, too.",
  ],
  "never-counts": ({ trait }) => [
    `No, ${traits[trait]} never counts against you here.`,
    `No. ${capital(traits[trait])} never counts against anyone.`,
  ],
  "taken-back": () => ["No problem. I'm here if you need anything.", "No problem at all."],
  "no-harm": () => "No problem, have a good day!",
  privacy: (_, { owner }) => [
    `I don't give anyone information about another person, not even whether they wrote. ${owner} and anyone who manages this home with ${owner} can read our messages.`,
    `No, I don't tell anyone who asks. Only ${owner} and anyone who manages this home with ${owner} can read our messages.`,
  ],
  "only-this-home": () => [
    "I can only help with this home and showings here.",
    "I can't help with that. I'm happy to answer questions about this home.",
  ],
  "no-pictures": () => [
    "I can't open photos or files here. What would you like to know?",
    "I can't see attachments. Tell me what you need and I'll help.",
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
  injection: () => [
    "I can't do that. I can answer questions about this home and set up a showing.",
    "I can't help with that. Is there anything you'd like to know about the home?",
  ],
  "number-removed": () => [
    "I removed what looked like a Social Security or card number, so please don't send those here.",
    "I removed that number too, since Social Security and card numbers don't belong here.",
  ],
  private: () => [
    "I can't share other people's information, access codes or the owner's private details. I can help with the home itself or a showing.",
    "That's private, so I can't share it.",
  ],
  "everyone-welcome": () => [
    "Everyone is welcome to see it and apply, and the same criteria apply to everyone.",
    "Yes, everyone is welcome, and the same criteria apply to everyone.",
  ],
  "children-welcome": ({ isBeside }) =>
    isBeside
      ? "Yes, children are welcome."
      : [
          "Yes, children are welcome. Everyone is welcome to apply, and the same criteria apply to everyone.",
          "Yes, children are welcome here, and the same criteria apply to everyone.",
        ],
  "fair-housing": () => [
    "Everyone is welcome to apply, and the same criteria apply to everyone. I can't describe who lives in an area or rate its safety or schools. Public sources such as the police department's crime map and the state's school report cards can help.",
    "I can't speak to that, but everyone is welcome to apply by the same criteria. Ask me anything about the home itself.",
  ],
  apply: (_, { owner }) => [
    `I've told ${owner} you'd like to apply and will let you know what ${owner} says.`,
    `${owner} knows you'd like to apply.`,
  ],
  "application-open": ({ isStarted, missing, link, url }) => {
    const way = applicationLinks[link](url);
    const toDo = missing.length > 0 ? ` Still to do: ${and(missing.map(({ en }) => en))}.` : "";
    const state = isStarted
      ? `Your application isn't submitted yet.${toDo || " Everything is filled out, so you can submit it."}`
      : "You haven't started your application yet.";
    return [`${state} ${way}`, way];
  },
  "application-submitted": ({ isComplete, url }, { owner }) =>
    isComplete
      ? [
          `Your application is submitted and ready for ${owner}'s review. You'll get an email when ${owner} decides. You can see it here: ${url}`,
          `Your application is complete and waiting for ${owner}. You'll get an email when ${owner} decides.`,
        ]
      : [
          `Your part is submitted. Not everyone in your application has submitted yet. Once everyone has, ${owner} can review it.`,
          `Your part is submitted, and we're still waiting for someone else in your application.`,
        ],
  "application-decided": ({ url }) => [
    `The decision on your application is in the email we sent you and on your application page: ${url}`,
    `You'll find the decision on your application page: ${url}`,
  ],
  "application-withdrawn": () => "Your application for this home was withdrawn.",
  "application-maybe-mailed": (_, { owner }) =>
    `If ${owner} already sent you an application, its link is in your email.`,
  "application-not-here": () => [
    "I can't tell who is writing in this chat, so I can't talk about an application here. If you have one, please use the link in the email about it.",
    "I can't talk about an application in this chat. Please use the link in the email about it.",
  ],
  "others-application": () => [
    "I can't share anything about someone else's application.",
    "That's someone else's application, so I can't share it.",
  ],
  "lost-interest": () =>
    "Thanks for letting me know. I won't message you again about this home. Good luck with your search!",
  "wrong-number": () => "Sorry about that. I won't message this number again.",
  "any-time": () => [
    "Sounds good. I'm here if you'd like to know more or see the home.",
    "No problem. Message me anytime.",
  ],
  welcome: () => ["You're welcome!", "Glad to help!"],
  hello: () => [
    "How can I help? Ask me about the home, or tell me when you'd like to see it.",
    "What would you like to know about the home?",
  ],
  fallback: () => [
    "Sorry, I didn't get that. I can answer questions about the home or set up a showing. Which would you like?",
    "Could you put that another way? I can help with questions about the home and with showings.",
  ],
  "listing-paused": () =>
    "Thank you for your interest. The owner is finalizing an application for this home and has paused the listing.",
  "rented-out": () => "Thank you for your interest. This home has been rented.",
  deleted: () => "Thank you for your interest. This home is no longer available.",
  greeting: ({ home }) => `Thanks for your interest in ${home}. Ask me anything about it.`,
  accepted: ({ time, tour, isAlone, agent, address, manageUrl, from }) =>
    `Your showing is confirmed: ${time}, ${tour.en}, ${address}. ${agent} ${isAlone ? "is your contact" : "will show it to you"}.${from ? ` It replaces your showing on ${from}.` : ""}${manageUrl ? ` To change or cancel: ${manageUrl}` : ""}`,
  declined: ({ time, reason, isForeign }, { owner }) =>
    `${owner} can't do ${time}.${asOwnerSays(owner, reason, isForeign)}`,
  "owner-canceled": ({ time, reason }, { owner }) =>
    `${owner} had to cancel your showing on ${time}.${because(reason)}`,
  "owner-proposes": ({ from, time, comment, kept, url }, { owner }) =>
    kept
      ? `${owner} can't do ${from} but could do ${time}.${because(comment)} Does that work for you? (yes or no) Your showing on ${kept} stays until you say yes.${url ? ` You can also answer here: ${url}` : ""}`
      : `${owner} would like to move your showing from ${from} to ${time}.${because(comment)} Does the new time work for you? (yes or no)${url ? ` You can also answer here: ${url}` : ""}`,
  "time-stands": ({ time, instead }, { owner }) =>
    `${owner} offered you ${instead} and I didn't hear back, so your showing on ${time} stays as planned.`,
  "not-answered-yet": ({ time }, { owner }) => `${owner} hasn't confirmed ${time} yet, so please don't head over.`,
  expired: ({ time }, { owner }) => `I'm sorry, ${owner} didn't respond to your request for ${time} in time.`,
  reminder: ({ time, agent, address, yesUrl, noUrl }, { isText }) =>
    `Reminder: your showing at ${address} is today ${time}. Will you attend? Yes: ${yesUrl} No: ${noUrl}${isText ? " Or reply 1 I'll be there, 2 I can't." : ""}${agent ? ` Your contact: ${agent}.` : ""}`,
  "owner-answered": ({ question, answer, isForeign }, { owner }) =>
    `You asked: "${question}" ${owner} says${isForeign ? " in Spanish" : ""}: ${answer}`,
  "no-answer": ({ question }, { owner }) => `You asked: "${question}" Sorry, ${owner} doesn't have an answer to that.`,
  "owner-has-read": (_, { owner }) => `${owner} has read your message. If anyone is still in danger, call 911.`,
  "still-silent": ({ questions: [question, ...others] }, { owner }) =>
    others.length === 0
      ? `You asked: "${question}" I'm still waiting to hear from ${owner}, and I haven't forgotten.`
      : `I'm still waiting to hear from ${owner}, and I haven't forgotten your questions: ${[question, ...others].map((one) => `"${one}"`).join(" ")}`,
  "follow-up": ({ number, home, hasSeen }) =>
    (hasSeen
      ? [
          `Are you still interested in ${home}? I'm happy to answer questions, and you can tell me if you'd like to apply.`,
          `Just checking in about ${home}. Do you have any questions, or would you like to apply?`,
          `Last message from me about ${home}. If you're still interested, just reply.`,
        ]
      : [
          `Are you still interested in ${home}? I'm happy to answer questions or find a time to see it.`,
          `Just checking in about ${home}. Would you like to see it?`,
          `Last message from me about ${home}. If you'd still like to see it, just reply.`,
        ])[number - 1] as string,
  "tour-instructions": ({ time, code, url, from, until }) =>
    `For your tour on ${time}: open ${url} and enter the code ${code} to see how to get in. The code works starting ${from}${until ? `, until ${until}` : ""}.`,
  "tour-called-off": ({ time }, { owner }) =>
    `I'm sorry, ${owner} didn't send entry instructions for ${time} in time, so that tour is canceled. Please don't head over.`,
  "liked-it": () => "Good to hear. Let me know if you'd like to apply, or ask me anything about the home.",
  completed: () => "I hope you liked the home. Would you like to apply, or do you have any questions?",
  "agent-changed": ({ time, isAlone, agent }) =>
    `A small change: ${agent} ${isAlone ? "is your contact for your tour" : "will show you the home"} on ${time}.`,
};

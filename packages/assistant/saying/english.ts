import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Trouble } from "../piper.ts";
import type { Voice, Words } from "./saying.ts";

const factQuestions: Record<QualifyingRule, string> = {
  moveIn: "when you'd like to move in",
  income: "your household's monthly income before taxes",
  credit: "your approximate credit score",
  pets: "whether you have any pets (assistance animals don't count)",
};

const and = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const listed = (times: string[], { isText }: Voice): string =>
  isText ? times.map((t, i) => `${i + 1}) ${t}`).join("; ") : `\n${times.map((t, i) => `${i + 1}. ${t}`).join("\n")}`;
const choose = (times: string[]): string => (times.length === 1 ? "Does that work for you?" : "Which one suits you?");
const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
const because = (reason: string | null): string => (reason ? ` ${ended(reason)}` : "");

/** What helps in each trouble, whatever is asked: the first says it whole, the second again in other words. */
const emergencyAdvice: Record<Trouble, readonly string[]> = {
  "gas-or-fire": [
    "Please get out, stay out, and don't go back in for anything, pets included, until 911 or the gas company says it's safe. Call 911 first and tell them who or what is still inside. For gas, also call your gas company from outside.",
    "Call 911 first, then the gas company if you smell gas. Please stay out: only they can say it's safe to go in. If a person or a pet is still in there, tell 911.",
  ],
  water: [
    "Please keep away from water near outlets, appliances or a sagging ceiling. Turn off the water's main valve only if you can reach it safely, and call 911 if anyone is in danger.",
    "If it's safe to reach, close the main water valve. It's often near the water heater or where the pipe enters the home. Stay out of rooms where water is near electricity, and call 911 if anyone is in danger.",
  ],
  danger: [
    "Please get to a safe place first, then call 911 and do what they tell you. Don't go back until they say it's safe.",
    "911 can tell you what to do right now. Please stay away from the danger until they say it's over.",
  ],
  violence: [],
  despair: [],
};
const distressAdvice: Record<Trouble, (owner: string) => readonly string[]> = {
  violence: (owner) => [
    `${owner} and anyone who manages this home with ${owner} can read our messages. I don't share them with anyone you know. Someone who can open your phone, email or this chat could read them, so use a device only you can open, and delete them if that's safer. In danger: call 911. At 1-800-799-7233 you can talk to someone about staying safe, at any hour.`,
    `I don't share our messages with anyone you know, but anyone who can open your phone, email or this chat could read them. If you're in danger, call 911. 1-800-799-7233 helps you plan to stay safe.`,
  ],
  despair: (owner) => [
    `I'm really glad you wrote. Please call or text 988 now. Someone is there at any hour, and it's free. If you might hurt yourself, call 911. ${owner} can read our messages, and I don't share them with anyone you know.`,
  ],
  "gas-or-fire": () => [],
  water: () => [],
  danger: () => [],
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
  "asked-owner": ({ labels }, { owner }) => {
    const about = labels.length > 0 ? ` about ${and(labels.map((l) => l.en))}` : "";
    return [
      `I don't have that detail${about}, so I've asked ${owner} and will get back to you.`,
      `That one${about} is for ${owner} to say. I've passed it on and will tell you the answer.`,
    ];
  },
  "asked-owner-already": (_, { owner }) => [
    `I've already asked ${owner} about that and will write as soon as I hear.`,
    `Still waiting for ${owner} on that one. You'll hear from me.`,
  ],
  "ask-contact": ({ withName }) =>
    withName
      ? "What's your name, and a phone number or e-mail where I can reach you?"
      : ["What phone number or e-mail can I reach you at?", "Where can I reach you, by phone or e-mail?"],
  "ask-name": () => "And may I have your name?",
  offer: ({ times }, voice) => [
    `These times are open: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
    `Here's what is open: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
  ],
  "offer-nearest": ({ times }, voice) => [
    `That time isn't open. The nearest: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
    `Nothing is open then. Closest to it: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
  ],
  "offer-others": ({ times }, voice) => [
    `Other open times: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
    `Also open: ${listed(times, voice)}${voice.isText ? ". " : "\n"}${choose(times)}`,
  ],
  "no-openings": (_, { owner }) => [
    `There are no open showing times right now. I've let ${owner} know you'd like to see it.`,
    `${owner} hasn't opened any times for showings yet; your wish is passed on.`,
  ],
  "none-fits": (_, { owner }) => [
    `None of the open times fits that. I've let ${owner} know; tell me if another day would do.`,
    `I have no open time that fits. ${owner} knows you're looking for another.`,
  ],
  "which-time": () => ["Which of the times would you like?", "Tell me which time you'd like and I'll ask for it."],
  "time-open": ({ time }) => [`${time} is open.`, `Yes, ${time} is free.`],
  "not-booking": () => [
    "The owner has paused showings of this home for now. I've noted your interest and am happy to answer questions.",
    "Showings are on pause at the moment, but ask me anything about the home.",
  ],
  "ask-facts": ({ rules, isForBooking }, { owner }) => [
    `${isForBooking ? `Before I ask ${owner} for that time, please tell me` : "Could you tell me"} ${and(rules.map((r) => factQuestions[r]))}${isForBooking ? "." : "?"}`,
    `To go on, please tell me ${and(rules.map((r) => factQuestions[r]))}.`,
  ],
  "ask-dog-size": () => "How big is your dog (breed or weight)?",
  noted: () => ["Thanks, noted.", "Got it, thank you."],
  requested: ({ time }, { owner }) => [
    `I've asked ${owner} for ${time}. I'll write as soon as it's confirmed; please don't set out before.`,
    `Your request for ${time} is with ${owner}. I'll tell you once it's confirmed.`,
  ],
  "move-requested": ({ time }, { owner }) => [
    `I've asked ${owner} to move your showing to ${time} and will confirm once I hear.`,
    `The change to ${time} is with ${owner}. I'll write once it's settled.`,
  ],
  "your-showing": ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? [`Your showing is confirmed for ${time}.`, `It's set: ${time}.`]
      : [`You asked for ${time}; ${owner} hasn't confirmed it yet.`, `${time} is still waiting for ${owner}.`],
  "already-your-time": ({ time }) => `${time} is the time I already have for you.`,
  "time-gone": ({ time }) => [`Sorry, ${time} was just taken.`, `${time} is no longer open, sorry.`],
  "not-qualified": ({ requirement, told }) => [
    `Thank you. This home asks for ${requirement.en}; you told me ${told.en}. If that changes or I noted it wrong, just reply. I can pass it on to the owner.`,
    `As things stand I can't book a showing: this home asks for ${requirement.en}, and you told me ${told.en}. Shall I pass it on to the owner?`,
    `I'm sorry, not as things stand: ${requirement.en} is asked of everyone. I can still pass it on to the owner if you'd like.`,
  ],
  "passed-on": (_, { owner }) => [
    `I've passed it on to ${owner} and will let you know.`,
    `${owner} has it now. I'll be in touch.`,
  ],
  "owner-decides": ({ about }, { owner }) =>
    `${owner} decides personally about ${about.en}. I've asked and will come back to you before booking.`,
  "confirm-cancel": ({ time }) => [
    `Shall I cancel your showing on ${time}? Please answer yes or no.`,
    `Just to be sure: shall I cancel ${time}, yes or no?`,
  ],
  canceled: () => "Your showing is canceled. Write any time if you'd like another one.",
  kept: ({ time }) => [`All right, ${time} stays as it is.`, `Good, we keep ${time}.`],
  "no-showing": () => ["You have no showing booked at the moment.", "Nothing is booked for you right now."],
  "stopped-finding": () =>
    "All right, I've stopped looking for a time. Write any time if you'd like to come after all.",
  "see-you": ({ time }) => [`Great, see you on ${time}.`, `Thanks for confirming ${time}.`],
  "attendance-declined": () => "Thanks for telling me. I've taken you off that showing.",
  agreed: ({ time }) => `Thank you. Your showing is now set for ${time}.`,
  "refused-proposal": (_, { owner }) => `No problem, I've told ${owner} that the new time doesn't suit you.`,
  "opted-out": (_, { isText }) =>
    isText
      ? "You won't get any more texts from us. Reply START to get them again."
      : "OK, I'll stop writing to you. If you have a question later, just reply.",
  "opted-in": () => "You're subscribed again. Reply STOP to opt out.",
  help: (_, { owner }) =>
    `Piper, the automated assistant of ${owner}, about the home you asked about. Ask me anything or ask to be called. Reply STOP to opt out.`,
  identity: (_, { owner }) => [
    `I'm Piper, ${owner}'s automated assistant, not a person. ${owner} reads along and steps in where needed.`,
    `You're writing with Piper, an automated assistant working for ${owner}.`,
  ],
  human: (_, { owner }) => [
    `I've asked ${owner} to get in touch with you personally.`,
    `${owner} knows you'd like to speak with a person.`,
  ],
  "will-call": (_, { owner }) => [`I've asked ${owner} to call you.`, `${owner} has your wish for a call.`],
  "other-homes": (_, { owner }) => [
    `I only look after this home. I've told ${owner} you're interested in others too.`,
    `${owner} knows you'd like to hear of other homes.`,
  ],
  accommodation: (_, { owner }) => [
    `Thank you for telling me. I've passed your request to ${owner} right away, who will answer you personally. If there's anything that would help at a showing, tell me.`,
    `Your request is with ${owner}, who will answer you personally.`,
  ],
  emergency: (_, { owner }) => [
    `If anyone is in danger, leave and call 911 now (for a gas smell, your gas company as well). I'm alerting ${owner} immediately.`,
    `Please call 911 if anyone is in danger. ${owner} has been alerted.`,
  ],
  "emergency-goes-on": ({ trouble }) => [
    ...emergencyAdvice[trouble],
    "Please stay somewhere safe and follow what 911 tells you. Let me know when it's over.",
    "If you're in danger, call 911. I can't send help myself.",
  ],
  "emergency-over": (_, { owner }) => [
    `I'm glad it's over. I've let ${owner} know.`,
    `That's good to hear. I've told ${owner}.`,
  ],
  "asked-urgently": (_, { owner }) => [
    `I've sent your question to ${owner} and marked it urgent.`,
    `${owner} has your question too, marked urgent.`,
  ],
  negotiation: (_, { owner }) => [
    `I can't change the terms myself. I've passed your words to ${owner} and will tell you the answer.`,
    `That's for ${owner} to decide; it's passed on.`,
  ],
  waitlist: (_, { owner }) => [
    `I've told ${owner} that you'd like to be next in line, and will write if it comes free.`,
    `${owner} has you down as waiting for this home.`,
  ],
  "told-owner": (_, { owner }) => [
    `I've passed that on to ${owner} in your words and will come back to you.`,
    `${owner} has your message. I'll write when I hear.`,
  ],
  maintenance: (_, { owner }) => [`I've passed this on to ${owner} straight away.`, `${owner} has your report.`],
  "showing-issue": (_, { owner }) => [
    `Thanks for telling me, I'm letting ${owner} know right now.`,
    `${owner} has been told.`,
  ],
  scam: (_, { owner, url }) => [
    `It's good to be careful. This is the owner's own listing: ${url}. I never ask for money, and you shouldn't pay anyone before seeing a home. I'm Piper, ${owner}'s automated assistant.`,
    `I never ask for money or account numbers in chat. The listing is here: ${url}`,
  ],
  abuse: () => ["I'd like to help. Ask me about the home or a showing whenever you wish.", ""],
  "only-this-home": () => [
    "I can only help with this home and with showings of it.",
    "That's outside what I can help with. Questions about this home are always welcome.",
  ],
  "no-pictures": () => [
    "I can't open pictures or files here. Could you tell me in a few words what you'd like to know?",
    "I can't see attachments. Please write what you need and I'll help.",
  ],
  distress: (_, { owner }) => [
    `I'm so sorry you're going through this. If you're in danger, please call 911. You can call or text 988 at any hour to talk to someone, or 1-800-799-7233 if someone is hurting you. I'm an automated assistant, so I've also told ${owner}.`,
    `Please don't stay alone with this: 911 in danger, 988 to talk to someone, 1-800-799-7233 if someone is hurting you. ${owner} has been told.`,
  ],
  "distress-goes-on": ({ trouble }, { owner }) => [
    ...distressAdvice[trouble](owner),
    "I don't share our messages with anyone you know, and you don't have to deal with this alone. In danger: call 911. To talk to someone: call or text 988. Tell me when you're safe, or ask me about the home.",
  ],
  "distress-over": () => ["I'm glad you're safe. I'm here if you have questions about the home."],
  injection: () => [
    "I can't do that. I can answer questions about this home and set up a showing.",
    "That's not something I can do. Is there anything about the home I can tell you?",
  ],
  private: () => [
    "I can't share other people's details, access codes or what's private to the owner. I can help with the home itself or a showing.",
    "That's private, so I can't share it.",
  ],
  "everyone-welcome": () => [
    "Everyone is welcome to see it and to apply, and the same criteria apply to everyone.",
    "You're welcome here. The same criteria apply to everyone.",
  ],
  "children-welcome": () => [
    "Yes, children are welcome. Everyone is welcome to apply, and the same criteria apply to everyone.",
    "Yes, children are welcome here, and the same criteria apply to everyone.",
  ],
  "fair-housing": () => [
    "Everyone is welcome to apply, and everyone is treated by the same criteria. I can't describe who lives in an area or rate its safety or schools; public sources such as the police department's crime map and the state's school report cards can help.",
    "I can't speak to that, but everyone is welcome to apply by the same criteria. Ask me anything about the home itself.",
  ],
  apply: (_, { owner }) => [
    `I've told ${owner} you'd like to apply, who will take it from there.`,
    `${owner} knows you want to apply.`,
  ],
  "lost-interest": () =>
    "Thanks for letting me know. I won't write again about this home. All the best with your search!",
  "wrong-number": () => "Sorry about that. I won't write to this number again.",
  "any-time": () => [
    "All right. I'm here whenever you'd like to know more or see the home.",
    "No problem. Write any time.",
  ],
  welcome: () => ["You're welcome!", "Glad to help!"],
  hello: () => [
    "How can I help? Ask me about the home, or tell me when you'd like to see it.",
    "What would you like to know about the home?",
  ],
  fallback: () => [
    "I didn't quite get that. I can answer questions about the home or set up a showing; which would you like?",
    "Could you put that another way? I can help with questions about the home and with showings.",
  ],
  "rented-out": () => "Thank you for your interest. This home has been rented.",
  deleted: () => "Thank you for your interest. This home is no longer available.",
  greeting: ({ home }) => `Thanks for your interest in ${home}. Ask me anything about it.`,
  accepted: ({ time, tour, isAlone, agentName, address, manageUrl }) =>
    `Your showing is confirmed: ${time}, ${tour.en}, ${address}. ${agentName} ${isAlone ? "is your contact" : "will show it to you"}.${manageUrl ? ` To change or cancel: ${manageUrl}` : ""}`,
  declined: ({ time, reason }, { owner }) => `${owner} can't do ${time}.${because(reason)}`,
  "owner-canceled": ({ time, reason }, { owner }) =>
    `${owner} had to cancel your showing on ${time}.${because(reason)}`,
  "owner-proposes": ({ from, time, comment }, { owner }) =>
    `${owner} asks to move your showing from ${from} to ${time}.${because(comment)} Does the new time suit you, yes or no?`,
  "not-answered-yet": ({ time }, { owner }) => `${owner} hasn't confirmed ${time} yet, so please don't travel there.`,
  expired: ({ time }, { owner }) => `I'm sorry, ${owner} didn't answer your request for ${time} in time.`,
  reminder: ({ time, address, yesUrl, noUrl }, { isText }) =>
    `Reminder: your showing at ${address} is today at ${time}. Will you attend? Yes: ${yesUrl} No: ${noUrl}${isText ? " Or reply 1 I'll be there, 2 I can't." : ""}`,
  "owner-answered": ({ question, answer, isForeign }, { owner }) =>
    `You asked: "${question}" ${owner} says${isForeign ? " in Spanish" : ""}: ${answer}`,
  "no-answer": ({ question }, { owner }) => `You asked: "${question}" ${owner} has no answer to that, sorry.`,
  "owner-has-read": (_, { owner }) => `${owner} has read your message. If anyone is still in danger, call 911.`,
  "still-silent": ({ question }, { owner }) =>
    `You asked: "${question}" I'm still waiting for ${owner}'s answer and haven't forgotten you.`,
  "follow-up": ({ number, home, hasSeen }) =>
    (hasSeen
      ? [
          `Are you still interested in ${home}? I'm happy to answer questions, and you can tell me if you'd like to apply.`,
          `Just checking in about ${home}. Do you have any questions, or would you like to apply?`,
          `This is my last note about ${home}. If you'd still like to live there, just reply.`,
        ]
      : [
          `Are you still interested in ${home}? I'm happy to answer questions or find a time to see it.`,
          `Just checking in about ${home}. Would you like to see it?`,
          `This is my last note about ${home}. If you'd still like to see it, just reply.`,
        ])[number - 1] as string,
  "tour-instructions": ({ time, code, url, from, until }) =>
    `For your tour on ${time}: open ${url} and enter the code ${code} to see how to get in. It works from ${from}${until ? ` until ${until}` : " on"}.`,
  "tour-called-off": ({ time }, { owner }) =>
    `I'm sorry, ${owner} didn't send instructions for ${time} in time, so that tour can't take place. Please don't travel there.`,
  "liked-it": () => "Good to hear. Tell me if you'd like to apply, or ask me anything about the home.",
  completed: () => "I hope you liked the home. Would you like to apply, or do you have any questions?",
  "agent-changed": ({ time, isAlone, agentName }) =>
    `A small change: ${agentName} ${isAlone ? "is your contact for your tour" : "will show you the home"} on ${time}.`,
};

import { product } from "../../words.ts";

export type LegalSection = { heading: string; text: string };

const { name, assistant } = product;

/** A template of the terms in plain words; an operator replaces it. */
export const terms: readonly LegalSection[] = [
  {
    heading: `What ${name} does`,
    text: `${name} helps landlords list rental homes, answer renters and schedule showings. ${name} isn't a real estate broker, a property manager or a party to any lease.`,
  },
  {
    heading: "Your account",
    text: "Use your own name and an email address you can read. Keep your password to yourself, and tell us right away if someone else uses your account.",
  },
  {
    heading: "Fair housing",
    text: "Everyone who lists a home here follows federal, state and local fair housing laws. We block words in listings and messages that may violate them, but the landlord is responsible for what they publish and decide.",
  },
  {
    heading: `Messages from ${assistant}`,
    text: `${assistant} is an automated assistant. It answers from the details a landlord entered and can be wrong, so check important details before you rely on them. We send texts only to people who agreed to them or texted us first. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  },
  {
    heading: "What you upload",
    text: "Your listings, photos and messages stay yours. You allow us to show and send them as the product needs, for example on your listing page and on the rental sites you choose.",
  },
  {
    heading: "Ending it",
    text: "You can unlist or delete your homes anytime. We may close an account that breaks these terms or the law.",
  },
];

/** A template of the privacy policy in plain words; an operator replaces it. */
export const privacy: readonly LegalSection[] = [
  {
    heading: "What we collect",
    text: "From landlords: name, email, phone number, property details, photos and messages. From renters: name, email or phone number, messages, and what they choose to share about a move, such as a move-in date, income, a credit score range and pets. For security we record sign-ins with their time, address and browser.",
  },
  {
    heading: "What we use it for",
    text: "To answer renters, schedule showings, send reminders and show landlords who is interested. We don't sell personal information or use it for advertising.",
  },
  {
    heading: "Who sees it",
    text: "A renter's details go to the landlord of the homes they asked about and, for a showing, to the person who shows the home. Services that deliver email, texts and maps for us get what they need for that and nothing else. Phone numbers and consent to texts aren't shared with third parties for marketing.",
  },
  {
    heading: "Your choices",
    text: "Reply STOP to a text or “stop” to an email to end messages. Ask the landlord, or us, for a copy of your information or to have it corrected or deleted.",
  },
];

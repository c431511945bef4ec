import type { FormSection } from "@porchlight/domain/applications/answers.ts";

type Step = { title: string; why: (owner: string) => string; short: string };

/** The question of each step, why it is asked, and its name in a list, in English. */
export const steps: Record<FormSection, Step> = {
  contact: {
    title: "How can we reach you?",
    why: (owner) => `${owner} uses this to contact you about the application.`,
    short: "Contact",
  },
  about: {
    title: "About you",
    why: (owner) => `Introduce yourself to ${owner}, and say when you’d like to move.`,
    short: "About you",
  },
  household: {
    title: "How many people under 18 will live here?",
    why: () => "Only the number counts. Everyone 18 or older fills out their own application.",
    short: "Household",
  },
  people: {
    title: "Who’s applying with you?",
    why: () => "Everyone 18 or older who will live here fills out their own application. A co-signer backs the lease.",
    short: "People",
  },
  pets: {
    title: "Do you have pets?",
    why: () => "Assistance animals are not pets. Don’t count them here.",
    short: "Pets",
  },
  residence: {
    title: "Where have you lived?",
    why: () => "Start with where you live now.",
    short: "Residences",
  },
  income: {
    title: "What’s your income?",
    why: () => "Any lawful source of income counts. Enter amounts per month.",
    short: "Income",
  },
  references: {
    title: "Who can speak for you?",
    why: () => "Someone who knows you well, such as a coworker or a past landlord.",
    short: "References",
  },
  documents: {
    title: "Add your documents",
    why: (owner) => `Images, PDF or Word files, up to 25 MB each. ${owner} sees them. Other renters never do.`,
    short: "Documents",
  },
};

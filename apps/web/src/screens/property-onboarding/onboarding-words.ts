import type { OnboardingStep } from "@porchlight/domain/properties/onboarding-stages.ts";
import { product } from "../../words.ts";
import type { StageName } from "./progress.ts";

/** By the number of finished stages. */
export const overviewTitles = [
  "Let's create your listing",
  "Great start! Keep going",
  "Almost there",
  "Your listing is ready",
] as const;

export const stageTitles: Record<StageName, string> = {
  "basic-details": "Tell us about your property",
  "additional-details": "Add details and requirements",
  "marketing-details": "Make your listing stand out",
};

type StepWords = { question: string; why: string; minutes: number };

export const stepWords: Record<OnboardingStep, StepWords> = {
  address: {
    question: "Where is your property?",
    why: "We use it for the map and time zone. You decide whether renters see the street.",
    minutes: 1,
  },
  "property-type": {
    question: "What kind of home is it?",
    why: "We'll ask only what fits.",
    minutes: 1,
  },
  specifications: {
    question: "Size and layout",
    why: "Renters filter by these first.",
    minutes: 1,
  },
  "lease-conditions": {
    question: "What does it cost?",
    why: "Rent, deposit and fees. Renters see these.",
    minutes: 2,
  },
  "pet-policy": {
    question: "Are pets welcome?",
    why: `It is one of the first things renters ask ${product.assistant}.`,
    minutes: 1,
  },
  "lease-terms": {
    question: "When can someone move in?",
    why: "The date and the lease terms.",
    minutes: 1,
  },
  "renter-requirements": {
    question: "What do you require?",
    why: "The same requirements apply to everyone.",
    minutes: 1,
  },
  images: {
    question: "What does it look like?",
    why: "The first photo is the cover. Homes with five or more get the most attention.",
    minutes: 3,
  },
  description: {
    question: "What makes it a good home?",
    why: `Write it yourself, or let ${product.assistant} write from your facts and highlights.`,
    minutes: 2,
  },
  "tour-types": {
    question: "How can renters see it?",
    why: "Choose at least one.",
    minutes: 1,
  },
  availability: {
    question: "When can renters visit?",
    why: "You can change this anytime.",
    minutes: 1,
  },
};

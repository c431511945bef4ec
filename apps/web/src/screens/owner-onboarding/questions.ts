import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { screeningSensitivityLabels } from "@porchlight/domain/words/labels.ts";
import { preferredChannelLabels } from "../../sections/preferred-channel/channel-choices.ts";
import type { Draft, StepPath } from "./steps.ts";

/** The question of each step; the last step has none. */
export const questions = {
  "account-type": "Do you rent out as a company or as an individual?",
  company: "Tell me a little about your company.",
  strategy: "How strictly should I screen renters?",
  calendar: "Connect your calendar and I will keep showings clear of your other plans.",
  communication: "How should I reach you when something needs your attention?",
} as const;
export type QuestionStep = keyof typeof questions;

/** The subject of each answer, for use without its question. */
export const subjects: Record<QuestionStep, string> = {
  "account-type": "Account type",
  company: "Company",
  strategy: "Screening",
  calendar: "Calendar",
  communication: "Contact me by",
};

export const hasQuestion = (path: StepPath): path is QuestionStep => path in questions;

export const accountTypeLabels = { COMPANY: "Company", INDIVIDUAL: "Individual" } as const;

const calendarAnswers = { CONNECTED: "Google Calendar", SKIPPED: "Not now" } as const;

/** Returns the owner's answer at a step in a few words; null when there is none yet. */
export function answerTo(
  path: QuestionStep,
  { accountType, company, screeningSensitivity, calendar, contact }: Draft,
): string | null {
  switch (path) {
    case "account-type":
      return accountType && accountTypeLabels[accountType];
    case "company":
      return company && companyInWords(company);
    case "strategy":
      return screeningSensitivity && screeningSensitivityLabels[screeningSensitivity];
    case "calendar":
      return calendar && calendarAnswers[calendar];
    case "communication":
      return contact && contactInWords(contact);
  }
}

function companyInWords({
  companyName,
  numberOfEmployees,
  numberOfUnitsOverseeing: units,
}: NonNullable<Draft["company"]>) {
  const people = numberOfEmployees && `${numberOfEmployees} people`;
  return [companyName, people, units && `${units} ${units === 1 ? "unit" : "units"}`].filter(Boolean).join(", ");
}

function contactInWords({ preferredCommunicationChannel: channel, phoneNumber }: NonNullable<Draft["contact"]>) {
  const phone = channel === "SMS" && usPhone(phoneNumber);
  return phone ? `${preferredChannelLabels[channel]}, ${readablePhone(phone)}` : preferredChannelLabels[channel];
}

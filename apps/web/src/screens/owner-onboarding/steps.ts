import type { AccountType, CompanySize } from "@porchlight/domain/accounts/company.ts";
import type { CommunicationChannel } from "@porchlight/domain/conversations/channels.ts";
import type { ScreeningSensitivity } from "@porchlight/domain/properties/property.ts";

/** The owner's answers so far; null where there is none yet. */
export type Draft = {
  accountType: AccountType | null;
  company: {
    companyName: string;
    numberOfEmployees: CompanySize | null;
    numberOfUnitsOverseeing: number | null;
    perceivedProductValueProposition: string;
  } | null;
  screeningSensitivity: ScreeningSensitivity | null;
  /** Optional: passing it by answers it, too. */
  calendar: "CONNECTED" | "SKIPPED" | null;
  contact: { preferredCommunicationChannel: CommunicationChannel; phoneNumber: string } | null;
};

export const nothingAnswered: Draft = {
  accountType: null,
  company: null,
  screeningSensitivity: null,
  calendar: null,
  contact: null,
};

/** The steps after the welcome, each with its fixed number of six. */
export const steps = [
  { path: "account-type", number: 1, isAnswered: (draft: Draft) => draft.accountType !== null },
  { path: "company", number: 2, isAnswered: (draft: Draft) => draft.company !== null },
  { path: "strategy", number: 3, isAnswered: (draft: Draft) => draft.screeningSensitivity !== null },
  { path: "calendar", number: 4, isAnswered: (draft: Draft) => Boolean(draft.calendar) },
  { path: "communication", number: 5, isAnswered: (draft: Draft) => draft.contact !== null },
  { path: "finish", number: 6, isAnswered: () => false },
] as const;
export type StepPath = (typeof steps)[number]["path"];
export const stepCount = 6;

/** Returns the steps for this owner; an individual has no company step. */
const walked = (draft: Draft) =>
  steps.filter((step) => !(step.path === "company" && draft.accountType === "INDIVIDUAL"));

export const isWalked = (path: StepPath, draft: Draft): boolean => walked(draft).some((step) => step.path === path);

export const isAnsweredAt = (path: StepPath, draft: Draft): boolean =>
  steps.some((step) => step.path === path && step.isAnswered(draft));

/** The furthest step whose earlier steps are all answered. */
const furthest = (draft: Draft): StepPath => walked(draft).find((step) => !step.isAnswered(draft))?.path ?? "finish";

/** Whether a step can be opened: walked by this owner and no further than the furthest. */
export function isReachable(path: StepPath, draft: Draft): boolean {
  const paths = walked(draft).map((step) => step.path);
  return paths.includes(path) && paths.indexOf(path) <= paths.indexOf(furthest(draft));
}

/** Returns the step to which an owner is redirected, or null when they may stay. */
export const stepInstead = (path: StepPath, draft: Draft): StepPath | null =>
  isReachable(path, draft) ? null : furthest(draft);

export function stepAfter(path: StepPath, draft: Draft): StepPath {
  const paths = walked(draft).map((step) => step.path);
  return paths[paths.indexOf(path) + 1] ?? "finish";
}

/** The step this owner came from; null at the first. */
export function stepBefore(path: StepPath, draft: Draft): StepPath | null {
  const paths = walked(draft).map((step) => step.path);
  return paths[paths.indexOf(path) - 1] ?? null;
}

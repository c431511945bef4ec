import type { ApplicationType, InvitedType } from "@porchlight/domain/applications/roles.ts";
import type { LeaseTerm, PetPolicyValue } from "@porchlight/domain/properties/property.ts";

/** The words of the first page of an application, in English. */
export const start = {
  title: "Before you start",
  why: "Your answers are saved as you go. You can stop and finish later, on any device.",
  youApplyAs: "You’re applying as",
  roleMeans: {
    APPLICANT: "You’ll live here, and you can invite others to apply with you.",
    CO_APPLICANT: "You’ll live here with the person who invited you.",
    CO_SIGNER: "You back the lease, and won’t live here.",
  } satisfies Record<ApplicationType, string>,
  invitedMeans: {
    CO_APPLICANT: "Will live here with you.",
    CO_SIGNER: "Backs the lease, and won’t live here.",
  } satisfies Record<InvitedType, string>,
  criteria: (owner: string) => `What ${owner} looks for`,
  rent: "Rent",
  aMonth: (amount: string) => `${amount} a month`,
  income: "Household income",
  atLeast: (amount: string) => `At least ${amount} a month`,
  credit: "Credit score",
  orHigher: (score: number) => `${score} or higher`,
  noMinimum: "No minimum",
  cosigners: "Co-signers",
  accepted: "Accepted",
  notAccepted: "Not accepted",
  terms: "Lease",
  leaseTerms: {
    MONTH_TO_MONTH: "Month to month",
    SIX_MONTHS: "6 months",
    TWELVE_MONTHS: "12 months",
    RENT_TO_OWN: "Rent to own",
    OTHER: "Other",
  } satisfies Record<LeaseTerm, string>,
  available: "Available",
  now: "Now",
  pets: "Pets",
  petKinds: { smallDogs: "Small dogs", largeDogs: "Large dogs", cats: "Cats", otherPets: "Other pets" },
  petPolicies: {
    NOT_ALLOWED: "not allowed",
    ALLOWED: "allowed",
    BREED_RESTRICTIONS: "allowed, some breeds are not",
    CASE_BY_CASE: "case by case",
    NOT_SPECIFIED: "ask the owner",
  } satisfies Record<PetPolicyValue, string>,
  upTo: (count: number) => (count === 1 ? "Up to 1 pet" : `Up to ${count} pets`),
  sameForAll: "Everyone is measured against the same criteria. Equal housing opportunity.",
  costs: "What it costs",
  noFee: "There’s no fee. No credit, criminal or eviction reports are part of this application.",
  earlier: (home: string) => `Use your answers from ${home}?`,
  earlierText: (day: string) =>
    `You applied there on ${day}. We’ll copy your answers, and you can change them. Files aren’t copied.`,
  copy: "Copy my answers",
  copied: "Your answers are copied.",
  begin: "Start application",
  resume: "Continue",
};

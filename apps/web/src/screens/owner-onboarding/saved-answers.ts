import type { CompanyView, InvestorView, postOwnerOnboarding } from "@porchlight/contract/accounts.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { Draft } from "./steps.ts";

const noCompany = {
  companyName: null,
  numberOfEmployees: null,
  numberOfUnitsOverseeing: null,
  perceivedProductValueProposition: null,
};

/** The eight answers as they are saved. Errors: thrown for a draft that is not complete; the step guard keeps it away. */
export function savedAnswers(draft: Draft): BodyOf<typeof postOwnerOnboarding> {
  const { accountType, screeningSensitivity, contact } = draft;
  if (!accountType || !screeningSensitivity || !contact) throw new Error("onboarding is not complete");
  return {
    accountType,
    ...(accountType === "COMPANY" && draft.company ? draft.company : noCompany),
    screeningSensitivity,
    preferredCommunicationChannel: contact.preferredCommunicationChannel,
    phoneNumber: contact.phoneNumber || null,
  };
}

/** Returns the answers as they were saved. */
export function answersOf({ user, preferredScreeningSensitivity }: InvestorView, company: CompanyView): Draft {
  const { accountType, name, size, numberOfUnitsOverseeing, perceivedProductValueProposition } = company;
  return {
    accountType,
    company: {
      companyName: name,
      numberOfEmployees: size,
      numberOfUnitsOverseeing,
      perceivedProductValueProposition: perceivedProductValueProposition ?? "",
    },
    screeningSensitivity: preferredScreeningSensitivity,
    calendar: user.calendars.length > 0 ? "CONNECTED" : "SKIPPED",
    contact: {
      preferredCommunicationChannel: user.preferredCommunicationChannel,
      phoneNumber: user.phoneNumber ?? "",
    },
  };
}

import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";

type Labels<Key extends string> = Record<Key, string>;

/** The words of the renter's own page and of where an application stands, in English. */
export const home = {
  title: "Your applications",
  empty: "No applications yet",
  emptyText: "When an owner sends you an application, you’ll find it here and in your email.",
  listedBy: (owner: string) => `Listed by ${owner}`,
  roles: {
    APPLICANT: "Applicant",
    CO_APPLICANT: "Co-Applicant",
    CO_SIGNER: "Co-Signer",
  } satisfies Labels<ApplicationType>,
  start: "Start application",
  resume: "Continue",
  open: "Open",
  actionFor: (action: string, home: string) => `${action}: ${home}`,
  status: {
    waiting: "Not started",
    inProgress: "In progress",
    submitted: "Submitted",
    accepted: "Accepted",
    declined: "Not accepted",
    withdrawn: "Withdrawn",
    closed: "Closed",
  },
  statusOf: "Status",
  timeline: {
    title: "Where it stands",
    sent: "Sent",
    inProgress: "In progress",
    submitted: "Submitted",
    decision: "Decision",
    current: "Now",
  },
  othersFirst: "Waiting for everyone in the application to submit.",
  ownerReviews: (owner: string) => `${owner} is reviewing the application.`,
  accepted: (owner: string) => `${owner} accepted the application and will be in touch.`,
  declined: (owner: string) => `${owner} decided not to accept the application.`,
  withdrawn: (day: string) => `Withdrawn on ${day}`,
  gone: "This home is no longer taking applications.",
  account: "Your account",
  accountText: "How owners see you.",
  name: "Name",
  email: "Email",
  logOut: "Log out",
};

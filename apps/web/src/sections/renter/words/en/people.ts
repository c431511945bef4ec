import type { ApplicationStatus } from "@porchlight/domain/applications/lifecycle.ts";

/** The words of inviting others into an application, in English. */
export const people = {
  you: "You",
  statuses: {
    SENT: "Invited",
    IN_PROGRESS: "In progress",
    SUBMITTED: "Submitted",
  } satisfies Record<ApplicationStatus, string>,
  onlyThis: "You see whether they started and finished. Their answers stay private.",
  invite: "Invite someone",
  inviteTitle: "Invite someone to apply",
  role: "Role",
  name: "First and last name",
  email: "Email",
  send: "Send invitation",
  sent: (name: string) => `We emailed ${name} an invitation.`,
  replace: "Replace",
  replaceTitle: (name: string) => `Replace ${name}`,
  replaceText: (name: string) => `${name} is removed with what they entered, and the new person gets an invitation.`,
  kept: "Too far along to be replaced or removed",
  remove: "Remove",
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string) => `${name} will be told by email, and what they entered is deleted.`,
  actionFor: (action: string, name: string) => `${action} ${name}`,
};

import type { ApplicationView } from "@porchlight/contract/applications.ts";

/** Returns the name that a person gave in the form, or the one they were invited under. */
export const nameOf = ({ contact, renter }: Pick<ApplicationView, "contact" | "renter">): string =>
  contact?.fullName ?? renter.user.name;

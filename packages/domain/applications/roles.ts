/** The roles in a household's bundle; the primary applicant is its one APPLICANT. */
export const applicationTypes = ["APPLICANT", "CO_APPLICANT", "CO_SIGNER"] as const;
export type ApplicationType = (typeof applicationTypes)[number];

/** The roles that a primary applicant may invite. */
export const invitedTypes = ["CO_APPLICANT", "CO_SIGNER"] as const satisfies readonly ApplicationType[];
export type InvitedType = (typeof invitedTypes)[number];

/** Whether a person of this role will live in the home, and so counts as an adult of the household. */
export const livesThere = (type: ApplicationType): boolean => type !== "CO_SIGNER";

/** How many people a bundle may have. */
export const bundleSize = { max: 10 } as const;

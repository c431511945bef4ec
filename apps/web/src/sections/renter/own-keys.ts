/** The first parts of the keys under which a renter's own applications and showings are kept. */
export const ownKeys = { applications: ["renter-application"], showings: ["renter-showing"] } as const;

/** The path of a renter's own application. */
export const pathOfApplication = (applicationId: string): string => `/renter/application/${applicationId}`;

/** The addresses of the owner's app as its router writes them; a test holds both to each other. */
export const appAddresses = [
  "/",
  "/dashboard",
  "/portfolio",
  "/property",
  "/property/$propertyId",
  "/property/$propertyId/details",
  "/property/$propertyId/dashboard",
  "/property/$propertyId/leads",
  "/property/$propertyId/applications",
  "/property/$propertyId/renter/profile/$renterId",
  "/property/$propertyId/renter/profile/$renterId/application/$applicationId",
  "/application/$applicationId/report/$reportType",
  "/property/$propertyId/availability",
  "/property/$propertyId/showings",
  "/property/showings/$showingId",
  "/property/onboarding/$propertyId",
  "/property/onboarding/$propertyId/$step",
  "/showings",
  "/availability",
  "/calendar",
  "/profile",
  "/company/onboarding",
  "/onboarding",
  "/onboarding/account-type",
  "/onboarding/company",
  "/onboarding/strategy",
  "/onboarding/calendar",
  "/onboarding/communication",
  "/onboarding/finish",
  "/settings/calendar",
  "/renter",
  "/renter/erased",
  "/renter/application/$applicationId",
  "/terms",
  "/privacy",
] as const;

const pattern = new RegExp(`^(?:${appAddresses.map((address) => address.replace(/\$\w+/g, "[^/]+")).join("|")})$`);

/** Whether the owner's app has a screen at a path. */
export const isAppAddress = (pathname: string): boolean => pattern.test(pathname.replace(/(.)\/+$/, "$1"));

/**
 * The agency behind the bureau, as a notice to a renter has to name it. To be compared with the contract before the
 * first real notice, since a wrong address keeps people from their rights.
 */
export const screeningAgency = {
  name: "TransUnion Rental Screening Solutions, Inc.",
  address: "6430 South Fiddlers Green Circle, Suite 500, Greenwood Village, CO 80111",
  phone: "1-833-458-6338",
} as const;

import type { Bureau } from "./bureau.ts";
import type { Landlord, Property, Renter, RequestRenter, ScreeningRequest } from "./records.ts";
import { daysLeft } from "./renter-states.ts";

/** The bureau's answers about its records. */

export const landlordView = ({ id, sent }: Landlord) => ({ landlordId: id, ...sent });
export const propertyView = ({ id, sent }: Property) => ({ propertyId: id, ...sent });
export const renterView = ({ id, sent }: Renter) => ({ renterId: id, ...sent });

export const requestRenterView = (renter: RequestRenter, now: Temporal.Instant) => ({
  screeningRequestRenterId: renter.id,
  landlordId: renter.landlordId,
  renterId: renter.renterId,
  bundleId: renter.bundleId,
  renterRole: renter.role,
  renterStatus: renter.status,
  renterFirstName: renter.firstName,
  renterLastName: renter.lastName,
  createdOn: renter.createdOn,
  modifiedOn: renter.modifiedOn,
  reportsExpireNumberOfDays: daysLeft(renter, now),
});

export const rentersOf = ({ requestRenters }: Bureau, request: ScreeningRequest): RequestRenter[] =>
  requestRenters.all().filter(({ requestId }) => requestId === request.id);

export const requestView = (bureau: Bureau, request: ScreeningRequest, now: Temporal.Instant) => ({
  screeningRequestId: request.id,
  landlordId: request.landlordId,
  propertyId: request.propertyId,
  initialBundleId: request.initialBundleId,
  createdOn: request.createdOn,
  modifiedOn: request.createdOn,
  propertyName: bureau.properties.get(request.propertyId).sent.propertyName,
  screeningRequestRenters: rentersOf(bureau, request).map((renter) => requestRenterView(renter, now)),
});

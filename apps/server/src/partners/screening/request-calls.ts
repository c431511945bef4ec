import { z } from "zod";
import * as answers from "./answers.ts";
import { renterBody, type ScreeningIncome, type ScreeningPerson } from "./bureau-bodies.ts";
import type { CallBureau } from "./call-bureau.ts";

export type AttestationGroup = z.output<typeof answers.attestationGroup>;
export type AttestationResponse = { attestationId: number; isAffirmative: boolean };
export type RenterRole = answers.RequestRenter["role"];

export type NewScreeningRequest = {
  landlordId: number;
  propertyId: number;
  bundleId: number;
  attestationGroupId: number;
  responses: AttestationResponse[];
};

export type NewRequestRenter = {
  landlordId: number;
  requestId: number;
  bundleId: number;
  role: RenterRole;
  person: ScreeningPerson;
  income: ScreeningIncome;
};

/** The calls about a screening request and who is screened by it. */
export type RequestCalls = {
  landlordAttestations(of: { landlordId: number; propertyId: number }): Promise<AttestationGroup>;
  /** Opens a request with the landlord's answers and returns its id. */
  open(request: NewScreeningRequest): Promise<number>;
  /** Creates a renter and adds them to a request. `requestRenterId` stands for both from then on. */
  addRenter(added: NewRequestRenter): Promise<{ renterId: number; requestRenterId: number }>;
  /** Brings a renter up to date. */
  updateRenter(renterId: number, person: ScreeningPerson, income: ScreeningIncome): Promise<void>;
  renterAttestations(of: { renterId: number; requestId: number }): Promise<AttestationGroup>;
  status(requestRenterId: number): Promise<answers.RequestRenter>;
  /** Everyone of a request, for when the answer to `addRenter` was lost. */
  rentersOf(requestId: number): Promise<answers.RequestRenter[]>;
  /** Errors  refused with ScreeningRequestCannotCancel once reports are ordered. */
  cancel(requestRenterId: number): Promise<void>;
};

export const requestCalls = (call: CallBureau): RequestCalls => ({
  landlordAttestations: ({ landlordId, propertyId }) =>
    call(answers.attestationGroup, {
      ...{ what: "landlord attestations", method: "POST" },
      path: `Landlords/${landlordId}/Properties/${propertyId}/Attestations`,
    }),
  async open({ landlordId, propertyId, bundleId, attestationGroupId, responses }) {
    const attestation = { attestationGroupId, attestationResponses: responses };
    const { screeningRequestId } = await call(answers.createdRequest, {
      ...{ what: "screening request", method: "POST" },
      path: `Landlords/${landlordId}/Properties/${propertyId}/ScreeningRequests`,
      body: { landlordId, propertyId, initialBundleId: bundleId, screeningRequestRenters: [], attestation },
    });
    return screeningRequestId;
  },
  async addRenter({ landlordId, requestId, bundleId, role, person, income }) {
    const renter = renterBody(person, income);
    const order = { what: "renter", method: "POST", path: "Renters", body: renter } as const;
    const { renterId } = await call(answers.createdRenter, order);
    const { firstName: renterFirstName, lastName: renterLastName } = renter;
    const { screeningRequestRenterId } = await call(answers.createdRequestRenter, {
      ...{ what: "renter of a request", method: "POST" },
      path: `ScreeningRequests/${requestId}/Renters/${renterId}/ScreeningRequestRenters`,
      body: { landlordId, renterId, bundleId, renterRole: role, renterFirstName, renterLastName },
    });
    return { renterId, requestRenterId: screeningRequestRenterId };
  },
  updateRenter: (renterId, person, income) =>
    call(answers.nothing, {
      ...{ what: "renter", method: "PUT", path: `Renters/${renterId}`, body: renterBody(person, income) },
    }),
  renterAttestations: ({ renterId, requestId }) =>
    call(answers.attestationGroup, {
      ...{ what: "renter attestations", method: "POST" },
      path: `Renters/${renterId}/ScreeningRequest/${requestId}/Attestations`,
    }),
  status: (requestRenterId) =>
    call(answers.requestRenter, { what: "status", method: "GET", path: `ScreeningRequestRenters/${requestRenterId}` }),
  rentersOf: (requestId) =>
    call(z.array(answers.requestRenter).max(100), {
      ...{ what: "renters of a request", method: "GET" },
      path: `ScreeningRequests/${requestId}/ScreeningRequestRenters`,
    }),
  cancel: (requestRenterId) =>
    call(answers.nothing, { what: "cancel", method: "PUT", path: `ScreeningRequestRenters/${requestRenterId}/Cancel` }),
});

import { expect } from "vitest";
import type { SandboxConfig } from "../config.ts";
import { aSandbox, type TestSandbox } from "../testing.ts";

const base = "/screening/v3";

export const sampleNumber = "666120987";
export const sampleBirthDate = "1984-05-17";

const address = {
  addressLine1: "12 Main St",
  addressLine2: "Apt 4",
  locality: "Portland",
  region: "OR",
  postalCode: "97214",
  country: "US",
};

export const aLandlord = {
  emailAddress: "dana@example.test",
  firstName: "Dana",
  lastName: "Whitfield",
  phoneNumber: "5035550101",
  phoneType: "Mobile",
  businessAddress: address,
  acceptedTermsAndConditions: true,
};

export const aProperty = {
  ...address,
  propertyName: "Alder Street Bungalow",
  rent: 2450,
  deposit: 2450,
  isActive: true,
  bankruptcyCheck: false,
  bankruptcyTimeFrame: 0,
  incomeToRentRatio: 40,
};

export const aPerson = (lastName: string) => ({
  emailAddress: `${lastName.toLowerCase()}@example.test`,
  firstName: "Ada",
  lastName,
  phoneNumber: "5035550142",
  phoneType: "Mobile",
  homeAddress: address,
  acceptedTermsAndConditions: true,
});

export const identified = (lastName: string) => ({
  ...aPerson(lastName),
  nationalId: sampleNumber,
  dateOfBirth: sampleBirthDate,
});

export const aRenter = (lastName: string) => ({
  ...aPerson(lastName),
  ...{ income: 6500, incomeFrequency: "PerMonth", otherIncome: 0, otherIncomeFrequency: "PerMonth", assets: 0 },
  employmentStatus: "Employed",
});

interface Envelope {
  name: string;
  errors: { field: string }[];
}

/** A sandbox whose bureau is called with fresh tokens. */
export async function aBureau(options: Partial<SandboxConfig> = {}) {
  const sandbox = await aSandbox(options);
  const tokenOf = async (apiKey: string): Promise<string> => {
    const credentials = { clientId: "sandbox-bureau-client", apiKey };
    return (await sandbox.send<{ token: string }>("POST", `${base}/Tokens`, credentials)).body.token;
  };
  const tokens = async () => ({
    authorization: await tokenOf("sandbox-bureau-key-1"),
    mfaauthorized: await tokenOf("sandbox-bureau-key-2"),
  });
  return {
    sandbox,
    tokens,
    get: async <T = unknown>(path: string) => sandbox.get<T & Envelope>(`${base}/${path}`, await tokens()),
    send: async <T = unknown>(method: "POST" | "PUT", path: string, body?: unknown) =>
      sandbox.send<T & Envelope>(method, `${base}/${path}`, body, await tokens()),
  };
}

export type TestBureau = Awaited<ReturnType<typeof aBureau>>;

interface Group {
  attestationGroupId: number;
  attestations: { attestationId: number; affirmativeRequired: boolean }[];
}

/** Creates landlord, property and request in a state; every attestation is affirmed. */
export async function aRequest({ send }: TestBureau, { region = "OR", bundleId = 1002 } = {}) {
  const { landlordId } = (await send<{ landlordId: number }>("POST", "Landlords", aLandlord)).body;
  const properties = `Landlords/${landlordId}/Properties`;
  const { propertyId } = (await send<{ propertyId: number }>("POST", properties, { ...aProperty, region })).body;
  const { attestationGroupId, attestations } = (await send<Group>("POST", `${properties}/${propertyId}/Attestations`))
    .body;
  const attestationResponses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  const order = {
    ...{ landlordId, propertyId, initialBundleId: bundleId, screeningRequestRenters: [] },
    attestation: { attestationGroupId, attestationResponses },
  };
  const requests = `${properties}/${propertyId}/ScreeningRequests`;
  const { screeningRequestId } = (await send<{ screeningRequestId: number }>("POST", requests, order)).body;
  return { landlordId, propertyId, screeningRequestId, attestations, order, requests };
}

/** Adds a renter of a last name to a new request; returns the id of the screening request renter. */
export async function addedRenter(bureau: TestBureau, lastName: string, bundleId = 1002): Promise<number> {
  const { landlordId, screeningRequestId } = await aRequest(bureau);
  const { renterId } = (await bureau.send<{ renterId: number }>("POST", "Renters", aRenter(lastName))).body;
  const added = await bureau.send<{ screeningRequestRenterId: number }>(
    "POST",
    `ScreeningRequests/${screeningRequestId}/Renters/${renterId}/ScreeningRequestRenters`,
    { landlordId, renterId, bundleId, renterRole: "Applicant" },
  );
  expect(added.status).toBe(200);
  return added.body.screeningRequestRenterId;
}

export const statusOf = async ({ get }: TestBureau, id: number): Promise<string> =>
  (await get<{ renterStatus: string }>(`ScreeningRequestRenters/${id}`)).body.renterStatus;

/** Verifies a renter and orders the reports, which are delivered once the clock has moved. */
export async function orderedReports(bureau: TestBureau, lastName: string): Promise<number> {
  const id = await addedRenter(bureau, lastName);
  await bureau.send("POST", `ScreeningRequestRenters/${id}/Validate`, identified(lastName));
  await bureau.send("POST", `Renters/ScreeningRequestRenters/${id}/Reports`, identified(lastName));
  return id;
}

export const advance = ({ sandbox }: { sandbox: TestSandbox }, duration: string) =>
  sandbox.send("PUT", "/control/clock", { advance: duration });

import { describe, expect, it } from "vitest";

import { aBureau, advance, aLandlord, aProperty, aRenter, aRequest } from "./testing.ts";

describe("The bureau's tokens", () => {
  it("are both needed, each of its own key, and expire after five minutes", async () => {
    const { sandbox, tokens } = await aBureau();
    const bundles = (headers: Record<string, string>) => sandbox.get("/screening/v3/Bundles", headers);
    const good = await tokens();
    expect((await bundles(good)).status).toBe(200);
    const swapped = { authorization: good.mfaauthorized, mfaauthorized: good.authorization };
    for (const headers of [{}, { authorization: good.authorization }, swapped] as Record<string, string>[])
      expect(await bundles(headers)).toMatchObject({ status: 401, body: { name: "Unauthorized", errors: [] } });
    await advance({ sandbox }, "PT5M");
    expect((await bundles(good)).status).toBe(401);
  });

  it("are refused to an unknown client or key", async () => {
    const { sandbox } = await aBureau();
    for (const credentials of [
      { clientId: "sandbox-bureau-client", apiKey: "guess" },
      { clientId: "guess", apiKey: "sandbox-bureau-key-1" },
    ])
      expect((await sandbox.send("POST", "/screening/v3/Tokens", credentials)).status).toBe(401);
  });
});

describe("The bureau's records", () => {
  it("answers an unknown id with 404 and a field that does not fit with its name", async () => {
    const { get, send } = await aBureau();
    expect(await get("Landlords/77")).toMatchObject({ status: 404, body: { name: "NotFound" } });
    expect(await get("Nowhere")).toMatchObject({ status: 404, body: { name: "NotFound" } });
    const businessAddress = { ...aLandlord.businessAddress, postalCode: "97214-1234", locality: "São Paulo" };
    const refused = await send("POST", "Landlords", { ...aLandlord, firstName: "D", businessAddress });
    expect(refused).toMatchObject({ status: 400, body: { name: "InvalidRequest" } });
    expect(refused.body.errors.map(({ field }) => field)).toEqual([
      ...["firstName", "businessAddress.locality", "businessAddress.postalCode"],
    ]);
  });

  it("keeps what was changed, and lists it by pages", async () => {
    const { get, send } = await aBureau();
    const { landlordId } = (await send<{ landlordId: number }>("POST", "Landlords", aLandlord)).body;
    await send("PUT", `Landlords/${landlordId}`, { ...aLandlord, firstName: "Dan" });
    expect((await get(`Landlords/${landlordId}`)).body).toMatchObject({ landlordId, firstName: "Dan" });
    for (const propertyName of ["One", "Two", "Three"])
      await send("POST", `Landlords/${landlordId}/Properties`, { ...aProperty, propertyName });
    const page = await get<{ propertyName: string }[]>(`Landlords/${landlordId}/Properties?PageNumber=2&PageSize=2`);
    expect(page.body.map(({ propertyName }) => propertyName)).toEqual(["Three"]);
  });
});

describe("Attestations", () => {
  it("are two by state, one of which must be affirmed to open a request", async () => {
    const bureau = await aBureau();
    const { attestations, order, requests } = await aRequest(bureau);
    expect(attestations.map(({ affirmativeRequired }) => affirmativeRequired)).toEqual([true, false]);
    const { attestationGroupId, attestationResponses } = order.attestation;
    const answering = (responses: unknown) =>
      bureau.send("POST", requests, { ...order, attestation: { attestationGroupId, attestationResponses: responses } });
    expect((await answering(attestationResponses.slice(0, 1))).status).toBe(200);
    expect(await answering(attestationResponses.slice(1))).toMatchObject({
      status: 400,
      body: { name: "AttestationsNotAffirmed" },
    });
  });

  it("are two for the renter as well", async () => {
    const bureau = await aBureau();
    const { screeningRequestId } = await aRequest(bureau, { region: "CA" });
    const { renterId } = (await bureau.send<{ renterId: number }>("POST", "Renters", aRenter("Clean"))).body;
    const group = await bureau.send<{ attestations: { name: string; affirmativeRequired: boolean }[] }>(
      "POST",
      `Renters/${renterId}/ScreeningRequest/${screeningRequestId}/Attestations`,
    );
    expect(group.body.attestations).toMatchObject([
      { affirmativeRequired: true },
      { name: "Copy of reports, CA", affirmativeRequired: false },
    ]);
  });
});

describe("A bundle that a state restricts", () => {
  it("is refused there, and has an alternative", async () => {
    const bureau = await aBureau();
    const { order, requests } = await aRequest(bureau, { region: "NY", bundleId: 1003 });
    expect(await bureau.send("POST", requests, { ...order, initialBundleId: 1002 })).toMatchObject({
      status: 400,
      body: { name: "BundleRestrictedByState", errors: [{ field: "initialBundleId" }] },
    });
    const alternative = (region: string) =>
      bureau.get<{ bundleId: number }>(`Bundles/StateRestrictedAlternativeBundle/1002?region=${region}`);
    expect((await alternative("NY")).body.bundleId).toBe(1003);
    expect((await alternative("OR")).body.bundleId).toBe(1002);
    expect((await alternative("GU")).status).toBe(404);
  });
});

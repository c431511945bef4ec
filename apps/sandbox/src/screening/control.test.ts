import { describe, expect, it } from "vitest";

import { aBureau, advance, orderedReports, statusOf } from "./testing.ts";

describe("The bureau's control calls", () => {
  it("set what is reported on an email, whatever the last name", async () => {
    const bureau = await aBureau();
    const outcome = { credit: 615, criminal: "record", eviction: "judgment", delaySeconds: 60 };
    const set = await bureau.sandbox.send("PUT", "/control/screening/outcomes", { "Thin@example.test": outcome });
    expect(set).toMatchObject({ status: 200, body: { "thin@example.test": outcome } });
    const id = await orderedReports(bureau, "Thin");
    await advance(bureau, "PT50S");
    expect(await statusOf(bureau, id)).toBe("ReportsDeliveryInProgress");
    await advance(bureau, "PT11S");
    const credit = await bureau.get<{ reportResponseModelDetails: { reportData: string }[] }>(
      `Landlords/ScreeningRequestRenters/${id}/Reports?requestedProduct=Credit&reportType=json`,
    );
    expect(credit.body.reportResponseModelDetails[0]!.reportData).toContain('"Results":"615"');
  });

  it.each([
    [{ "not an email": { credit: "clean", criminal: "clean", eviction: "clean" } }],
    [{ "ada@example.test": { credit: "superb", criminal: "clean", eviction: "clean" } }],
    [{ "ada@example.test": { credit: 900, criminal: "clean", eviction: "clean" } }],
    [{ "ada@example.test": { credit: "clean", criminal: "clean" } }],
  ])("refuse an outcome that does not exist: %j", async (outcomes) => {
    const { sandbox } = await aBureau();
    expect((await sandbox.send("PUT", "/control/screening/outcomes", outcomes)).status).toBe(400);
  });

  it("list everything until a reset, and after a restart of the sandbox", async () => {
    const bureau = await aBureau();
    await orderedReports(bureau, "Clean");
    const listed = { landlords: [{}], properties: [{}], requests: [{ renters: [{ lastName: "Clean" }] }], orders: 1 };
    expect((await bureau.sandbox.get("/control/screening")).body).toMatchObject(listed);
    const { sandbox: again } = await aBureau({ dataDir: bureau.sandbox.dataDir });
    expect((await again.get("/control/screening")).body).toMatchObject(listed);
    await bureau.sandbox.send("POST", "/control/reset");
    expect((await bureau.sandbox.get("/control/screening")).body).toEqual({
      ...{ landlords: [], properties: [], requests: [], orders: 0 },
    });
  });

  it("make the bureau misbehave", async () => {
    const bureau = await aBureau();
    await bureau.sandbox.send("PUT", "/control/faults", { screening: { mode: "5xx", count: 3 } });
    expect(await bureau.get("Bundles")).toMatchObject({ status: 503, body: { name: "ServiceUnavailable" } });
    expect((await bureau.get("Bundles")).status).toBe(200);
  });
});

describe("The page of the bureau", () => {
  it("shows requests with the state of each renter", async () => {
    const bureau = await aBureau();
    expect((await bureau.sandbox.get<string>("/?tab=screening")).body).toContain("No screening requests yet.");
    await orderedReports(bureau, "Clean");
    const { body } = await bureau.sandbox.get<string>("/?tab=screening");
    expect(body).toContain("Ada Clean (applicant; Credit, Criminal and Eviction): Reports ordered");
  });
});

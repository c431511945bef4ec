import { describe, expect, it } from "vitest";
import { aWebhook } from "../testing.ts";
import { aBureau, addedRenter, advance, identified, orderedReports, statusOf, type TestBureau } from "./testing.ts";

describe("Reports", () => {
  const reports = (id: number, product: string, type = "json") =>
    `Landlords/ScreeningRequestRenters/${id}/Reports?requestedProduct=${product}&reportType=${type}`;
  type Answer = { reportsExpireNumberOfDays: number; reportResponseModelDetails: { reportData: string }[] };
  const jsonOf = async <T>({ get }: TestBureau, id: number, product: string): Promise<T> =>
    JSON.parse((await get<Answer>(reports(id, product))).body.reportResponseModelDetails[0]!.reportData) as T;
  type Credit = {
    Applicants: {
      Status: { RecordFound: number; FrozenFile: boolean; ThinFile: boolean };
      ScoreModel: { Score: { Results: string } } | null;
      Collections: unknown[] | null;
      PublicRecords: unknown[] | null;
    }[];
  };

  it("are delivered three seconds after they were ordered, and the product is told once", async () => {
    const hook = await aWebhook();
    const bureau = await aBureau({ publicUrl: hook.url });
    const id = await orderedReports(bureau, "Clean");
    expect(await statusOf(bureau, id)).toBe("ReportsRequested");
    expect(await bureau.get(reports(id, "Credit"))).toMatchObject({ status: 400, body: { name: "ReportsNotReady" } });
    await advance(bureau, "PT4S");
    await advance(bureau, "PT4S");
    expect(await statusOf(bureau, id)).toBe("ReportsDeliverySuccess");
    expect(hook.calls.map(({ json }) => json)).toEqual([
      { ScreeningRequestRenterId: id, ReportsDeliveryStatus: "ReportCompleted" },
    ]);
    for (const reader of ["Landlords", "Renters"])
      expect((await bureau.get(`${reader}/ScreeningRequestRenters/${id}/Reports/Names`)).body).toEqual([
        ...["Credit", "Criminal", "Eviction"],
      ]);
  });

  it("need a verified identity, and are ordered once", async () => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Exam");
    const order = (of: number, lastName: string) =>
      bureau.send("POST", `Renters/ScreeningRequestRenters/${of}/Reports`, identified(lastName));
    expect(await order(id, "Exam")).toMatchObject({ status: 400, body: { name: "UserNotVerified" } });
    const other = await orderedReports(bureau, "Clean");
    expect(await order(other, "Clean")).toMatchObject({ status: 400, body: { name: "InvalidStatusForReports" } });
    expect((await bureau.sandbox.get("/control/screening")).body).toMatchObject({ orders: 1 });
  });

  it.each([
    ["Clean", { RecordFound: 1, FrozenFile: false, ThinFile: false }, "742", 0, 0],
    ["Thin", { RecordFound: 0, FrozenFile: false, ThinFile: true }, undefined, undefined, undefined],
    ["Frozen", { RecordFound: 0, FrozenFile: true, ThinFile: false }, undefined, undefined, undefined],
    ["Lowscore", { RecordFound: 1 }, "511", 5, 0],
    ["Bankrupt", { RecordFound: 1 }, "588", 0, 1],
  ])("on credit say of %s what the name stands for", async (lastName, status, score, collections, publicRecords) => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, lastName);
    await advance(bureau, "PT4S");
    const [applicant] = (await jsonOf<Credit>(bureau, id, "Credit")).Applicants;
    expect(applicant!.Status).toMatchObject(status);
    expect(applicant!.ScoreModel?.Score.Results).toBe(score);
    expect(applicant!.Collections?.length).toBe(collections);
    expect(applicant!.PublicRecords?.length).toBe(publicRecords);
  });

  it.each([
    ["Clean", 0],
    ["Record", 1],
    ["Mismatch", 3],
  ])("on criminal records have of %s %i identities", async (lastName, count) => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, lastName);
    await advance(bureau, "PT4S");
    const report = await jsonOf<{ Identities: unknown[] }>(bureau, id, "Criminal");
    expect(report).toMatchObject({ CriminalIdentityCount: count, PermissiblePurpose: "TenantScreening" });
    expect(report.Identities).toHaveLength(count);
  });

  it.each([
    ["Clean", []],
    ["Filing", [{ FilingType: "NEW SUIT", Events: [{ Disposition: "DISMISSED", JudgmentFor: "N/A" }] }]],
    ["Judgment", [{ FilingType: "CIVIL JUDGMENT", Events: [{ JudgmentFor: "PLAINTIFF" }] }]],
  ])("on evictions have the records of %s", async (lastName, records) => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, lastName);
    await advance(bureau, "PT4S");
    expect((await jsonOf<{ Records: unknown[] }>(bureau, id, "Eviction")).Records).toMatchObject(records);
  });

  it("are marked as sample data, as JSON and as HTML", async () => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, "Clean");
    await advance(bureau, "PT4S");
    for (const product of ["Credit", "Criminal", "Eviction"])
      for (const type of ["json", "html"])
        expect(
          (await bureau.get<Answer>(reports(id, product, type))).body.reportResponseModelDetails[0]!.reportData,
        ).toContain("SAMPLE DATA");
  });

  it.each([
    ["Slow", "PT100S", "ReportsDeliveryInProgress"],
    ["Slow", "PT121S", "ReportsDeliverySuccess"],
    ["Deliveryfail", "PT4S", "ReportsDeliveryFailed"],
    ["Expired", "PT1S", "ScreeningRequestExpired"],
  ])("of %s are, %s after the order, in status %s", async (lastName, duration, status) => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, lastName);
    await advance(bureau, duration);
    expect(await statusOf(bureau, id)).toBe(status);
  });

  it("of OnlyCredit are those on credit alone", async () => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, "OnlyCredit");
    await advance(bureau, "PT4S");
    expect((await bureau.get(`Landlords/ScreeningRequestRenters/${id}/Reports/Names`)).body).toEqual(["Credit"]);
    expect((await bureau.get(reports(id, "Criminal"))).status).toBe(404);
  });

  it("can be read for 30 days", async () => {
    const bureau = await aBureau();
    const id = await orderedReports(bureau, "Clean");
    await advance(bureau, "PT4S");
    expect((await bureau.get<Answer>(reports(id, "Credit"))).body.reportsExpireNumberOfDays).toBe(30);
    await advance(bureau, "P29D");
    expect((await bureau.get<Answer>(reports(id, "Credit"))).body.reportsExpireNumberOfDays).toBe(1);
    await advance(bureau, "P1D");
    expect(await bureau.get(reports(id, "Credit"))).toMatchObject({ body: { name: "ScreeningRequestExpired" } });
    expect(await statusOf(bureau, id)).toBe("ScreeningRequestExpired");
  });

  it("can be canceled until they are ordered", async () => {
    const bureau = await aBureau();
    const id = await addedRenter(bureau, "Clean");
    expect((await bureau.send("PUT", `ScreeningRequestRenters/${id}/Cancel`)).status).toBe(204);
    expect(await statusOf(bureau, id)).toBe("ScreeningRequestCanceled");
    const other = await orderedReports(bureau, "Clean");
    expect(await bureau.send("PUT", `ScreeningRequestRenters/${other}/Cancel`)).toMatchObject({
      status: 400,
      body: { name: "ScreeningRequestCannotCancel" },
    });
  });
});

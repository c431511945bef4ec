import { describe, expect, it } from "vitest";

import { samplePerson, sampleProof } from "../../testing/screening.ts";
import { readWebhook } from "./read-webhook.ts";
import { reportDocument } from "./report/report-document.ts";
import { sanitizeReport } from "./report/sanitize.ts";
import { summaryOf } from "./report/summarize.ts";

import { addedRenter, anAdapter, orderedReports, scriptedServer } from "./testing.ts";

describe("Reports from the bureau", () => {
  const order = {
    orderedAt: Temporal.Instant.from("2026-11-23T15:00:00Z"),
    expiresAt: Temporal.Instant.from("2026-12-23T15:00:00Z"),
  };
  const delivered = async (lastName: string) => {
    const adapter = await anAdapter();
    const requestRenterId = await orderedReports(adapter.screening, lastName);
    await adapter.advance("PT4S");
    return { ...adapter, requestRenterId };
  };
  const summarized = async (lastName: string) => {
    const { screening, requestRenterId } = await delivered(lastName);
    const products = await screening.reportNames(requestRenterId, "landlord");
    const reports = await Promise.all(
      products.map(async (product) => {
        const { data } = await screening.report(requestRenterId, product, "landlord");
        return [product, sanitizeReport(product, data)] as const;
      }),
    );
    return summaryOf(Object.fromEntries(reports), { ...order, requestRenterId });
  };
  const clean = { collections: { count: 0 }, bankruptcies: [], flags: [] };

  it.each([
    ["Clean", { credit: { ...clean, score: { value: 742 } }, criminal: [], evictions: [] }],
    ["Thin", { credit: { score: { none: "thin" }, flags: ["thin"] } }],
    ["Frozen", { credit: { score: { none: "frozen" }, flags: ["frozen"] } }],
    ["Lowscore", { credit: { score: { value: 511 }, collections: { count: 5, total: 1350 } } }],
    ["Bankrupt", { credit: { bankruptcies: [{ type: "Chapter 7 bankruptcy discharged" }] } }],
    ["Filing", { evictions: [{ outcome: "dismissed", type: "NEW SUIT", amount: null }] }],
    ["Judgment", { evictions: [{ outcome: "judgment", type: "CIVIL JUDGMENT", amount: 2450 }] }],
    ["Record", { criminal: [{ offense: "THEFT IN THE THIRD DEGREE", matchStrength: "name-and-address" }] }],
    ["Mismatch", { criminal: [{ matchStrength: "name" }, { matchStrength: "name" }, { matchStrength: "name" }] }],
    ["OnlyEviction", { products: ["EVICTION"], credit: null, criminal: null, evictions: [] }],
  ])("of %s are summarized", async (lastName, summary) => {
    expect(await summarized(lastName)).toMatchObject(summary);
  });

  it.each([
    ["Deliveryfail", "PT4S", "ReportsDeliveryFailed"],
    ["Slow", "PT100S", "ReportsDeliveryInProgress"],
    ["Slow", "PT121S", "ReportsDeliverySuccess"],
  ])("of %s are, %s after the order, in status %s", async (lastName, duration, status) => {
    const { screening, advance } = await anAdapter();
    const id = await orderedReports(screening, lastName);
    await advance(duration);
    expect((await screening.status(id)).status).toBe(status);
  });

  it("of Expired cannot be ordered", async () => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Expired");
    expect((await screening.status(id)).status).toBe("ScreeningRequestExpired");
    await expect(screening.requestReports(id, samplePerson("Expired"), sampleProof)).rejects.toMatchObject({
      ...{ kind: "refused", code: "InvalidStatusForReports" },
    });
  });

  it("are not ready before their delivery, and can be read for 30 days by landlord and renter", async () => {
    const { screening, advance } = await anAdapter();
    const id = await orderedReports(screening, "Clean");
    await expect(screening.report(id, "CREDIT", "landlord")).rejects.toMatchObject({ code: "ReportsNotReady" });
    await advance("PT4S");
    for (const reader of ["landlord", "renter"] as const)
      expect((await screening.report(id, "CREDIT", reader)).daysLeft).toBe(30);
    await advance("PT720H");
    await expect(screening.report(id, "CREDIT", "landlord")).rejects.toMatchObject({ code: "ScreeningRequestExpired" });
  });

  it("are drawn without what may not be shown", async () => {
    const { screening, requestRenterId } = await delivered("Record");
    const { data } = await screening.report(requestRenterId, "CRIMINAL", "landlord");
    expect(JSON.stringify(data)).toMatch(/"Race":"SAMPLE".*DISORDERLY CONDUCT/);
    const drawn = reportDocument("CRIMINAL", sanitizeReport("CRIMINAL", data));
    expect(drawn).toContain("THEFT IN THE THIRD DEGREE");
    expect(drawn).not.toMatch(/Race|Height|Birth|XXX-XX|photos\.example|DISORDERLY CONDUCT/);
  });

  it("are told of by a webhook once they are delivered", async () => {
    const hook = await scriptedServer(() => ({ status: 204, body: "" }));
    const { screening, advance } = await anAdapter({ publicUrl: hook.url });
    const id = await orderedReports(screening, "Clean");
    await advance("PT4S");
    expect(hook.calls.map(({ body }) => readWebhook(JSON.parse(body)))).toEqual([id]);
  });

  it("follow the outcome that was set for an email", async () => {
    const { screening, advance, control } = await anAdapter();
    const outcome = { credit: 615, criminal: "clean", eviction: "filing" };
    await control("PUT", "screening/outcomes", { "judgment@example.test": outcome });
    const requestRenterId = await orderedReports(screening, "Judgment");
    await advance("PT4S");
    const { data } = await screening.report(requestRenterId, "EVICTION", "landlord");
    const reports = { EVICTION: sanitizeReport("EVICTION", data) };
    expect(summaryOf(reports, { ...order, requestRenterId }).evictions).toMatchObject([{ outcome: "dismissed" }]);
  });
});

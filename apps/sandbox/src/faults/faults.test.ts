import { describe, expect, it } from "vitest";
import { aSandbox } from "../testing.ts";

const certs = "/google/certs";

describe("A partner with a fault set", () => {
  it("fails as many calls as the count says, then works again", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/faults", { google: { mode: "5xx", count: 2 } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await sandbox.get(certs)).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it("fails without a count until its mode is ok again", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/faults", { google: { mode: "5xx" } });
    for (let call = 0; call < 3; call += 1) expect((await sandbox.get(certs)).status).toBe(503);
    await sandbox.send("PUT", "/control/faults", { google: { mode: "ok" } });
    expect((await sandbox.get(certs)).status).toBe(200);
  });

  it("fails the given share of its calls, the same ones for the same seed", async () => {
    const sandbox = await aSandbox();
    const failures = async (seed: number) => {
      await sandbox.send("PUT", "/control/faults", { google: { mode: "5xx", rate: 0.2, seed } });
      const statuses = [];
      for (let call = 0; call < 80; call += 1) statuses.push((await sandbox.get(certs)).status);
      return statuses.flatMap((status, call) => (status === 503 ? [call] : []));
    };
    const once = await failures(7);
    expect(once.length).toBeGreaterThanOrEqual(8);
    expect(once.length).toBeLessThanOrEqual(24);
    expect(await failures(7)).toEqual(once);
    expect(await failures(8)).not.toEqual(once);
  });

  it("drops the connection in mode refuse", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/faults", { places: { mode: "refuse", count: 1 } });
    await expect(sandbox.get("/places/maps/api/geocode/json")).rejects.toThrow("fetch failed");
    expect((await sandbox.get("/places/maps/api/geocode/json")).status).toBe(200);
  });

  it("sends no answer in mode timeout until the connection closes", async () => {
    const sandbox = await aSandbox({ timeoutMs: 80 });
    await sandbox.send("PUT", "/control/faults", { google: { mode: "timeout", count: 1 } });
    const asked = performance.now();
    await expect(sandbox.get(certs)).rejects.toThrow("fetch failed");
    expect(performance.now() - asked).toBeGreaterThanOrEqual(75);
  });

  it("answers late in mode slow", async () => {
    const sandbox = await aSandbox({ slowMs: 80 });
    await sandbox.send("PUT", "/control/faults", { google: { mode: "slow", count: 1 } });
    const asked = performance.now();
    expect((await sandbox.get(certs)).status).toBe(200);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(75);
  });

  it("fails with Twilio's error body when the partner is sms", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/faults", { sms: { mode: "5xx" } });
    const sent = await sandbox.send("POST", "/2010-04-01/Accounts/AC0/Messages.json", new URLSearchParams({ To: "x" }));
    expect(sent).toMatchObject({ status: 503, body: { code: 20503, status: 503 } });
  });

  it("leaves the other partners in mode ok", async () => {
    const sandbox = await aSandbox();
    const { body } = await sandbox.send("PUT", "/control/faults", {
      smtp: { mode: "refuse" },
      sms: { mode: "slow", count: 3 },
    });
    expect(body).toEqual({
      smtp: { mode: "refuse" },
      sms: { mode: "slow", count: 3 },
      google: { mode: "ok" },
      screening: { mode: "ok" },
      feed: { mode: "ok" },
      places: { mode: "ok" },
      llm: { mode: "ok" },
      payments: { mode: "ok" },
    });
  });

  it.each([
    { bank: { mode: "ok" } },
    { sms: { mode: "broken" } },
    { sms: { mode: "slow", count: 0 } },
    { sms: { mode: "5xx", rate: 1.5 } },
    "sms",
  ])("is rejected with 400 when the fault is %j", async (faults) => {
    expect((await (await aSandbox()).send("PUT", "/control/faults", faults)).status).toBe(400);
  });
});

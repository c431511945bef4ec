import { describe, expect, it } from "vitest";
import { samplePerson, sampleProof } from "../../testing/screening.ts";
import { ScreeningFault } from "./screening-fault.ts";
import { addedRenter, anAdapter, isToken, type ReceivedCall, type ScriptedAnswer, scripted } from "./testing.ts";

const unreachable = { name: "ScreeningFault", kind: "unreachable" };

describe("A bureau that misbehaves", () => {
  it.each(["refuse", "timeout", "5xx"])("with the fault %s is unreachable until it is over", async (mode) => {
    const { screening, setFault } = await anAdapter({ patienceMs: 400 });
    const id = await addedRenter(screening, "Clean");
    await setFault(mode, 1);
    await expect(screening.status(id)).rejects.toMatchObject(unreachable);
    expect((await screening.status(id)).status).toBe("IdentityVerificationPending");
  });

  it("is waited for while it is slow", async () => {
    const { screening, setFault } = await anAdapter();
    await setFault("slow", 3);
    expect((await screening.bundles()).length).toBeGreaterThan(0);
  });

  it("has orders whose answer was lost, which its status tells, and which are not carried out twice", async () => {
    const { screening, setFault, control } = await anAdapter({ patienceMs: 200, slowMs: 400 });
    const id = await addedRenter(screening, "Clean");
    await screening.validate(id, samplePerson("Clean"), sampleProof);
    await setFault("slow", 1);
    const order = () => screening.requestReports(id, samplePerson("Clean"), sampleProof);
    await expect(order()).rejects.toMatchObject(unreachable);
    await expect.poll(async () => (await screening.status(id)).status, { timeout: 5_000 }).toBe("ReportsRequested");
    await expect(order()).rejects.toMatchObject({ kind: "refused", code: "InvalidStatusForReports" });
    expect(await control("GET", "screening")).toMatchObject({ orders: 1 });
  });

  it("is left alone for a minute after five failures in a row, then tried once", async () => {
    let isBroken = true;
    const { screening, calls, clock, logged } = await scripted(() => (isBroken ? { status: 500 } : { body: [] }));
    for (let failure = 0; failure < 5; failure += 1)
      await expect(screening.bundles()).rejects.toMatchObject(unreachable);
    const before = calls.length;
    await expect(screening.bundles()).rejects.toMatchObject(unreachable);
    expect(calls).toHaveLength(before);
    expect(logged).toHaveLength(1);
    clock.advance("PT61S");
    isBroken = false;
    expect(await screening.bundles()).toEqual([]);
  });

  it("does not rest because it refuses", async () => {
    const { screening, calls } = await scripted(() => ({ status: 400, body: { name: "ReportsNotReady" } }));
    for (let refusal = 0; refusal < 8; refusal += 1)
      await expect(screening.bundles()).rejects.toMatchObject({ kind: "refused", code: "ReportsNotReady" });
    expect(calls.filter((call) => !isToken(call))).toHaveLength(8);
  });

  it.each<[string, ScriptedAnswer]>([
    ["too long", { body: JSON.stringify("x".repeat(5 * 1024 * 1024)) }],
    ["no JSON", { body: "<html>" }],
    ["of another shape", { body: { bundles: [] } }],
    ["a redirect", { status: 302, headers: { location: "http://127.0.0.1:1/" } }],
    ["a call to wait", { status: 429 }],
  ])("with an answer that is %s is unreachable", async (_, answer) => {
    const { screening } = await scripted(() => answer);
    await expect(screening.bundles()).rejects.toMatchObject(unreachable);
  });

  it("is named without its code where it refuses in no envelope", async () => {
    const { screening } = await scripted(() => ({ status: 400, body: "no" }));
    await expect(screening.bundles()).rejects.toMatchObject({ kind: "refused", code: null, fields: [] });
  });
});

describe("A person's number and birth date", () => {
  const secrets = [sampleProof.ssn, sampleProof.birthDate];
  const echoing: [string, (call: ReceivedCall) => ScriptedAnswer][] = [
    [
      "refuses with them",
      ({ body }) => ({ status: 400, body: { name: body, message: body, errors: [{ field: body }] } }),
    ],
    ["answers with them as text", ({ body }) => ({ body: `no ${body}` })],
    ["answers with them in another shape", ({ body }) => ({ body: { examId: body, result: body } })],
    ["fails with them", ({ body }) => ({ status: 500, body })],
  ];

  it.each(echoing)("are in no error and no log when the bureau %s", async (_, answerTo) => {
    const { screening, logged } = await scripted(answerTo);
    const calls = [screening.validate, screening.startExam, screening.requestReports];
    for (const call of [...calls, ...calls]) {
      const outcome: unknown = await call(7, samplePerson("Clean"), sampleProof).catch((error: unknown) => error);
      const told = [
        outcome instanceof ScreeningFault ? { ...outcome, message: outcome.message, stack: outcome.stack } : outcome,
        outcome instanceof Error ? String(outcome.cause) : "",
      ];
      for (const secret of secrets) expect(JSON.stringify([told, logged])).not.toContain(secret);
    }
  });
});

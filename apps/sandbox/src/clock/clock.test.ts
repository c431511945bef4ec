import { describe, expect, it, onTestFinished } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";
import type { ClockTick } from "./clock.ts";

interface Follower {
  next(): Promise<ClockTick>;
  acknowledge(seq: number): Promise<{ status: number }>;
  leave(): void;
}

/** A process that follows the clock, as the product does. */
async function aFollower(sandbox: TestSandbox, id: string): Promise<Follower> {
  const line = new AbortController();
  const answer = await fetch(`${sandbox.url}/clock/stream?subscriber=${id}`, { signal: line.signal });
  onTestFinished(() => line.abort());
  const ticks = ticksOf(answer);
  return {
    next: async () => (await ticks.next()).value as ClockTick,
    acknowledge: (seq) => sandbox.send("POST", "/clock/ack", { subscriber: id, seq }),
    leave: () => line.abort(),
  };
}

async function* ticksOf(answer: Response): AsyncGenerator<ClockTick> {
  let buffered = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    buffered += chunk;
    const events = buffered.split("\n\n");
    buffered = events.pop() ?? "";
    for (const event of events) {
      const data = /^event: clock\ndata: (.*)$/.exec(event)?.[1];
      if (data) yield JSON.parse(data) as ClockTick;
    }
  }
}

const settled = async (promise: Promise<unknown>) => {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  // A round trip through the server gives a premature answer the time to arrive.
  return async (sandbox: TestSandbox) => {
    await sandbox.get("/control/health");
    return done;
  };
};

describe("The sandbox's clock", () => {
  it("shows real time until it is set, then ticks on from there", async () => {
    const sandbox = await aSandbox();
    expect((await sandbox.get("/control/clock")).body).toMatchObject({ mode: "real" });
    const moved = await sandbox.send("PUT", "/control/clock", { now: "2026-12-24T08:00:00-08:00" });
    expect(moved).toMatchObject({ status: 200, body: { mode: "moved" } });
    const { body } = await sandbox.get<{ now: string }>("/control/clock");
    const sinceSet = Date.parse(body.now) - Date.parse("2026-12-24T16:00:00Z");
    expect(sinceSet).toBeGreaterThanOrEqual(0);
    expect(sinceSet).toBeLessThan(30_000);
  });

  it("advances by a duration", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/clock", { now: "2026-12-24T08:00:00Z" });
    const { body } = await sandbox.send<{ now: string }>("PUT", "/control/clock", { advance: "P1DT2H" });
    expect(body.now).toMatch(/^2026-12-25T10:00/);
  });

  it.each([{}, { now: "tomorrow" }, { advance: "two hours" }, { now: "2026-12-24T08:00:00" }])(
    "rejects %j",
    async (move) => {
      expect((await (await aSandbox()).send("PUT", "/control/clock", move)).status).toBe(400);
    },
  );

  it("shows real time again after a reset", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/clock", { advance: "PT2H" });
    await sandbox.send("POST", "/control/reset");
    expect((await sandbox.get("/control/clock")).body).toMatchObject({ mode: "real" });
  });
});

describe("A process that follows the clock", () => {
  it("receives the current time when it connects and again after each move", async () => {
    const sandbox = await aSandbox();
    const follower = await aFollower(sandbox, "web-1");
    const first = await follower.next();
    expect(first).toMatchObject({ seq: expect.any(Number), now: expect.any(String), offsetMs: 0 });
    const moving = sandbox.send("PUT", "/control/clock", { advance: "PT2H" });
    const second = await follower.next();
    expect(second.seq).toBe(first.seq + 1);
    expect(second.offsetMs).toBe(2 * 60 * 60 * 1000);
    await follower.acknowledge(second.seq);
    expect((await moving).status).toBe(200);
  });

  it("must acknowledge a move: the PUT answers only after every follower has", async () => {
    const sandbox = await aSandbox();
    const [web, worker] = [await aFollower(sandbox, "web-1"), await aFollower(sandbox, "worker-1")];
    const moving = sandbox.send("PUT", "/control/clock", { advance: "PT2H" });
    const answered = await settled(moving);
    await web.next();
    await worker.next();
    const { seq } = await web.next();
    await web.acknowledge(seq);
    expect(await answered(sandbox)).toBe(false);
    await worker.acknowledge(seq);
    expect((await moving).status).toBe(200);
  });

  it("no longer delays the PUT once it disconnects", async () => {
    const sandbox = await aSandbox();
    const follower = await aFollower(sandbox, "web-1");
    await follower.next();
    const moving = sandbox.send("PUT", "/control/clock", { advance: "PT2H" });
    await follower.next();
    follower.leave();
    expect((await moving).status).toBe(200);
  });

  it("is named in a 504 when it does not acknowledge in time", async () => {
    const sandbox = await aSandbox({ clockAckTimeoutMs: 50 });
    await aFollower(sandbox, "slow-one");
    expect(await sandbox.send("PUT", "/control/clock", { advance: "PT2H" })).toMatchObject({
      status: 504,
      body: { message: expect.stringContaining("slow-one"), missing: ["slow-one"] },
    });
  });

  it("may acknowledge only a move it received (else 400), and only while connected (else 404)", async () => {
    const sandbox = await aSandbox();
    const follower = await aFollower(sandbox, "web-1");
    const { seq } = await follower.next();
    expect((await follower.acknowledge(seq)).status).toBe(204);
    expect((await follower.acknowledge(seq + 1)).status).toBe(400);
    expect((await sandbox.send("POST", "/clock/ack", { subscriber: "nobody", seq })).status).toBe(404);
  });
});

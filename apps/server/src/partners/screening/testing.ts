import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { onTestFinished } from "vitest";
import { readConfig } from "../../config.ts";
import {
  paymentsAt,
  sampleLandlord,
  samplePerson,
  sampleProof,
  sampleProperty,
  screeningEnvironment,
} from "../../testing/screening.ts";
import { type Screening, screeningOf } from "./screening.ts";

export type ReceivedCall = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
export type ScriptedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** Starts an HTTP server at which each call is recorded, then answered by the script. */
export async function scriptedServer(answerTo: (call: ReceivedCall) => ScriptedAnswer) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join("");
    const call = { method: request.method!, path: request.url!, headers: request.headers, body };
    calls.push(call);
    const { status = 200, body: answer = {}, headers = {} } = answerTo(call);
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

/** A clock that follows real time until it is moved. */
export function movableClock() {
  let offset = Temporal.Duration.from({ seconds: 0 });
  return {
    now: () => Temporal.Now.instant().add(offset),
    advance(duration: string) {
      offset = offset.add(duration);
    },
  };
}

/** The adapter at an address, and what it logs. */
export function adapterAt(environment: Record<string, string>, clock: { now(): Temporal.Instant }, patienceMs: number) {
  const logged: unknown[] = [];
  const config = readConfig({
    DATABASE_URL: "postgresql://localhost/none",
    ...paymentsAt({ url: "http://127.0.0.1:1" }),
    ...environment,
  });
  const screening = screeningOf(
    { config, clock, log: { error: (line: unknown) => logged.push(line) } as never },
    patienceMs,
  );
  return { screening: screening!, logged };
}

export const isToken = ({ path }: ReceivedCall): boolean => path === "/Tokens";

/** The adapter at a server that gives good tokens and the scripted answer to everything else. */
export async function scripted(answerTo: (call: ReceivedCall, before: number) => ScriptedAnswer, lifetime = "PT5M") {
  const clock = movableClock();
  let tokens = 0;
  let answered = 0;
  const server = await scriptedServer((call) => {
    if (!isToken(call)) return answerTo(call, answered++);
    tokens += 1;
    return { body: { token: `token-${tokens}`, expires: clock.now().add(lifetime).toString() } };
  });
  const environment = {
    ...{ SCREENING_BASE_URL: `${server.url}/`, SCREENING_CLIENT_ID: "client", SCREENING_API_KEYS: "key-a,key-b" },
  };
  return { ...adapterAt(environment, clock, 2_000), ...server, clock };
}

/** The adapter and the sandbox's bureau at its other end, on one clock. */
export async function anAdapter({ patienceMs = 5_000, slowMs = 50, publicUrl = "http://127.0.0.1:1" } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "screening-"));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, slowMs, timeoutMs: 1_000, publicUrl });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const clock = movableClock();
  const control = async <Body>(method: string, path: string, body: unknown = {}): Promise<Body> => {
    const headers = { "content-type": "application/json" };
    const sent = method === "GET" ? {} : { headers, body: JSON.stringify(body) };
    return (await (await fetch(`${sandbox.url}/control/${path}`, { method, ...sent })).json()) as Body;
  };
  return {
    ...adapterAt(screeningEnvironment(sandbox), clock, patienceMs),
    control,
    clock,
    /** Moves the bureau's clock and the adapter's. */
    async advance(duration: string) {
      clock.advance(duration);
      await control("PUT", "clock", { advance: duration });
    },
    setFault: (mode: string, count?: number) => control("PUT", "faults", { screening: { mode, count } }),
  };
}

/** Opens a request in a state, with every attestation affirmed. */
export async function openedRequest(screening: Screening, { state = "OR", bundleId = 1002 } = {}) {
  const address = { ...sampleProperty.address, state };
  const landlordId = await screening.ensureLandlord(sampleLandlord, null);
  const propertyId = await screening.ensureProperty(landlordId, { ...sampleProperty, address }, null);
  const { attestationGroupId, attestations } = await screening.landlordAttestations({ landlordId, propertyId });
  const responses = attestations.map(({ attestationId }) => ({ attestationId, isAffirmative: true }));
  const order = { landlordId, propertyId, bundleId, attestationGroupId, responses };
  return { ...order, attestations, requestId: await screening.open(order) };
}

/** Adds a renter of a last name to a new request; returns the screening request renter. */
export async function addedRenter(screening: Screening, lastName: string): Promise<number> {
  const { landlordId, requestId, bundleId } = await openedRequest(screening);
  const { requestRenterId } = await screening.addRenter({
    ...{ landlordId, requestId, bundleId, role: "Applicant", person: samplePerson(lastName) },
    income: { monthlyIncome: 6500, employment: "Employed" },
  });
  return requestRenterId;
}

/** Verifies a renter of a last name and orders the reports. */
export async function orderedReports(screening: Screening, lastName: string): Promise<number> {
  const id = await addedRenter(screening, lastName);
  await screening.validate(id, samplePerson(lastName), sampleProof);
  await screening.requestReports(id, samplePerson(lastName), sampleProof);
  return id;
}

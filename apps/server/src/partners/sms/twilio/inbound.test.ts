import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeArrival } from "../../../arrivals/store.ts";
import { type Process, startProcess, startWorld, type World } from "../../../deliveries/testing.ts";
import { rows, sql } from "../../../platform/database/database.ts";
import { smsProviderOf } from "../providers.ts";

const publicUrl = "https://homes.example.test";
const token = "token-of-the-provider";

let world: World;
let product: Process;
let server: FastifyInstance;

beforeAll(async () => {
  world = await startWorld();
  product = await startProcess(world, [], { ROLE: "web", PUBLIC_URL: publicUrl, SMS_AUTH_TOKEN: token });
  server = Fastify();
  await smsProviderOf(product.app.config.sms).registerInboundHook(server, (arriving) =>
    storeArrival(product.app, arriving),
  );
  await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  await product.close();
  await world.close();
});
beforeEach(async () => {
  await sql`delete from arrival`.execute(product.app.db);
});

const kept = () =>
  rows(product.app.db, sql<{ sender: string; partner_id: string; content: Buffer }>`select * from arrival order by id`);

/** Returns a signature as Twilio documents it: over the URL and each parameter's name and value, sorted by name. */
function signatureOf(form: Record<string, string>, url = `${publicUrl}/hooks/sms`, key = token): string {
  const signed = Object.keys(form)
    .sort()
    .reduce((text, name) => text + name + form[name], url);
  return createHmac("sha1", key).update(signed).digest("base64");
}

const text = { MessageSid: "SM1", From: "+15035550123", To: "+15035550100", Body: "Is it still available?" };

const call = (form: Record<string, string>, signature?: string) =>
  fetch(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}/hooks/sms`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: signature === undefined ? {} : { "x-twilio-signature": signature },
  });

describe("The webhook for texts", () => {
  it("stores a signed text and answers with an empty response", async () => {
    const answer = await call(text, signatureOf(text));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/xml");
    expect(await answer.text()).toMatch(/<Response\/>$/);
    const [arrival] = await kept();
    expect(arrival).toMatchObject({ sender: "+15035550123", partner_id: "SM1" });
    expect(arrival!.content.toString()).toBe("Is it still available?");
  });

  it("stores a repeated text once and answers each call with 200", async () => {
    for (let times = 0; times < 3; times++) expect((await call(text, signatureOf(text))).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it.each<[string, string | undefined]>([
    ["no signature", undefined],
    ["an empty signature", ""],
    ["another account's signature", signatureOf(text, undefined, "another-token")],
    ["a signature with the sandbox's published token", signatureOf(text, undefined, "sandbox-token")],
    ["a signature for another address", signatureOf(text, "https://evil.example/hooks/sms")],
    ["the signature of another text", signatureOf({ ...text, Body: "STOP" })],
    ["nonsense", "not base64 at all"],
  ])("rejects %s with 403 and stores nothing", async (_what, signature) => {
    expect((await call(text, signature)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it("answers 400 to a signed form without the fields of a text", async () => {
    const form = { Body: "Hi" };
    expect((await call(form, signatureOf(form))).status).toBe(400);
  });

  it("stores emoji and umlauts, and drops characters that a database cannot hold", async () => {
    const form = { ...text, Body: "Grüße ☂️\0!" };
    expect((await call(form, signatureOf(form))).status).toBe(200);
    expect((await kept())[0]!.content.toString()).toBe("Grüße ☂️!");
  });

  it("answers 404 to a GET and 403 to JSON", async () => {
    const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/hooks/sms`;
    expect((await fetch(url)).status).toBe(404);
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await fetch(url, json)).status).toBe(403);
  });
});

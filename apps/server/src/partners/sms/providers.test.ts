import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { inboundPath, statusUrlOf } from "./provider.ts";
import { smsProviderOf } from "./providers.ts";

describe("A product without an SMS account", () => {
  const provider = smsProviderOf(null);

  it("keeps a text waiting instead of sending it", async () => {
    const text = { to: "+15035550142", body: "Hi", deliveryId: crypto.randomUUID() };
    expect(await provider.createTexter().send(text)).toMatchObject({ kind: "not-configured" });
  });

  it("answers 404 at the addresses of a provider's webhooks", async () => {
    const server = Fastify();
    const fail = async () => {
      throw new Error("no text may be taken");
    };
    await provider.registerInboundHook(server, fail);
    await provider.registerStatusHook(server, fail);
    for (const url of [inboundPath, statusUrlOf("", crypto.randomUUID())])
      expect((await server.inject({ method: "POST", url })).statusCode).toBe(404);
  });
});

import { endpoints } from "@porchlight/contract/endpoints.ts";
import { describe, expect, it } from "vitest";
import { pathFor } from "../../testing/contract/belongings.ts";
import { bodies } from "../../testing/contract/bodies.ts";
import { useContract } from "../../testing/contract/stage.ts";

const { product, stage, tokenFor } = useContract();

/** Reads that need a query or a partner. */
const needsMore = new Set([
  ...["getOpenings", "suggestAddresses", "lookUpAddress", "getCalendarAuthUrl"],
  ...["readOwnReport", "getReport"],
]);

describe("Every endpoint of the contract", () => {
  it("is declared once, by method and path", () => {
    const named = endpoints.map(({ spec }) => `${spec.method} ${spec.path}`);
    expect(named).toEqual([...new Set(named)]);
  });

  it.each(endpoints.filter(({ spec }) => spec.method === "GET" && spec.who !== "public"))(
    "$name is sent with cache-control: no-store",
    async ({ spec }) => {
      const token = tokenFor(spec, "theirs");
      const reply = await fetch(`${product().url}/api${pathFor(spec, stage().theirs)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.headers.get("cache-control")).toBe("no-store");
      await reply.body?.cancel();
    },
  );

  it.each(endpoints.filter(({ spec }) => spec.body !== undefined))(
    "$name answers malformed JSON, unknown fields and a huge body with a 4xx and a message",
    async ({ spec }) => {
      const url = `${product().url}/api${pathFor(spec, stage().theirs)}`;
      const send = (body: string) =>
        fetch(url, {
          method: spec.method,
          headers: { "content-type": "application/json", authorization: `Bearer ${stage().stranger.token}` },
          body,
        });
      for (const body of ['{"broken', '{"nobodyKnowsThis":1}', `{"a":"${"x".repeat(1_100_000)}"}`]) {
        const reply = await send(body);
        const told = (await reply.json()) as { message: string; statusCode: number };
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
        expect(told.statusCode).toBe(reply.status);
        expect(told.message.length).toBeGreaterThan(5);
      }
    },
  );

  const reads = endpoints.filter(
    ({ spec, name }) =>
      spec.method === "GET" && !spec.kind && !["link", "visitor"].includes(spec.who) && !needsMore.has(name),
  );
  it.each(reads)("$name returns exactly the described fields", async ({ spec }) => {
    const { status, body } = await product().api(spec.method, pathFor(spec, stage().theirs), {
      token: tokenFor(spec, "theirs"),
    });
    expect(status).toBe(200);
    expect(spec.reply.parse(body)).toEqual(body);
  });

  const typos = { nobodyKnowsThis: "This field is not known" };
  it.each(endpoints)("$name rejects an unknown query parameter with 400", async ({ spec, name }) => {
    const path = pathFor(spec, stage().theirs);
    const answer = await product().api<{ validationErrors?: object }>(
      spec.method,
      `${path}${path.includes("?") ? "&" : "?"}nobodyKnowsThis=1`,
      { token: tokenFor(spec, "another's"), body: bodies[name]?.(stage().theirs) },
    );
    expect(answer).toMatchObject({ status: 400, body: { validationErrors: typos } });
  });

  it("is described at /api/openapi.json, which describes nothing else", async () => {
    const { body } = await product().api<{ paths: Record<string, Record<string, unknown>> }>("GET", "/openapi.json");
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = endpoints.map(({ spec }) => `${spec.method} /api${spec.path.replace(/:(\w+)/g, "{$1}")}`);
    expect(described.map((one) => one.replace(" /api", " ").replace(" ", " /api")).sort()).toEqual(expected.sort());
  });
});

describe("The API", () => {
  it("answers an unknown path with 404 in its error format", async () => {
    const answer = await product().api<{ code: string }>("GET", "/no-such-thing");
    expect(answer).toMatchObject({ status: 404, body: { code: "not-found" } });
  });

  it("sends the product's time with every reply", async () => {
    const { headers } = await product().api("GET", "/health");
    expect(headers.get("x-now")).toMatch(/^2026-11-23T14:/);
  });
});

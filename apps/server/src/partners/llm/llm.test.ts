import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { row, sql } from "../../platform/database/database.ts";
import { aListedHome, callAs } from "../../testing/homes.ts";
import { asked, calls, modelEnvironment, type Provider, script } from "../../testing/model.ts";
import { aSignedInOwner, type SignedInOwner } from "../../testing/people.ts";
import { startTestProduct, type TestProduct } from "../../testing/product.ts";

type Described = { description: string; leftOut: { phrase: string }[] };

const good = {
  when: asked.describe,
  content: { paragraphs: ["This two-bedroom bungalow in Columbus, OH comes with a fenced yard & a porch."] },
};
const inModelsWords = "<p>This two-bedroom bungalow in Columbus, OH comes with a fenced yard &amp; a porch.</p>";

describe.each<Provider>(["openai-compatible", "anthropic"])("A language model with the protocol %s", (provider) => {
  let product: TestProduct;
  let owner: SignedInOwner;
  let home: PropertyView;

  beforeAll(async () => {
    product = await startTestProduct(modelEnvironment(provider));
    await product.setClock("2026-11-23T14:00:00Z");
    owner = await aSignedInOwner(product);
    home = await aListedHome(product, owner);
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    await product.control("PUT", "faults", { llm: { mode: "ok" } });
  });

  const describes = (highlights = "") =>
    callAs(product, owner)<Described>("PUT", `/property/${home.id}/description/generate`, { highlights });
  const usage = () =>
    row(
      product.product.app.db,
      sql<{ tokens: number; calls: number; failures: number }>`
        select tokens::int, calls, failures from llm_usage where company_id = (select company_id from property where id = ${home.id})
        order by day desc limit 1`,
    );

  it("writes the description of a home", async () => {
    await script(product, good);
    expect((await describes()).description).toBe(inModelsWords);
    expect((await calls(product)).at(-1)).toMatchObject({
      ...{ api: provider === "anthropic" ? "anthropic" : "openai", model: "scripted" },
      system: expect.stringContaining(asked.describe),
    });
  });

  it.each([
    ["what the facts do not say", "A three-bedroom bungalow with a fireplace."],
    ["a price", "A bungalow for $1,500."],
    ["who it is for", "Perfect for families."],
    ["praise", "The best bungalow in Columbus."],
  ])("is not used when it writes %s", async (_, paragraph) => {
    await script(product, { when: asked.describe, content: { paragraphs: [paragraph] } });
    const { description } = await describes();
    expect(description).toContain("<p>Two-bedroom");
    expect(description).not.toContain(paragraph);
  });

  it("has its tokens and failures counted per company and in the metrics", async () => {
    await script(product, good);
    await describes();
    const before = (await usage())!;
    await script(product, good, { when: asked.describe, status: 400 });
    await describes();
    await describes();
    const after = (await usage())!;
    expect(after.calls - before.calls).toBe(2);
    expect(after.failures - before.failures).toBe(1);
    expect(after.tokens).toBeGreaterThan(before.tokens);
    const metrics = await (await fetch(product.product.metricsUrl)).text();
    expect(metrics).toMatch(/llm_questions_total\{purpose="describe",outcome="answered"\} [1-9]/);
    expect(metrics).toMatch(/llm_questions_total\{purpose="describe",outcome="unavailable"\} 1/);
    expect(metrics).toMatch(/llm_tokens_total [1-9]/);
  });

  it("is not called for a minute after five failures in a row, then tried once", async () => {
    await script(product, { when: asked.describe, status: 400, times: 6 });
    for (let failure = 1; failure <= 5; failure++) await describes();
    const before = (await calls(product)).length;
    await describes();
    expect(await calls(product)).toHaveLength(before);
    await product.advance("PT61S");
    await describes();
    await describes();
    expect(await calls(product)).toHaveLength(before + 1);
    await product.advance("PT61S");
    await script(product, { ...good, times: 2 });
    expect((await describes()).description).toBe(inModelsWords);
    expect((await describes()).description).toBe(inModelsWords);
  });

  it("is not called once a company's daily budget is spent", async () => {
    await script(product, { ...good, times: 2 });
    await describes();
    await sql`update llm_usage set tokens = ${product.product.app.config.llm!.dailyBudget}`.execute(
      product.product.app.db,
    );
    const before = (await calls(product)).length;
    expect((await describes()).description).toContain("<p>Two-bedroom");
    expect(await calls(product)).toHaveLength(before);
    await product.advance("PT24H");
    expect((await describes()).description).toBe(inModelsWords);
  });
});

describe("The configuration of a language model", () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ DATABASE_URL: "postgres://unused", ...environment });

  it("is absent by default", () => expect(read({}).llm).toBeNull());
  it("is absent without a provider, whatever else is set", () => expect(read({ LLM_MODEL: "m" }).llm).toBeNull());
  it("requires a model", () => expect(() => read({ LLM_PROVIDER: "anthropic" })).toThrow("LLM_MODEL is missing"));
  it("requires an address, except for Anthropic", () => {
    expect(() => read({ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "m" })).toThrow("LLM_BASE_URL is missing");
    expect(read({ LLM_PROVIDER: "anthropic", LLM_MODEL: "m" }).llm?.baseUrl).toBe("https://api.anthropic.com/v1");
  });
});

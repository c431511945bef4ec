import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const sound = { DATABASE_URL: "postgresql://db/porchlight" };
const read = (change: Record<string, string>) => readConfig({ ...sound, ...change });

describe("The configuration from the environment", () => {
  it("requires only a database", () => {
    expect(readConfig(sound)).toMatchObject({ role: "all", port: 3000, shutdownDelayMs: 0, seedsDemo: false });
  });

  it.each([
    ["ROLE", "boss", "must be all, web or worker."],
    ["LOG_LEVEL", "loud", "must be silent, error, warn, info or debug."],
    ["SECRET_KEY", "short", "must have at least 16 characters."],
    ["DATABASE_POOL_SIZE", "many", "must be a whole number from 2 to 200."],
    ["DATABASE_POOL_SIZE", "1", "must be a whole number from 2 to 200."],
    ["DATABASE_URL", "mysql://db", "must be the address of a PostgreSQL database, such as postgresql://"],
    ["DATABASE_DIRECT_URL", "db:5432", "must be the address of a PostgreSQL database"],
    ["SHUTDOWN_DELAY_SECONDS", "soon", "must be a whole number from 0 to 300."],
    ["PORT", "90000", "must be a whole number from 0 to 65535."],
    ["DEMO", "maybe", "must be 1 or 0."],
    ["PUBLIC_URL", "localhost:3000", "must be a web address that begins with http:// or https://."],
    ["SMTP_URL", "mail.example.com", "must be the address of a mail server, such as smtp://"],
    ["ZILLOW_FEED_TOKEN", "a b", "must be 16 or more letters, digits, - and _."],
    ["PAYMENTS_BASE_URL", "https://pay.example/v1", "must be a web address without a path."],
    ["LLM_PROVIDER", "hal", "must be openai-compatible or anthropic."],
    ["SCREENING_API_KEYS", "one", "must be two keys with a comma between them."],
  ])("rejects %s=%s and says what is allowed", (name, value, words) => {
    const refused = refusalOf(() => read({ [name]: value }));
    expect(refused).toContain(`${name} ${words}`);
    expect(refused.split("\n")).toHaveLength(1);
  });

  it("does not repeat a value, which may be a secret", () => {
    const refused = refusalOf(() => read({ SECRET_KEY: "hush", DATABASE_DIRECT_URL: "porchlight:hush@db" }));
    expect(refused).not.toContain("hush");
  });

  it("names every invalid variable, one a line", () => {
    const refused = refusalOf(() => readConfig({ ROLE: "boss", SECRET_KEY: "short" }));
    expect(refused.split("\n").map((line) => line.split(" ")[0])).toEqual(["ROLE", "DATABASE_URL", "SECRET_KEY"]);
  });

  it.each([
    [{ CLOCK: "sandbox" }, "SANDBOX_URL is needed"],
    [{ LLM_PROVIDER: "anthropic" }, "LLM_MODEL is missing"],
    [{ PAYMENTS_SECRET_KEY: "sk_live_1" }, "PAYMENTS_WEBHOOK_SECRET are needed together"],
    [{ PAYMENTS_WEBHOOK_SECRET: "whsec_1" }, "are needed together"],
    [{ S3_BUCKET: "photos" }, "are needed together"],
    [{ FEED_BASE_URL: "http://feeds.example" }, "FEED_BASE_URL must begin with https://"],
    [{ SCREENING_CLIENT_ID: "client" }, "SCREENING_BASE_URL and SCREENING_API_KEYS are missing"],
    [{ SCREENING_BASE_URL: "https://bureau.example", SCREENING_API_KEYS: "a,b" }, "SCREENING_CLIENT_ID is missing"],
    [
      { SCREENING_BASE_URL: "https://bureau.example", SCREENING_CLIENT_ID: "client", SCREENING_API_KEYS: "a,b" },
      "PAYMENTS_SECRET_KEY and PAYMENTS_WEBHOOK_SECRET are missing; screening needs payments",
    ],
    [
      { PAYMENTS_SECRET_KEY: "sk_live_1", PAYMENTS_WEBHOOK_SECRET: "whsec_1" },
      "SCREENING_BASE_URL, SCREENING_CLIENT_ID and SCREENING_API_KEYS are missing; payments are for screening",
    ],
  ])("rejects an incomplete group of variables: %j", (given, words) =>
    expect(refusalOf(() => read(given))).toContain(words),
  );

  it("has a screening bureau once its address, client and both keys are set", () => {
    expect(read({}).screening).toBeNull();
    const bureau = {
      ...{ SCREENING_BASE_URL: "https://bureau.example/v3/", SCREENING_CLIENT_ID: "client" },
      ...{ PAYMENTS_SECRET_KEY: "sk_live_1", PAYMENTS_WEBHOOK_SECRET: "whsec_1" },
    };
    expect(read({ ...bureau, SCREENING_API_KEYS: "one, two" }).screening).toEqual({
      ...{ baseUrl: "https://bureau.example/v3", clientId: "client", apiKeys: ["one", "two"], termsUrl: null },
    });
  });

  it("rejects the sandbox's published SMS token when the product is public", () => {
    const sandbox = { SMS_ACCOUNT_SID: "AC1", SMS_AUTH_TOKEN: "sandbox-token", SMS_NUMBER: "+15035550100" };
    for (const PUBLIC_URL of ["https://homes.example", "http://192.168.1.20:3000"])
      expect(refusalOf(() => read({ ...sandbox, PUBLIC_URL }))).toContain("SMS_AUTH_TOKEN is the sandbox's");
    expect(read({ ...sandbox, PUBLIC_URL: "http://127.0.0.1:3000" }).sms).toMatchObject({ authToken: "sandbox-token" });
    expect(read({ ...sandbox, SMS_AUTH_TOKEN: "real", PUBLIC_URL: "https://homes.example" }).sms).not.toBeNull();
  });

  it("rejects the sandbox's published payment keys when the product is public, one a line", () => {
    const bureau = {
      ...{ SCREENING_BASE_URL: "https://bureau.example", SCREENING_CLIENT_ID: "client", SCREENING_API_KEYS: "a,b" },
    };
    const keys = { PAYMENTS_SECRET_KEY: "sk_test_sandbox", PAYMENTS_WEBHOOK_SECRET: "whsec_sandbox" };
    const refused = refusalOf(() => read({ ...keys, PUBLIC_URL: "https://homes.example" }));
    expect(refused.split("\n").map((line) => line.split(" ")[0])).toEqual(Object.keys(keys));
    expect(refused).not.toContain("whsec_sandbox");
    expect(read({ ...keys, ...bureau }).payments).toMatchObject({ kind: "stripe", baseUrl: "https://api.stripe.com" });
    const own = { ...bureau, PAYMENTS_SECRET_KEY: "sk_live_1", PAYMENTS_WEBHOOK_SECRET: "whsec_1" };
    expect(read({ ...own, PUBLIC_URL: "https://homes.example" }).payments).toMatchObject({ secretKey: "sk_live_1" });
    expect(read({}).payments).toBeNull();
  });
});

function refusalOf(reading: () => unknown): string {
  try {
    reading();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("It was not refused");
}

import { describe, expect, it } from "vitest";
import { sandboxKeys } from "./sandbox-keys.ts";
import { productEnvironment, sandboxEnvironment, settingsFrom } from "./settings.ts";

const root = "/home/me/porchlight";

describe("The settings of npm start", () => {
  it("are, by default, everything on this machine with a demonstration in a new data folder", () => {
    expect(settingsFrom({}, root)).toEqual({
      dataDir: "/home/me/porchlight/.data",
      databaseUrl: undefined,
      ports: { product: 3000, metrics: 3001, productMail: 3002, sandbox: 3100, sandboxMail: 3101 },
      role: "all",
      url: "http://localhost:3000",
      isAlone: true,
      withSandbox: true,
      demo: "when-new",
    });
  });

  it.each(["https://homes.example", "http://192.168.1.20:3000", "http://localhost.example", "http://[::2]:3000"])(
    "leave out the sandbox and the demonstration when the product is public: %s",
    (PUBLIC_URL) =>
      expect(settingsFrom({ PUBLIC_URL }, root)).toMatchObject({ isAlone: true, withSandbox: false, demo: false }),
  );

  it("give a public product none of the sandbox's addresses and tokens", () => {
    const env = { PUBLIC_URL: "https://homes.example" };
    const product = productEnvironment(env, settingsFrom(env, root), false);
    const named = /^(?:SMTP_URL|SMS_|GOOGLE_|PLACES_|FEED_|SCREENING_|PAYMENTS_|SANDBOX_URL|CLOCK)/;
    expect(Object.keys(product).filter((name) => named.test(name))).toEqual([]);
  });

  it.each(["http://localhost:3000", "http://porchlight.localhost/", "http://127.0.0.1:8000", "http://[::1]:3000"])(
    "keep the sandbox when the product is local: %s",
    (PUBLIC_URL) => expect(settingsFrom({ PUBLIC_URL }, root)).toMatchObject({ withSandbox: true, demo: "when-new" }),
  );

  it("move all ports with PORT", () => {
    const { ports } = settingsFrom({ PORT: "8000" }, root);
    expect(ports).toEqual({ product: 8000, metrics: 8001, productMail: 8002, sandbox: 8100, sandboxMail: 8101 });
  });

  it.each([
    "SMTP_URL",
    "SMS_BASE_URL",
    "GOOGLE_CLIENT_ID",
    "PLACES_API_KEY",
    "SCREENING_CLIENT_ID",
    "PAYMENTS_SECRET_KEY",
  ])("leave out the sandbox and the demonstration when %s names a real partner", (name) =>
    expect(settingsFrom({ [name]: "real" }, root)).toMatchObject({ withSandbox: false, demo: false }),
  );

  it("keep the sandbox when only CLOCK is set", () => {
    for (const CLOCK of ["sandbox", "system"]) {
      const settings = settingsFrom({ CLOCK }, root);
      expect(settings).toEqual(settingsFrom({}, root));
      expect(productEnvironment({ CLOCK }, settings, false)).toMatchObject({ CLOCK });
    }
  });

  it("treat an empty variable as not set", () => {
    expect(settingsFrom({ SMTP_URL: "", DATABASE_URL: "", PORT: "" }, root)).toEqual(settingsFrom({}, root));
  });

  it("add a demonstration to an external database only when DEMO=1", () => {
    expect(settingsFrom({ DATABASE_URL: "postgresql://db" }, root).demo).toBe(false);
    expect(settingsFrom({ DATABASE_URL: "postgresql://db", DEMO: "1" }, root).demo).toBe(true);
    expect(settingsFrom({ DEMO: "0" }, root).demo).toBe(false);
  });

  it.each([{ PORT: "abc" }, { PORT: "70000" }, { PORT: "65500" }, { SANDBOX_PORT: "-1" }])(
    "reject %j and name the port",
    (env) => {
      expect(() => settingsFrom(env, root)).toThrow(/PORT is .*, which is not a port/);
    },
  );

  it.each([
    ["the one that was given", { METRICS_PORT: "0" }, "METRICS_PORT=4000 npm start"],
    ["the one it follows", { PORT: "65535" }, "PORT=4000 npm start"],
  ])("say which variable to change: %s", (_which, env, line) => {
    expect(() => settingsFrom(env, root)).toThrow(new RegExp(`: ${line}$`));
  });
});

describe("The product and the sandbox", () => {
  it("share the phone number, its keys and the mailbox domain", () => {
    const given = { SMS_NUMBER: "+15035550177" };
    const env: Record<string, string> = { ...given, ...sandboxKeys(given) };
    const settings = settingsFrom(given, root);
    const product = productEnvironment(env, settings, false);
    const sandbox = sandboxEnvironment(env, settings);
    for (const name of [
      "SMS_NUMBER",
      "SMS_ACCOUNT_SID",
      "SMS_AUTH_TOKEN",
      "GOOGLE_CLIENT_ID",
      "INTAKE_MAILBOX_DOMAIN",
      "SCREENING_CLIENT_ID",
      "SCREENING_API_KEYS",
      "PAYMENTS_SECRET_KEY",
      "PAYMENTS_WEBHOOK_SECRET",
    ]) {
      expect(product[name], name).toBeTruthy();
      expect(product[name], name).toBe(sandbox[name]);
    }
    expect(product.SMS_NUMBER).toBe("+15035550177");
    expect(product.SMS_AUTH_TOKEN).toMatch(/^[\da-f]{40}$/);
    expect(sandboxKeys(given).SMS_AUTH_TOKEN).not.toBe(product.SMS_AUTH_TOKEN);
    expect(product.SMTP_URL).toBe(`smtp://127.0.0.1:${sandbox.SANDBOX_SMTP_PORT}`);
    expect(sandbox.PRODUCT_SMTP_PORT).toBe(product.SMTP_PORT);
  });

  it("keep little memory, and leave Node what it was told besides", () => {
    const optionsFor = (env: Record<string, string>) =>
      productEnvironment(env, settingsFrom(env, root), false).NODE_OPTIONS;
    expect(optionsFor({})).toBe("--max-semi-space-size=4");
    expect(optionsFor({ NODE_OPTIONS: "--max-semi-space-size=32" })).toBe(
      "--max-semi-space-size=4 --max-semi-space-size=32",
    );
  });

  it("are not mixed with real partners", () => {
    const env = { SMTP_URL: "smtp://mail.example" };
    const product = productEnvironment(env, settingsFrom(env, root), false);
    expect(product).toMatchObject({ SMTP_URL: "smtp://mail.example" });
    expect(product).not.toHaveProperty("SMS_BASE_URL");
    expect(product).not.toHaveProperty("CLOCK");
  });
});

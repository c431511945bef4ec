import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";

const clientId = "sandbox-client.apps.googleusercontent.com";
const tokenFor = async (sandbox: TestSandbox, order: object) =>
  (await sandbox.send<{ credential: string }>("POST", "/control/google/id-token", order)).body.credential;

describe("A Google ID token", () => {
  it("verifies against the published keys", async () => {
    const sandbox = await aSandbox();
    const credential = await tokenFor(sandbox, { email: "priya.nair@gmail.com", nonce: "n-1" });
    const keys = createRemoteJWKSet(new URL(`${sandbox.url}/google/certs`));
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ["RS256"],
      issuer: "https://accounts.google.com",
      audience: clientId,
    });
    expect(payload).toMatchObject({
      sub: expect.stringMatching(/^\d{21}$/),
      email: "priya.nair@gmail.com",
      email_verified: true,
      name: "Priya Nair",
      given_name: "Priya",
      family_name: "Nair",
      nonce: "n-1",
      jti: expect.any(String),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it("is dated by the sandbox's clock, and no two are the same", async () => {
    const sandbox = await aSandbox();
    await sandbox.send("PUT", "/control/clock", { now: "2027-03-01T12:00:00Z" });
    const claims = [1, 2].map(async () => decodeJwt(await tokenFor(sandbox, { email: "priya.nair@gmail.com" })));
    const [first, second] = await Promise.all(claims);
    expect((first?.iat ?? 0) - Date.parse("2027-03-01T12:00:00Z") / 1000).toBeLessThan(60);
    expect(first?.jti).not.toBe(second?.jti);
  });

  it("still verifies after the sandbox restarts", async () => {
    const first = await aSandbox();
    const credential = await tokenFor(first, { email: "priya.nair@gmail.com" });
    const second = await aSandbox({ dataDir: first.dataDir });
    const { body } = await second.get<JSONWebKeySet>("/google/certs");
    await expect(jwtVerify(credential, createLocalJWKSet(body))).resolves.toBeDefined();
  });
});

describe("The Google accounts that exist", () => {
  it("are replaced by each PUT", async () => {
    const sandbox = await aSandbox();
    const busy = [{ start: "2026-11-24T17:00:00-08:00", end: "2026-11-24T18:00:00-08:00" }];
    await sandbox.send("PUT", "/control/google/accounts", [{ email: "Lee@example.com", name: "Lee", sub: "42", busy }]);
    expect((await sandbox.get("/control/google/accounts")).body).toEqual([
      { email: "Lee@example.com", name: "Lee", sub: "42", busy },
    ]);
    expect(decodeJwt(await tokenFor(sandbox, { email: "lee@example.com" }))).toMatchObject({
      sub: "42",
      hd: "example.com",
    });
    const gone = await sandbox.send("POST", "/control/google/id-token", { email: "priya.nair@gmail.com" });
    expect(gone.status).toBe(404);
  });

  it("are rejected when an entry is invalid", async () => {
    const sandbox = await aSandbox();
    const busy = [{ start: "2026-11-24T18:00:00Z", end: "2026-11-24T17:00:00Z" }];
    expect(await sandbox.send("PUT", "/control/google/accounts", [{ email: "a@b.co", name: "A", busy }])).toMatchObject(
      {
        status: 400,
        body: { message: expect.stringContaining("start must be before end") },
      },
    );
  });
});

describe("Google's sign-in window", () => {
  const asked = { client_id: clientId, origin: "http://localhost:3000", nonce: "n-2" };

  it("shows the accounts that exist", async () => {
    const sandbox = await aSandbox();
    const { body } = await sandbox.get<string>(`/google/accounts?${new URLSearchParams(asked)}`);
    expect(body).toContain("priya.nair@gmail.com");
  });

  it("hands an ID token to the page that opened it", async () => {
    const sandbox = await aSandbox();
    const { body } = await sandbox.send<string>(
      "POST",
      "/google/accounts/choose",
      new URLSearchParams({ ...asked, email: "priya.nair@gmail.com" }),
    );
    expect(body).toContain('data-origin="http://localhost:3000"');
    const credential = /data-credential="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(decodeJwt(credential)).toMatchObject({ email: "priya.nair@gmail.com", aud: clientId, nonce: "n-2" });
  });

  it.each([
    ["another client", { client_id: "other" }, 401],
    ["a page elsewhere", { origin: "https://evil.example" }, 400],
  ])("rejects %s", async (_who, change, status) => {
    const sandbox = await aSandbox();
    const query = new URLSearchParams({ ...asked, ...change });
    expect((await sandbox.get(`/google/accounts?${query}`)).status).toBe(status);
  });

  it("is opened by a script that adds nothing but google.accounts.id to the page", async () => {
    const sandbox = await aSandbox();
    const { body, headers } = await sandbox.get<string>("/google/gsi/client");
    expect(headers.get("content-type")).toContain("javascript");
    const page = {
      URL,
      location: { origin: "http://localhost:3000" },
      document: { currentScript: { src: `${sandbox.url}/google/gsi/client` } },
      window: { addEventListener: () => {} } as Record<string, unknown>,
    };
    new Function(...Object.keys(page), body)(...Object.values(page));
    expect(page.window.google).toMatchObject({
      accounts: {
        id: { initialize: expect.any(Function), renderButton: expect.any(Function), prompt: expect.any(Function) },
      },
    });
  });
});

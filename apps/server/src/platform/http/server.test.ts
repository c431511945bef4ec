import { getListing } from "@porchlight/contract/public.ts";
import { getHealth } from "@porchlight/contract/system.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { startBareServer } from "../../testing/bare-server.ts";
import { securityHeaders } from "./security-headers.ts";
import { serve } from "./serve.ts";

describe("A client over its requests per minute", () => {
  it("is rejected everywhere except at the health check", async () => {
    const routes = [serve(getHealth, () => ({ status: "ok" as const })), serve(getListing, () => refuse("not-found"))];
    const server = await startBareServer(routes, { environment: { REQUESTS_PER_MINUTE: "3" } });
    const ask = async (path: string) => (await fetch(`${server.url}/api${path}`)).status;
    const told: number[] = [];
    for (let count = 0; count < 5; count++) told.push(await ask("/public/listing/elm-house"));
    expect(told).toEqual([404, 404, 404, 429, 429]);
    for (let count = 0; count < 5; count++) expect(await ask("/health")).toBe(200);
    await server.close();
  });
});

describe("The content security policy of", () => {
  const headersAt = securityHeaders(
    readConfig({ DATABASE_URL: "postgresql://unused", GOOGLE_GSI_URL: "https://accounts.google.com/gsi/client" }),
  );
  const policyAt = (address: string): string => headersAt(address)["content-security-policy"]!;
  const google = "https://accounts.google.com";

  it.each([
    "/auth",
    "/auth/sign-in",
    "/auth/sign-up?email=a@example.test",
    "/auth/sign-in-with-missing-password",
    "/renter/sign-in",
    "/renter/activate?token=abc",
  ])("%s allows Google's button", (address) => {
    expect(policyAt(address)).toContain(`script-src 'self' ${google};`);
    expect(policyAt(address)).toContain(`frame-src ${google};`);
  });

  it.each([
    "/",
    "/portfolio",
    "/portfolio?from=/auth/sign-in",
    "/authors",
    "/property/auth/details",
    "/homes/elm-house",
    "/homes/auth/sign-in",
    "/renter/showing/abc",
    "/settings/calendar",
    "/api/docs",
    "/api/auth/sign-in-credentials",
  ])("%s allows no foreign scripts", (address) => expect(policyAt(address)).not.toContain(google));

  it.each(["/", "/auth/sign-in", "/homes/elm-house", "/api/docs", "/api/health"])("%s allows no framing", (address) =>
    expect(policyAt(address)).toMatch(/frame-ancestors 'none'/),
  );
});

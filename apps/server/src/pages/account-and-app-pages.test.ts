import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage, type Page } from "../testing/pages.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { loadRenderer } from "./web-build.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const open = (path: string, cookie?: string): Promise<Page> => openPage(product, path, cookie);

describe("The account pages", () => {
  it.each([
    ["/auth", "Welcome back"],
    ["/auth/sign-in/", "Welcome back"],
    ["/auth/sign-up", "Welcome to Porchlight"],
    ["/auth/sign-up/confirm-email?userId=u&email=june%40example.test", "code we sent to june@example.test"],
    ["/auth/sign-up/confirm-email?userId=u", "code we sent to your email"],
    ["/auth/reset-password", "Reset your password"],
    ["/auth/reset-password?email=june%40example.test", 'value="june@example.test"'],
    ["/auth/reset-password?sent=true&email=june%40example.test", "Check your email"],
    ["/auth/reset-password/confirm?token=t", "Confirm password"],
    ["/auth/sign-in-with-one-time-code?email=june%40example.test", "We sent a 6-digit code to june@example.test"],
    ["/renter/sign-in", "Log in as a renter"],
    ["/renter/auth/reset-password", "Reset your password"],
    ["/renter/activate?token=t", "Activate your account"],
  ])("%s is readable without a script, asks for JavaScript and sends nothing without it", async (path, shown) => {
    const { status, html, headers } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(shown);
    expect(html).toMatch(/<noscript>.*Turn on JavaScript in your browser to log in or sign up\..*<\/noscript>/);
    for (const form of html.match(/<form[^>]*>/g) ?? []) expect(form).toContain('method="dialog"');
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("mention a Google sign-up only after a password sign-in was rejected for it", async () => {
    const page = "/auth/sign-in-with-missing-password";
    const sentence = "You signed up with Google. Choose how to continue.";
    const email = encodeURIComponent("gale@example.test");
    expect((await open(`${page}?email=${email}`, `google-account=${email}`)).html).toContain(sentence);
    for (const [address, cookie] of [
      [page, ""],
      [`${page}?email=${email}`, ""],
      [`${page}?email=june%40example.test`, `google-account=${email}`],
      [page, "google-account="],
      [`${page}?email=${email}`, "google-account=%E0%A4%A"],
    ] as const) {
      const { html } = await open(address, cookie);
      expect(html).toContain("Choose how to continue.");
      expect(html).not.toContain("You signed up with Google");
    }
  });

  it("show Google's button only when a client id is configured", async () => {
    const { render, assets } = await loadRenderer({ webDistDir: null });
    const paint = (google: { clientId: string; scriptUrl: string } | null) =>
      render(
        {
          kind: "account",
          screen: "sign-in",
          role: "investor",
          query: {},
          scheme: null,
          google,
          cameByGoogle: false,
          renterHost: "renters.test",
        },
        {
          publicUrl: product.url,
          now: "2026-11-23T14:00:00Z",
          apiBaseUrl: "/api",
          language: "en" as const,
          address: "/",
          termsUrl: "/terms",
          privacyUrl: "/privacy",
          hasMap: true,
          assets: assets.account,
        },
      );
    // All words of the page are in its data.
    const shown = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(shown(paint({ clientId: "a client", scriptUrl: "https://google.test" }))).toContain("Continue with Google");
    expect(shown(paint(null))).not.toContain("with Google");
  });

  it.each(["light", "dark"])("are rendered %s for a visitor who chose that theme", async (scheme) => {
    for (const path of ["/auth/sign-in", "/portfolio"]) {
      expect((await open(path, `scheme=${scheme}`)).html).toContain(`data-mantine-color-scheme="${scheme}"`);
      expect((await open(path, 'scheme="><script>')).html).not.toMatch(/<html[^>]*data-mantine-color-scheme/);
    }
  });

  it.each([
    ["/sign-in", "/auth/sign-in"],
    ["/reset-password/confirm?token=t", "/auth/reset-password/confirm?token=t"],
    [
      "/auth/this-is-our-very-secret-backdoor-sign-up-link/confirm-email?userId=u",
      "/auth/sign-up/confirm-email?userId=u",
    ],
    ["/investor/portfolio", "/portfolio"],
    ["/property/p/status?questionId=q", "/property/p/dashboard?questionId=q"],
    ["/investor//elsewhere.test/x", "/elsewhere.test/x"],
    ["/investor///elsewhere.test/x", "/elsewhere.test/x"],
  ])("and those of the app are the target of former addresses: %s", async (old, now) => {
    const { status, headers } = await open(old);
    expect([status, headers.get("location")]).toEqual([302, now]);
  });
});

describe("Besides the renters' pages the server sends", () => {
  it("the owners' app for each of its screens, uncached, and its files cached for good", async () => {
    const { status, html, headers } = await open("/portfolio");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-cache");
    const file = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    expect((await open(file)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  it("the configuration the app needs to start", async () => {
    const told = /<html data-config="([^"]+)"/.exec((await open("/portfolio")).html)![1]!.replaceAll("&quot;", '"');
    expect(JSON.parse(told)).toMatchObject({ apiBaseUrl: "/api", termsUrl: "/terms" });
  });

  it.each([
    ["/portfolio", undefined],
    [
      "/dashboard",
      "/actions-needed /actions-needed?kind=escalation /actions-needed?kind=showing " +
        "/activity-feed/owner?limit=50 /investor-application/application-bundles " +
        "/portfolio-statistics/owner?filter=LAST_24_HOURS /portfolio-statistics/owner?filter=LAST_30_DAYS " +
        "/portfolio-statistics/owner/time-series?filter=LAST_30_DAYS",
    ],
    [
      "/dashboard?timeFilter=24+hours",
      "/actions-needed /actions-needed?kind=escalation /actions-needed?kind=showing " +
        "/activity-feed/owner?limit=50 /investor-application/application-bundles " +
        "/portfolio-statistics/owner?filter=LAST_24_HOURS " +
        "/portfolio-statistics/owner/time-series?filter=LAST_24_HOURS",
    ],
    ["/property/h1/details", undefined],
    [
      "/property/h1/dashboard",
      "/property/h1 /showing/property/h1/pending /showing/property/h1/upcoming /intelligent-escalation/h1 " +
        "/property-statistics/h1?filter=LAST_30_DAYS",
    ],
    [
      "/property/h1/dashboard?filter=all&timeFilter=all+time",
      "/property/h1 /showing/property/h1/pending /showing/property/h1/upcoming /intelligent-escalation/h1 " +
        "/property-statistics/h1?filter=ALL_TIME",
    ],
    [
      "/property/h1/renter/profile/r1/application/b1",
      "/property/h1 /renter/r1 /investor-application/application-bundle/b1 " +
        "/investor-application/application-bundle/b1/applications",
    ],
  ])("what %s asks for before the app is there", async (path, calls) => {
    expect(/ data-first="([^"]*)"/.exec((await open(path)).html)?.[1]).toBe(calls);
  });

  it("a description of every call, as OpenAPI and as a page", async () => {
    const document = JSON.parse((await open("/api/openapi.json")).html);
    expect(document.openapi).toBe("3.1.0");
    expect(document.paths["/public/listing/{slug}"].get.operationId).toBe("getListing");
    expect((await open("/api/docs")).html).toContain("/public/showing-request");
  });

  it("a 404 page with a link when a visitor's address does not exist", async () => {
    for (const nowhere of ["/homes/nothing-here", "/brochure.pdf"]) {
      const reply = await fetch(`${product.url}${nowhere}`, { headers: { accept: "text/html" } });
      expect(reply.status).toBe(404);
      expect(await reply.text()).toMatch(
        /This page doesn’t exist[\s\S]*<a class="btn outlined" href="\/">Go to Porchlight/,
      );
    }
  });

  it("the owners' app with a 404 where it has no screen", async () => {
    for (const nowhere of ["/metrics", "/no-such-page", "/wp-admin", "/property/one/nothing", "/auth/nothing"]) {
      const { status, html } = await open(nowhere);
      expect([nowhere, status]).toEqual([nowhere, 404]);
      expect(html).toContain('<div id="root">');
    }
    for (const screen of ["/", "/portfolio/", "/property/one/dashboard?timeFilter=all", "/onboarding", "/terms"])
      expect([screen, (await open(screen)).status]).toEqual([screen, 200]);
    expect((await open("/.git/config")).status).toBe(404);
  });

  it("a plain 404 for a missing file or call", async () => {
    expect((await open("/assets/nothing.js")).status).toBe(404);
    expect((await open("/api/nothing")).status).toBe(404);
  });
});

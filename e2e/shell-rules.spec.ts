import { expect, type Page, type Request, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome } from "@porchlight/scenarios/stage.ts";
import { anApplicationSent } from "./stage/applications.ts";
import { signIn, signInOnly } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest } from "./stage/people.ts";
import { callAs, mailTo } from "./stage/world.ts";

type Pending = { startTime: string; showingRequests: { id: string }[] };

type Tip = { entered: number; shown: number; left: number; gone: number };

/**
 * Notes, in the page's own milliseconds, when the pointer comes to the picture of this name and leaves it, and what its tip
 * does then. The page listens, not the picture: a list that is fetched again may draw it anew.
 */
const noteTip = (page: Page, name: string): Promise<void> =>
  page.evaluate((label) => {
    const tip: Partial<Tip> = {};
    Object.assign(window, { tip });
    let isOver = false;
    document.addEventListener("mouseover", ({ target }) => {
      const wasOver = isOver;
      isOver = (target as Element).closest(`[role=img][aria-label="${label}"]`) !== null;
      if (isOver && !wasOver) tip.entered = performance.now();
      if (!isOver && wasOver) tip.left = performance.now();
    });
    new MutationObserver(() => {
      if (document.querySelector("[role=tooltip]")) tip.shown ??= performance.now();
      else if (tip.shown) tip.gone ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  }, name);

test('Five renters of one showing appear as three faces and "+2", with their names in a tooltip', async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const agent = await anAgent(owner);
  const me = callAs(owner.token);
  const names = ["Ana Diaz", "Ben Okafor", "Cleo Marsh", "Dev Patel", "Eli Stone"];
  for (const name of names) await aRequest(home.slug, { name });
  for (const { showingRequests } of await me<Pending[]>("GET", `/showing/property/${home.id}/pending`)) {
    for (const { id } of showingRequests) {
      await me("POST", `/showing-request/accept/property/${home.id}`, {
        showingRequestId: id,
        showingAgentId: agent.id,
      });
    }
  }
  await signIn(page, owner, `/property/${home.id}/dashboard`);
  const all = names.join(", ");
  const faces = page.getByRole("img", { name: all });
  await expect(faces.locator("> span")).toHaveCount(4);
  await expect(faces).toHaveText("+2");

  const tip = page.getByRole("tooltip");
  await noteTip(page, all);
  // What loads above it may push the row from under a pointer that already rests there; a person follows it.
  await expect(async () => {
    await page.mouse.move(2, 2);
    await faces.hover();
    await expect(tip).toHaveText(all, { timeout: 2_000 });
  }).toPass();
  expect((await tip.boundingBox())!.width).toBeLessThanOrEqual(320);
  await page.mouse.move(2, 2);
  await expect(tip).toHaveCount(0);
  const { entered, shown, left, gone } = await page.evaluate(() => (window as unknown as { tip: Tip }).tip);
  expect(shown - entered).toBeGreaterThanOrEqual(199);
  expect(gone - left).toBeGreaterThanOrEqual(99);

  await page.setViewportSize({ width: 360, height: 740 });
  await faces.hover();
  await faces.click();
  await expect(tip).toHaveText(all);
  expect((await tip.boundingBox())!.width).toBeLessThanOrEqual(0.8 * 360);
  await faces.click();
  await expect(tip).toHaveCount(0);
});

test("A link to a section of a home's page scrolls there shortly after the section has loaded", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await signInOnly(page, owner);
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      const part = document.getElementById("escalations-section");
      if (part?.textContent?.includes("No escalations")) times.loaded ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    Element.prototype.scrollIntoView = function (...how) {
      times[this.id] ??= performance.now();
      scroll.apply(this, how);
    };
  });
  for (const path of ["dashboard", "status"]) {
    await page.goto(`/property/${home.id}/${path}#escalations-section`);
    await expect(page).toHaveURL(
      `/property/${home.id}/dashboard?filter=all&timeFilter=last+30+days#escalations-section`,
    );
    await expect(page.getByRole("heading", { name: "Intelligent escalations" })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const times = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
    const waited = times["escalations-section"]! - times.loaded!;
    // A tenth of a second, less what the page needs to note that the part is there.
    expect(waited).toBeGreaterThan(50);
  }
});

test("A home without photos shows N/A, one with a broken photo a placeholder; below 768 pixels there is a menu", async ({
  page,
}) => {
  const owner = await anOwner();
  await enterHome(callAs(owner.token), { ...alderBungalow, title: "No Photos Yet" });
  await aListedHome(owner, { title: "Broken Photos" });
  await page.route("**/files/**", (route) => route.abort());
  await signIn(page, owner);
  await expect(page.getByRole("article").filter({ hasText: "No Photos Yet" })).toContainText("N/A");
  const broken = page.getByRole("article").filter({ hasText: "Broken Photos" });
  await expect(broken).toContainText("Photo unavailable");
  await expect(broken).toContainText("$1,850 per month");

  const inHeader = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Open menu" });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(inHeader).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(inHeader).toBeHidden();
  await expect(menu).toBeVisible();
  const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
  await expect(shortcuts).toBeInViewport();

  // Zoomed to twice the size, nothing stands at the edges of what is left.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(shortcuts).not.toBeInViewport();
});

test("The app calls the API address in the page it was served with", async ({ page }) => {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const painted = await response.text();
    const body = painted.replace(/(apiBaseUrl("|&quot;):\2)\/api\2/, "$1/elsewhere/api$2");
    await route.fulfill({ response, body });
  });
  const called: { path: string; zone: string | undefined; token: string | undefined }[] = [];
  await page.route("**/elsewhere/api/**", async (route) => {
    const headers = route.request().headers();
    const url = route.request().url();
    called.push({ path: new URL(url).pathname, zone: headers["client-time-zone"], token: headers.authorization });
    await route.continue({ url: url.replace("/elsewhere/api", "/api") });
  });
  const owner = await anOwner();
  await page.goto("/auth/sign-in");
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your portfolio");
  expect(called[0]).toEqual({
    path: "/elsewhere/api/auth/sign-in-credentials",
    zone: "America/Los_Angeles",
    token: undefined,
  });
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  expect(called).toContainEqual({
    path: "/elsewhere/api/property/portfolio",
    zone: "America/Los_Angeles",
    token: `Bearer ${token}`,
  });
  const widths = await page.evaluate(() =>
    ["2xs", "xs", "sm", "md", "lg", "xl", "2xl"].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--mantine-breakpoint-${name}`),
    ),
  );
  expect(widths).toEqual(["30em", "40em", "48em", "64em", "80em", "96em", "120em"]);
});

test("A dashboard and a household's review ask for their data before the app is there, and once", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { bundle, email } = await anApplicationSent(owner, home, "Jordan Avery");
  await mailTo(email, /apply|application/i);
  await signIn(page, owner, "/portfolio");
  const renter = bundle.primaryApplicant.id;
  const pages = [
    [`/property/${home.id}/dashboard`, home.displayName, 5],
    [`/property/${home.id}/renter/profile/${renter}/application/${bundle.id}`, "Jordan Avery's application", 4],
  ] as const;
  const appScript = /\/assets\/index-[\w-]+\.js$/;
  for (const [path, heading, count] of pages) {
    const released = Promise.withResolvers<void>();
    await page.route(appScript, (route) => released.promise.then(() => route.continue()));
    await page.goto("about:blank");
    const asked: string[] = [];
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    };
    page.on("request", note);
    await page.goto(path, { waitUntil: "commit" });
    const named = await page.locator("html").getAttribute("data-first");
    const calls = named!.split(" ").map((call) => `/api${call}`);
    expect(calls).toHaveLength(count);
    await expect.poll(() => calls.filter((call) => !asked.includes(call))).toEqual([]);
    released.resolve();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const call of calls) expect(asked.filter((one) => one === call)).toHaveLength(1);
    page.off("request", note);
    await page.unroute(appScript);
  }
});

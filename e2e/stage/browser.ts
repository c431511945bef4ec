import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { Owner } from "./people.ts";
import { callAs } from "./world.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules among them that read colors. */
const ofColors = ["color-contrast", "link-in-text-block"];

/** The frames that the program can look into; one that runs no scripts is a document of its own. */
const scriptedFrames = "iframe:not([sandbox]), iframe[sandbox~='allow-scripts']";

/** Holds a page, or the dialog that is open over it, to the WCAG 2.2 rules that a program can check. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoViolations(page, await partInSight(page), state, { type: "tag", values: rules });
}

/** What a check of a page looks at, once that is at rest: the dialog that is open over it, or all of it for null. */
async function partInSight(page: Page): Promise<string | null> {
  const dialog = '[role="dialog"][aria-modal="true"]';
  // What a dialog covers cannot be reached, so sizes and contrasts there say nothing.
  const part = (await page.locator(dialog).count()) > 0 ? dialog : null;
  // What the header half covers is small only where the page happens to stand.
  if (!part) await page.evaluate(() => scrollTo(0, 0));
  await atRest(page);
  return part;
}

async function expectNoViolations(page: Page, part: string | null, state: string, only: axe.RunOnly): Promise<void> {
  const violations = (await hasScriptedFrames(page))
    ? await violationsInFrames(page, part, only)
    : await violationsIn(page, part, only);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, `axe on ${state}, ${page.url()}`).toEqual([]);
}

const hasScriptedFrames = async (page: Page): Promise<boolean> => (await page.locator(scriptedFrames).count()) > 0;

/**
 * Waits for what fades or slides in: half shown, it has other colors. What goes on for ever, follows scrolling or stands
 * still is not waited for, nor is anything longer than two seconds: a page behind another one does not move.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, timeline, playState }) => {
      const isOfTime = timeline === document.timeline && playState === "running";
      return isOfTime && effect?.getComputedTiming().endTime !== Infinity;
    });
    const tooLong = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), tooLong]);
  });

/** The checking program without its blanks and comments: every page reads it anew. */
const axeProgram = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The builder brings its program anew for each look, into a page of its own too: six times the time of the rules. */
async function violationsIn(page: Page, part: string | null, only: axe.RunOnly): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeProgram);
  return page.evaluate(
    async ([at, runOnly]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(at ?? document, {
        runOnly,
        iframes: false,
        resultTypes: ["violations"],
      });
      return violations;
    },
    [part, only] as const,
  );
}

async function violationsInFrames(page: Page, part: string | null, runOnly: axe.RunOnly): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).options({ runOnly });
  if (part) builder.include(part);
  return (await builder.analyze()).violations;
}

/** Every button in sight shows its whole label, and none reaches past the page's edge. */
export async function expectWholeLabels(page: Page): Promise<void> {
  const cut = await page.locator("button:visible, a[data-size]:visible").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        return (
          button.scrollWidth > button.clientWidth + 1 || left < 0 || right > document.documentElement.clientWidth + 1
        );
      })
      .map((button) => button.textContent),
  );
  expect(cut, `labels cut at ${page.url()}`).toEqual([]);
}

/** Every box and switch in sight that is off stands out from its ground by 3:1, in both looks. */
export async function expectBoxesInSight(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    const contrasts = await page
      .locator(".mantine-Checkbox-input:not(:checked):visible, input:not(:checked) + .mantine-Switch-track:visible")
      .evaluateAll((boxes) => {
        const luminance = (color: string) => {
          const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
            const share = Number(part) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
        };
        const groundOf = (element: Element): string => {
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor.startsWith("rgba(") ? groundOf(element.parentElement!) : backgroundColor;
        };
        return boxes.map((box) => {
          const pair = [getComputedStyle(box).borderTopColor, groundOf(box.parentElement!)].map(luminance);
          return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
        });
      });
    expect(contrasts.length).toBeGreaterThan(0);
    expect(Math.min(...contrasts), `the faintest box, ${colorScheme}`).toBeGreaterThanOrEqual(3);
  }
}

/**
 * Checks a state of the owner's app in both of its looks. Where the second one has the same elements at the same places,
 * only what depends on colors can differ, and is all that is checked again.
 */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  let seen: string | null = null;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
    const part = await partInSight(page);
    const shape = await shapeOf(page);
    const differsInColors = shape !== null && shape === seen;
    const only: axe.RunOnly = differsInColors ? { type: "rule", values: ofColors } : { type: "tag", values: rules };
    await expectNoViolations(page, part, `${state}, ${colorScheme}`, only);
    seen = shape;
  }
}

/** All that the rules read of a page except its colors; null where a part of it is in frames. */
const shapeOf = async (page: Page): Promise<string | null> =>
  (await hasScriptedFrames(page))
    ? null
    : page.evaluate(() => {
        const places = [...document.querySelectorAll("body *")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return [x, y, width, height, isSeen].join();
        });
        return [location.href, document.title, document.documentElement.lang, ...places, document.body.outerHTML].join(
          "\n",
        );
      });

/** Signed in and at a page, or on the way to the first one. The form itself has journeys of its own. */
export async function signIn(page: Page, owner: Owner, path?: string): Promise<void> {
  await openAs(page, await newTokenOf(owner), path);
}

/** Signed in, and at no page of the product yet. */
export async function signInOnly(page: Page, owner: Owner): Promise<void> {
  await keepToken(page, await newTokenOf(owner));
}

/** The page's session is ended from another device, and the page is at the sign-in. */
export async function signedOutElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  await callAs(token!)("POST", "/auth/sign-out");
  await expect(page).toHaveURL(/\/auth\/sign-in/);
}

/** Signs in again by the form of the sign-in, where a page has come. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Opens a page as whoever a token is of; the way to the first one where none is named. */
export async function openAs(page: Page, token: string, path?: string): Promise<void> {
  await keepToken(page, token);
  await page.goto(path ?? "/", { waitUntil: path === undefined ? "commit" : "load" });
}

async function newTokenOf({ email, password }: Owner): Promise<string> {
  const { accessToken } = await callAs()<{ accessToken: string }>("POST", "/auth/sign-in-credentials", {
    username: email,
    password,
    requiredRole: "investor",
  });
  return accessToken;
}

async function keepToken(page: Page, token: string): Promise<void> {
  // An empty page of the same origin, whose icon is asked of nobody.
  const emptyPage = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };
  await page.route("**/signing-in", (route) => route.fulfill(emptyPage), { times: 1 });
  await page.goto("/signing-in");
  await page.evaluate((token) => localStorage.setItem("accessToken", token), token);
}

/** Alerts stay until they are dismissed, so that a test need not look within their five seconds. */
export async function alertsStay(page: Page): Promise<void> {
  await page.addInitScript((alertMilliseconds) => {
    const { setTimeout } = window;
    const later = (run: TimerHandler, milliseconds?: number, ...given: unknown[]) =>
      milliseconds === alertMilliseconds ? 0 : setTimeout(run, milliseconds, ...given);
    Object.assign(window, { setTimeout: later });
  }, 5000);
}

/** A second person at a browser of their own, of the same size as the first one's. */
export const anotherBrowser = (browser: Browser, like: Page): Promise<Page> => browserOf(browser, like.viewportSize()!);

/** A person at a phone of their own. */
export const aPhone = (browser: Browser): Promise<Page> => browserOf(browser, { width: 390, height: 844 });

async function browserOf(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone, reducedMotion: "reduce" });
  return context.newPage();
}

/** Saves a picture of a state to the folder named by PICTURES, if any. */
export async function savePicture(page: Page, state: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await page.screenshot({ path: join(folder, `${state}-${page.viewportSize()!.width}.png`) });
}

/** Cuts the stream by which a renter's page hears of changes. */
export const withoutChanges = (page: Page): Promise<unknown> =>
  page.route("**/api/renter-events", (route) => route.abort());

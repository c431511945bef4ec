import { expect, type Page, test } from "@playwright/test";
import { isAt, isAtOverview, next, walk } from "./stage/onboarding.ts";
import { newAddress, password } from "./stage/people.ts";
import { codeMailedTo } from "./stage/world.ts";

const secondsAnInput = 4;
const atMostSeconds = 600;

/**
 * Counts what a person does on a page: each click but into a text field, each field typed into, each key that picks from
 * a list.
 */
async function counted(page: Page): Promise<() => number> {
  let inputs = 0;
  await page.exposeBinding("countInput", () => {
    inputs += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countInput(): void }).countInput();
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLElement && target.isContentEditable) ||
      (target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit"].includes(target.type));
    let typedInto: EventTarget | null = null;
    addEventListener("click", ({ isTrusted, target }) => isTrusted && !isText(target) && count(), true);
    addEventListener("keydown", ({ key }) => key === "Enter" && count(), true);
    addEventListener(
      "input",
      ({ target }) => {
        if (isText(target) && target !== typedInto) count();
        typedInto = target;
      },
      true,
    );
  });
  return () => inputs;
}

test("From signing up to a listed home and a talk with Piper is under ten minutes of inputs", async ({ page }) => {
  test.setTimeout(120_000);
  const inputs = await counted(page);
  const email = newAddress("june");

  await test.step("an account", async () => {
    await page.goto("/auth/sign-up");
    await page.getByLabel("Full name").fill("June Park");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email");
    await page.getByLabel("Code").first().click();
    await page.keyboard.type(await codeMailedTo(email));
    await page.getByRole("button", { name: "I'll do it later" }).click();
  });

  await test.step("what Piper needs to know of the owner", async () => {
    await page.getByRole("link", { name: "Let's start" }).click();
    await page.getByRole("radio", { name: /^Individual/ }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Continue with Moderate" }).click();
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("link", { name: "Go to portfolio" }).click();
  });

  await test.step("the home", async () => {
    await page.getByRole("link", { name: "Add new listing" }).first().click();
    await page.getByRole("link", { name: "Tell us about your property" }).click();
    await isAt(page, "address");
    await page.getByRole("combobox", { name: "Address" }).fill("12 Main St, Austin, TX");
    await page.getByRole("option").first().click();
    await next(page).click();
    await walk(page, ["property-type", "specifications"]);
    await isAtOverview(page);
    await page.getByRole("link", { name: "Add details and requirements" }).click();
    await walk(page, ["lease-conditions", "pet-policy", "lease-terms", "renter-requirements"]);
    await page.getByRole("link", { name: "Make your listing stand out" }).click();
    await walk(page, ["images", "description", "tour-types"]);
    await page.getByRole("switch", { name: "Saturday" }).click();
    await page.getByRole("button", { name: "Create Listing" }).click();
    await expect(page.getByText("Ready for listing").first()).toBeVisible();
  });

  await test.step("a walkthrough of its page", async () => {
    for (const title of ["This is your property page", "Edit any card", "Set your available times", "List it when"])
      await page
        .getByRole("dialog", { name: new RegExp(`^${title}`) })
        .getByRole("button", { name: /Next|Done/ })
        .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("listed, and Piper answers about it", async () => {
    await page.locator("#main").getByRole("button", { name: "List property" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "List property" }).click();
    await expect(page.getByText(/is being listed/).first()).toBeVisible();
    await page.getByRole("button", { name: "Try Piper" }).click();
    const trial = page.getByRole("dialog", { name: "Try Piper" });
    await trial.getByRole("textbox", { name: "Ask as a renter" }).fill("How much is the rent?");
    await trial.getByRole("button", { name: "Send" }).click();
    await expect(trial.getByRole("log")).toContainText("$1,850");
  });

  expect(inputs(), "inputs counted").toBeGreaterThan(30);
  expect(inputs() * secondsAnInput).toBeLessThan(atMostSeconds);
});

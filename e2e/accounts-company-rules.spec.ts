import { expect, test } from "@playwright/test";
import { signInOnly } from "./stage/browser.ts";
import { anOwner } from "./stage/people.ts";
import { callAs } from "./stage/world.ts";

test("The company form may stay empty; what is filled in must be valid and is saved", async ({ page }) => {
  const owner = await anOwner({ onboarded: false });
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(`/api/investor-onboarding/sign-up-info/${owner.companyId}`))
      bodies.push(request.postDataJSON());
  });
  await signInOnly(page, owner);
  const heading = page.getByRole("heading", { level: 1 });
  const submit = page.getByRole("button", { name: "Continue" });
  for (const leaving of [submit, page.getByRole("button", { name: "I'll do it later" })]) {
    await page.goto(`/company/onboarding?companyId=${owner.companyId}`);
    await expect(heading).toHaveText("Tell us about your company");
    await leaving.click();
    await expect(page).toHaveURL("/onboarding");
  }
  expect(bodies).toEqual([]);

  await page.goto(`/company/onboarding?companyId=${owner.companyId}`);
  const phone = page.getByLabel("Phone number");
  const number = "415555012";
  await phone.pressSequentially(number);
  for (const _ of number) await phone.press("Backspace");
  await expect(phone).toHaveValue("");
  await phone.pressSequentially(number);
  await expect(phone).toHaveValue(/^\+1 \(415\) 555-012/);
  await page.getByLabel("Units overseen").fill("0");
  const more = page.getByLabel("What would help you most? (optional)");
  await more.fill("x".repeat(201));
  await submit.click();
  await expect(page.getByText("Please enter a valid US phone number")).toBeVisible();
  await expect(page.getByText("Company name is required")).toBeVisible();
  await expect(page.getByText("Units overseen must be at least 1")).toBeVisible();
  await expect(page.getByText("Maximum 200 characters")).toBeVisible();
  await page.getByLabel("Company name").fill("12345");
  await submit.click();
  await expect(page.getByText("Please enter a valid company name (not only numbers)")).toBeVisible();
  expect(bodies).toEqual([]);

  await phone.press("End");
  await phone.pressSequentially("3");
  await page.getByLabel("Company name").fill("A1 Homes");
  const size = page.getByRole("combobox", { name: "Number of employees" });
  await expect(size.locator("option:enabled")).toHaveText(["1-50", "51-200", "201-2000", "2000+"]);
  await size.selectOption("51-200");
  await page.getByLabel("Units overseen").fill("12");
  await more.fill("x".repeat(200));
  await submit.click();
  await expect(page).toHaveURL("/onboarding");
  expect(bodies).toEqual([
    {
      phoneNumber: "4155550123",
      companyName: "A1 Homes",
      numberOfEmployees: "51-200",
      numberOfUnitsOverseeing: 12,
      perceivedProductValuePropostion: "x".repeat(200),
    },
  ]);
  expect(await callAs(owner.token)("GET", "/company")).toMatchObject({
    name: "A1 Homes",
    size: "51-200",
    numberOfUnitsOverseeing: 12,
    perceivedProductValueProposition: "x".repeat(200),
  });

  await page.goto("/onboarding/account-type");
  await expect(page.getByRole("radio", { name: /^Company/ })).toBeChecked();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Yes, log out" }).click();
  await expect(page).toHaveURL("/auth/sign-in");
  expect(complaints).toEqual([]);
});

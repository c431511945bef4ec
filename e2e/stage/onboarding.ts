import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

const picture = fileURLToPath(new URL("../../docs/pictures/listing-390.webp", import.meta.url));

export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
export const isAt = (page: Page, step: string) =>
  expect(page).toHaveURL(new RegExp(`/property/onboarding/[\\w-]+/${step}$`));
export const isAtOverview = (page: Page) => expect(page).toHaveURL(/\/property\/onboarding\/[\w-]+$/);

/** The answers to each step's question; what is preset stays. */
export const answers: Record<string, (page: Page) => Promise<unknown>> = {
  "property-type": (page) => expect(page.getByRole("radio", { name: "Apartment" })).toBeChecked(),
  async specifications(page) {
    await page.getByLabel("Square feet").fill("940");
    await page.getByLabel("Unit number").fill("4B");
    await page.getByLabel("Bedrooms", { exact: true }).fill("2");
  },
  "lease-conditions": (page) => page.getByLabel("Monthly rent").fill("1850"),
  async "pet-policy"(page) {
    await expect(page.getByRole("switch", { name: "Pets allowed" })).toBeChecked();
    for (const kind of ["Small dogs", "Large dogs", "Cats", "Other pets"])
      await expect(page.getByRole("switch", { name: kind })).toBeChecked();
  },
  "lease-terms": (page) => page.getByLabel("Desired leasing date").fill("2026-12-15"),
  "renter-requirements": (page) => expect(page.getByRole("radio", { name: /Moderate/ })).toBeChecked(),
  async images(page) {
    await page.locator('input[type="file"]').first().setInputFiles(picture);
    await expect(page.getByText("1 photo", { exact: true })).toBeVisible();
  },
  description: (page) =>
    page
      .getByRole("textbox", { name: "Description" })
      .fill("Two bright rooms above a quiet yard, five minutes from the river."),
  "tour-types": (page) => page.getByRole("checkbox", { name: "In-person" }).check(),
};

/** Answers the steps one after the other. */
export async function walk(
  page: Page,
  steps: readonly string[],
  look: (step: string) => Promise<void> = async () => {},
) {
  for (const step of steps) {
    await isAt(page, step);
    await answers[step]!(page);
    await look(step);
    await next(page).click();
  }
}

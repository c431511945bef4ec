import { expect, type Page } from "@playwright/test";
import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import { password } from "./people.ts";
import { mailTo, pathIn } from "./world.ts";

/** The heading of the page. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The words of the form's frame that its journeys press and read. */
export const words = {
  en: {
    next: "Next",
    saved: "Saved",
    begin: "Start application",
    home: "Before you start",
    password: "Password",
    activate: "Activate account",
  },
  es: {
    next: "Siguiente",
    saved: "Guardado",
    begin: "Comenzar la solicitud",
    home: "Antes de comenzar",
    password: "Contraseña",
    activate: "Activar la cuenta",
  },
} as const;
type Language = keyof typeof words;

/** Opens the link of the mailed invitation, activates the account and arrives at the linked application. */
export async function activateByMail(page: Page, email: string, language: Language = "en"): Promise<void> {
  await page.goto(pathIn(await mailTo(email, /\/activate\?/), /\/activate\?/));
  await page.getByLabel(words[language].password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words[language].activate }).click();
  await expect(page).toHaveURL(/\/renter\/application\/[\w-]+\?step=start$/);
  await expect(heading(page)).toHaveText(words[language].home);
}

/** Goes on to the next step of the form. */
export async function next(page: Page, title: string | RegExp, language: Language = "en"): Promise<void> {
  await page.getByRole("button", { name: words[language].next, exact: true }).click();
  await expect(heading(page)).toHaveText(title);
}

/** Waits until everything that was typed is saved. */
export const isSaved = (page: Page, language: Language = "en"): Promise<void> =>
  expect(page.locator("[data-note='saved']")).toHaveText(words[language].saved);

/** Answers where the person works, in the labels of the English form. */
export async function fillJob(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a job" }).click();
  const job = page.getByRole("region", { name: "Job 1" });
  await job.getByLabel("Company").fill("Rise Bakery");
  await job.getByLabel("Job title").fill("Baker");
  await job.getByLabel("Start date").fill("2022-01-10");
  await job.getByLabel("Net income per month").fill("5000");
  await job.getByLabel("Net income per month").blur();
}

/** Answers where the person lives. */
export async function fillResidence(page: Page): Promise<void> {
  const home = page.getByRole("region", { name: "Home 1" });
  await home.getByLabel("Address").fill("12 Pine St, Columbus, OH");
  await home.getByLabel("How did you live there?").selectOption({ label: "Rented" });
  await home.getByLabel("Move-in date").fill("2023-05-01");
  await home.getByLabel("Monthly rent (optional)").fill("1500");
  await home.getByLabel("Landlord’s phone (optional)").fill("6145550172");
  await home.getByLabel("Landlord’s phone (optional)").blur();
}

/** Answers who knows the person. */
export async function fillReference(page: Page): Promise<void> {
  const reference = page.getByRole("region", { name: "Reference 1" });
  await reference.getByLabel("Full name").fill("Nia Cole");
  await reference.getByLabel("How you know each other").fill("Colleague");
  await reference.getByLabel("Phone number").fill("6145550173");
  await reference.getByLabel("Phone number").blur();
}

/** Adds a file of a kind by its picker, and waits until the server has it; a picture becomes a JPEG there. */
export async function addFile(page: Page, picker: string, name: string, buffer: Buffer, mimeType: string) {
  await page.getByLabel(picker, { exact: true }).and(page.locator("input")).setInputFiles({ name, mimeType, buffer });
  const [stem] = name.split(".");
  await expect(page.getByRole("link", { name: new RegExp(`^Open ${stem}\\.`) })).toBeVisible();
}

/** Chooses a file of one byte more than is taken, made in the browser itself. */
export const addTooLarge = (page: Page, picker: string, name: string): Promise<void> =>
  page
    .getByLabel(picker, { exact: true })
    .and(page.locator("input"))
    .evaluate(
      (input: HTMLInputElement, [called, bytes]) => {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(bytes)], called, { type: "application/pdf" }));
        input.files = chosen.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      },
      [name, documentLimits.maxBytes + 1] as const,
    );

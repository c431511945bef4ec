import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { type Applicant, anApplicant, anApplicationSent, aPdf, complete } from "./stage/applications.ts";
import { alertsStay, expectAccessible, openAs, savePicture, withoutChanges } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { addFile, heading, next } from "./stage/renter-form.ts";
import {
  agreeToReports,
  confirmAge,
  fillIdentity,
  passScreening,
  passScreeningOn,
  payFee,
  proof,
} from "./stage/screening.ts";
import { callAs, mailTo } from "./stage/world.ts";

const places = {
  columbus: {},
  chicago: {
    address: "1 W Lake St",
    city: "Chicago",
    state: "IL",
    zip: "60601",
    latitude: 41.8858,
    longitude: -87.6278,
  },
  albany: { address: "1 State St", city: "Albany", state: "NY", zip: "12207", latitude: 42.6526, longitude: -73.7562 },
  boston: { address: "1 Beacon St", city: "Boston", state: "MA", zip: "02108", latitude: 42.3581, longitude: -71.0636 },
  sacramento: { address: "1 J St", city: "Sacramento", state: "CA", zip: "95814", latitude: 38.58, longitude: -121.49 },
};

type Stage = { name?: string; place?: keyof typeof places; language?: "en" | "es" };

/** An applicant with a complete form but for the screening, whose page is open. */
async function aPersonAtScreening(
  page: Page,
  { name = "Jordan Clean", place = "columbus", language = "en" }: Stage = {},
) {
  const owner = await anOwner();
  const home = await aListedHome(owner, { location: { ...alderBungalow.location, ...places[place] } });
  const { email } = await anApplicationSent(owner, home, name);
  const applicant = await anApplicant(name, email);
  await complete(applicant, "APPLICANT");
  await callAs(applicant.token)("PUT", `/renter-application/${applicant.applicationId}/language`, { language });
  await openAs(page, applicant.token, addressOf(applicant, "screening"));
  return applicant;
}

const addressOf = ({ applicationId }: Applicant, step: string): string =>
  `/renter/application/${applicationId}?step=${step}`;

const chooseEverywhere = async (page: Page, place: "first" | "last"): Promise<void> => {
  for (const question of await page.getByRole("group").all()) await question.getByRole("radio")[place]().check();
  await page.getByRole("button", { name: "Send my answers" }).click();
};

const certify = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: /I confirm that my answers are true/ }).check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(heading(page)).toHaveText("Alder Street Bungalow");
};

test("In Spanish: the pages speak it, and the bureau's words are marked as English", async ({ page }) => {
  await aPersonAtScreening(page, { language: "es" });
  await expect(heading(page)).toHaveText("¿Cuándo nació?");
  await page.getByLabel("Fecha de nacimiento").fill("2009-06-01");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("La edad debe estar entre 18 y 125 años")).toBeVisible();
  await page.getByLabel("Fecha de nacimiento").fill(proof.birthDate);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("La agencia presenta sus declaraciones y términos en inglés.")).toBeVisible();
  await expect(page.locator("label [lang='en']").first()).not.toBeEmpty();
  await expectAccessible(page, "the statements in Spanish");
  await savePicture(page, "screening-consent-es");
  for (const tick of await page.getByRole("checkbox").all()) await tick.check();
  await page.getByRole("button", { name: "Aceptar y continuar" }).click();
  await expect(heading(page)).toHaveText("Pague la tarifa de evaluación");
  await savePicture(page, "screening-fee-es");
  await page.getByRole("button", { name: "Pagar $49" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Pagó \$49 el 23 de noviembre de 2026\./)).toBeVisible();
  await expectAccessible(page, "the identity in Spanish");
  await savePicture(page, "screening-identity-es");
  await page.getByRole("button", { name: "Pedir mis informes" }).click();
  await expect(page.getByText("Escriba 9 dígitos").first()).toBeVisible();
  await page.getByRole("button", { name: "No tengo número de Seguro Social" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continuar sin informes" }).click();
  await expect(heading(page)).toHaveText("Su solicitud va sin informes de evaluación");
  await expect(page.getByText(/devolv/).first()).toBeVisible();
  await savePicture(page, "screening-skipped-es");
});

test("In New York, in Spanish: the capped fee is paid, the reports come, and the application is submitted", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { email } = await aPersonAtScreening(page, { name: "Rosa Clean", place: "albany", language: "es" });
  await page.getByLabel("Fecha de nacimiento").fill(proof.birthDate);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(heading(page)).toHaveText("Autorice los informes");
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  for (const tick of await page.getByRole("checkbox").all()) await tick.check();
  await page.getByRole("button", { name: "Aceptar y continuar" }).click();
  await expect(page.getByText("La ley del lugar de la vivienda limita la tarifa a $20.")).toBeVisible();
  await page.getByRole("button", { name: "Pagar $20" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Pagó $20 el 23 de noviembre de 2026.")).toBeVisible();
  await page.getByLabel("Número de Seguro Social", { exact: true }).fill(proof.ssn);
  await page.getByLabel("Número de Seguro Social, otra vez").fill(proof.ssnAgain);
  await page.getByLabel("Fecha de nacimiento").fill(proof.birthDate);
  await page.getByLabel("Calle y número").fill("12 Pine St");
  await page.getByLabel("Ciudad").fill("Columbus");
  await page.getByLabel("Estado", { exact: true }).selectOption("OH");
  await page.getByLabel("Código postal").fill("43215");
  await page.getByRole("button", { name: "Pedir mis informes" }).click();
  await expect(heading(page)).toHaveText(/^Sus informes (están pedidos|llegaron)$/);
  await expect(heading(page)).toHaveText("Sus informes llegaron", { timeout: 40_000 });
  await expect(
    page.getByRole("region", { name: "Sus copias" }).getByRole("button", { name: "Abrir informe de crédito" }),
  ).toBeVisible();
  await expectAccessible(page, "the reports that came, in Spanish");
  await savePicture(page, "screening-delivered-es");
  await next(page, "Revise y envíe", "es");
  await page.getByRole("checkbox", { name: "Confirmo que mis respuestas son verdaderas y están completas." }).check();
  await page.getByRole("button", { name: "Enviar la solicitud" }).click();
  await expect(heading(page)).toHaveText("Alder Street Bungalow");
  await expect(page.getByRole("region", { name: "Sus informes llegaron" })).toContainText("Pagó $20");
  await expectAccessible(page, "a submitted application in Spanish");
  await savePicture(page, "screening-submitted-es");
  await mailTo(email, /Su recibo/);
  await mailTo(email, /Recibimos su solicitud/);
});

test("By keyboard alone a person goes from age to the reports", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Exam", place: "boston" });
  const reach = async (role: "button" | "checkbox" | "textbox" | "radio" | "combobox", name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await expect(heading(page)).toHaveText("When were you born?");
  await page.getByLabel("Date of birth").focus();
  await page.keyboard.type("05171984");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Agree to the reports");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  const ticks = await page.getByRole("checkbox").count();
  for (let tick = 0; tick < ticks; tick++) {
    do await page.keyboard.press("Tab");
    while (!(await page.evaluate(() => document.activeElement?.matches("input[type=checkbox]"))));
    await page.keyboard.press("Space");
  }
  await reach("button", "Agree and continue");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("There’s no fee");
  await reach("button", "Continue");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Confirm who you are");
  await reach("textbox", "Social Security number");
  await page.keyboard.type(proof.ssn);
  await page.keyboard.press("Tab");
  await page.keyboard.type(proof.ssnAgain);
  await reach("button", "Show the numbers");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Hide the numbers" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("05171984");
  await reach("textbox", "Street address");
  await page.keyboard.type("12 Pine St");
  await reach("textbox", "City");
  await page.keyboard.type("Columbus");
  await reach("combobox", "State");
  await page.keyboard.type("Ohio");
  await reach("textbox", "ZIP code");
  await page.keyboard.type("43215");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("A few questions about you");
  const questions = await page.getByRole("group").count();
  for (let question = 0; question < questions; question++) {
    do await page.keyboard.press("Tab");
    while (!(await page.evaluate(() => document.activeElement?.matches("input[type=radio]"))));
    await page.keyboard.press("Space");
  }
  await reach("button", "Send my answers");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(/Your reports are (ordered|here)/);
});

test("Who leaves the payment page without paying is told so, and can pay then", async ({ page }) => {
  await aPersonAtScreening(page);
  await confirmAge(page);
  await agreeToReports(page);
  await page.getByRole("button", { name: "Pay $49" }).click();
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(heading(page)).toHaveText("Pay the screening fee");
  await expect(page.getByText("You left the payment page before paying. Nothing was charged.")).toBeVisible();
  await expectAccessible(page, "a canceled payment");
  await savePicture(page, "screening-canceled");
  await payFee(page);
});

test("An identity that was interrupted is asked for again, and no browser keeps it", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Exam" });
  await confirmAge(page);
  await agreeToReports(page);
  await payFee(page);
  const ssn = page.getByLabel("Social Security number", { exact: true });
  await expect(ssn).toHaveCSS("-webkit-text-security", "disc");
  await page.getByRole("button", { name: "Show the numbers" }).click();
  await expect(ssn).toHaveCSS("-webkit-text-security", "none");
  await fillIdentity(page);
  await page.getByRole("button", { name: "Order my reports" }).click();
  await expect(heading(page)).toHaveText("A few questions about you");
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  for (const secret of [proof.ssn, proof.ssnAgain, proof.birthDate]) expect(kept).not.toContain(secret);
  await page.reload();
  await expect(heading(page)).toHaveText("Confirm who you are");
  await expect(page.getByText(/^You left before answering the bureau’s questions\./)).toBeVisible();
  await expect(ssn).toHaveValue("");
  await expect(page.getByLabel("Date of birth")).toHaveValue("");
  await savePicture(page, "screening-asked-again");
});

test("Who fails the bureau's questions three times goes on without reports and gets the fee back", async ({ page }) => {
  await aPersonAtScreening(page, { name: "Jordan Examfail" });
  await passScreeningOn(page);
  await expect(heading(page)).toHaveText("A few questions about you");
  await chooseEverywhere(page, "last");
  await expect(page.getByText("The bureau couldn’t match your answers. Here are other questions.")).toBeVisible();
  await chooseEverywhere(page, "last");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await chooseEverywhere(page, "last");
  await expect(heading(page)).toHaveText("The bureau couldn’t confirm who you are");
  await expect(page.getByText(/We(’re returning your| returned) \$49/)).toBeVisible();
  await expectAccessible(page, "an identity that failed");
  await savePicture(page, "screening-identity-failed");
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByText("We returned $49 on Nov 23, 2026.")).toBeVisible({ timeout: 40_000 });
  await savePicture(page, "screening-returned");
});

test("A check by phone holds nobody up, and the reports are ordered once it is over", async ({ page }) => {
  test.setTimeout(180_000);
  await aPersonAtScreening(page, { name: "Jordan Manual" });
  await passScreeningOn(page);
  await expect(heading(page)).toHaveText("A few questions about you");
  await chooseEverywhere(page, "first");
  await expect(heading(page)).toHaveText("The bureau has to confirm who you are by phone");
  await savePicture(page, "screening-manual");
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByRole("heading", { name: "Order your reports" })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "the order that is left after a check by phone");
  await savePicture(page, "screening-order-left");
  await fillIdentity(page);
  await page.getByRole("button", { name: "Order my reports" }).click();
  await expect(page.getByRole("heading", { name: /Your reports are (ordered|here)/ })).toBeVisible();
});

test("Without a Social Security number a person goes on without reports and fee, and may change their mind", async ({
  page,
}) => {
  await aPersonAtScreening(page);
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await expectAccessible(page, "the question before going on without reports");
  await savePicture(page, "screening-no-number");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page)).toHaveText("When were you born?");
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on without reports" }).click();
  await expect(heading(page)).toHaveText("You’re applying without screening reports");
  await savePicture(page, "screening-skipped");
  await page.getByRole("button", { name: "Get screened instead" }).click();
  await confirmAge(page);
  await expect(heading(page)).toHaveText("Agree to the reports");
  await page.getByRole("button", { name: "I don’t have a Social Security number" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go on without reports" }).click();
  await next(page, "Review and submit");
  await certify(page);
  await expect(page.getByRole("region", { name: "You’re applying without screening reports" })).toBeVisible();
});

test("In Illinois a person's own report is taken, said before any fee, and none is charged", async ({ page }) => {
  const applicant = await aPersonAtScreening(page, { place: "chicago" });
  await page.goto(addressOf(applicant, "start"));
  const costs = page.getByRole("region", { name: "What it costs" });
  await expect(costs).toContainText("If you have a screening report of your own from the last 30 days");
  await savePicture(page, "screening-own-costs");
  await page.goto(addressOf(applicant, "screening"));
  await page.getByRole("button", { name: "I have my own report from the last 30 days" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use my own report" }).click();
  await expect(heading(page)).toHaveText("You’re bringing your own report");
  await next(page, "Review and submit");
  await page.getByRole("link", { name: "Add your own report" }).click();
  await expect(page.getByRole("button", { name: "Add your report" })).toBeFocused();
  await addFile(page, "Add your report", "my-report.pdf", aPdf(["My report"]), "application/pdf");
  await expect(page.getByText(/^Please leave out pages about criminal records\./)).toBeVisible();
  await next(page, "Review and submit");
  await page.getByRole("link", { name: "Name the company that made your report" }).click();
  const company = page.getByLabel("Company name");
  await expect(company).toBeFocused();
  await company.fill("Acme Tenant Reports");
  await page.getByLabel("Company phone").focus();
  await page.getByLabel("Company address").focus();
  await page.getByRole("heading", { name: "Who made your report?" }).click();
  await expect(page.getByText("Enter a phone number or an address")).toBeVisible();
  await expectAccessible(page, "a report of one's own");
  await savePicture(page, "screening-own-report-unnamed");
  await page.getByLabel("Company phone").fill("8005550142");
  await next(page, "Review and submit");
  await page.goto(addressOf(applicant, "screening"));
  await expect(company).toHaveValue("Acme Tenant Reports");
  await expect(page.getByLabel("Company phone")).toHaveValue("+1 (800) 555-0142");
  await savePicture(page, "screening-own-report");
  await next(page, "Review and submit");
  await certify(page);
});

test("In New York a person reads, prints and saves the reports on them", async ({ page }) => {
  const applicant = await aPersonAtScreening(page, { place: "albany" });
  await passScreening(applicant);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("region", { name: "Your copies" })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const copies = page.getByRole("region", { name: "Your copies" });
  await expect(copies.getByRole("button")).toHaveText(["Open credit report", "Open criminal report"]);
  await copies.getByRole("button", { name: "Open credit report" }).click();
  const dialog = page.getByRole("dialog", { name: "Credit report" });
  await expect(dialog.locator("iframe")).not.toHaveAttribute("sandbox", /allow-scripts/);
  await expect(dialog.frameLocator("iframe").getByText("742").first()).toBeVisible();
  await expectAccessible(page, "a copy of one's own report");
  await savePicture(page, "screening-own-copy");
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.querySelector("iframe")!.contentWindow!.print = () => resolve(true);
      }),
  );
  await dialog.getByRole("button", { name: "Print" }).click();
  expect(await printed).toBe(true);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("Credit report.html");
  expect(readFileSync(await saved.path(), "utf8")).toContain("742");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("Each state's fee is said with its reason and its source", async ({ page }) => {
  const fees = [
    ["albany", "$20", /limits the fee to \$20\. .*Source: N\.Y\. Real Property Law 238-a/],
    ["boston", "$0", /doesn’t allow a fee\..*one secondary source/],
    ["sacramento", "$35", /limits the fee to what the reports cost\..*You aren’t chosen\./],
  ] as const;
  for (const [place, amount, reason] of fees) {
    const applicant = await aPersonAtScreening(page, { place });
    await page.goto(addressOf(applicant, "start"));
    const costs = page.getByRole("region", { name: "What it costs" });
    await expect(costs.locator("dd").last()).toHaveText(amount);
    await expect(costs).toHaveText(reason);
    await savePicture(page, `screening-costs-${place}`);
  }
});

test("What another tab did meanwhile is shown with a sentence", async ({ page, context }) => {
  await alertsStay(page);
  await withoutChanges(page);
  const applicant = await aPersonAtScreening(page);
  const other = await context.newPage();
  await other.goto(addressOf(applicant, "screening"));
  await confirmAge(other);
  await expect(heading(other)).toHaveText("Agree to the reports");
  // The page was not looked at meanwhile, and heard nothing.
  await page.getByLabel("Date of birth").fill(proof.birthDate);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Your screening may be open in another tab. This is where it stands now.")).toBeVisible();
  await expect(heading(page)).toHaveText("Agree to the reports");
});

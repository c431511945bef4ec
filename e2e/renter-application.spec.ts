import { expect, test } from "@playwright/test";
import { anApplicant, anApplicationSent, aPdf } from "./stage/applications.ts";
import { anotherBrowser, expectAccessible, expectWholeLabels, savePicture } from "./stage/browser.ts";
import { aListedHome, anOwner, newAddress } from "./stage/people.ts";
import { photoOf } from "./stage/photos.ts";
import {
  activateByMail,
  addFile,
  addTooLarge,
  fillJob,
  fillReference,
  fillResidence,
  heading,
  isSaved,
  next,
} from "./stage/renter-form.ts";
import { callAs, mailTo, pathIn } from "./stage/world.ts";

test("A household applies: each fills their own form, and the owner gets it when all have submitted", async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Jordan Avery");
  const partner = newAddress("kim");
  const parent = newAddress("lee");
  const id = await photoOf("kitchen");
  const pay = aPdf(["Pay stub"]);
  const looks = async (state: string) => {
    await expectAccessible(page, state);
    await expectWholeLabels(page);
    await savePicture(page, state);
  };

  await test.step("the mailed link activates the account and opens the application", async () => {
    await activateByMail(page, email);
    await expect(page.getByRole("region", { name: "What Maya Ortiz looks for" })).toContainText(
      "At least $4,625 a month",
    );
    await expect(page.getByRole("region", { name: "What it costs" })).toContainText("There’s no fee.");
    await expect(page.getByText("Equal housing opportunity.")).toBeVisible();
    await looks("apply-start");
    await page.getByRole("button", { name: "Start application" }).click();
  });

  await test.step("what the account knows is there, and each answer is saved when its field is left", async () => {
    await expect(heading(page)).toHaveText("How can we reach you?");
    await expect(page.getByLabel("Full name")).toHaveValue("Jordan Avery");
    await page.getByLabel("Phone number").fill("6145550171");
    await page.getByLabel("Full name").focus();
    await isSaved(page);
    await looks("apply-contact");
    await next(page, "About you");
    await page.getByLabel("A few words about yourself").fill("I work downtown.");
    await page.getByLabel("When would you like to move in?").fill("2026-12-05");
    await page.getByRole("radio", { name: "No" }).check();
    await isSaved(page);
    await looks("apply-about");
    await page.reload();
    await expect(page.getByLabel("A few words about yourself")).toHaveValue("I work downtown.");
    await next(page, "How many people under 18 will live here?");
    await page.getByLabel("People under 18").fill("1");
    await looks("apply-household");
  });

  await test.step("a co-applicant and a co-signer are invited", async () => {
    await next(page, "Who’s applying with you?");
    for (const [role, name, address] of [
      ["Co-Applicant", "Kim Avery", partner],
      ["Co-Signer", "Lee Avery", parent],
    ] as const) {
      await page.getByRole("button", { name: "Invite someone" }).click();
      const dialog = page.getByRole("dialog", { name: "Invite someone to apply" });
      await dialog.getByRole("radio", { name: role }).check();
      await dialog.getByLabel("First and last name").fill(name);
      await dialog.getByLabel("Email").fill(address);
      if (role === "Co-Signer") await looks("apply-invite");
      await dialog.getByRole("button", { name: "Send invitation" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: address })).toContainText("Invited");
    }
    await looks("apply-people");
  });

  await test.step("pets, homes, income and references", async () => {
    await next(page, "Do you have pets?");
    await expect(page.getByText("Assistance animals are not pets.")).toBeVisible();
    await page.getByRole("radio", { name: "Yes" }).check();
    await page.getByLabel("Small dogs").fill("1");
    await addFile(page, "Add photos", "terrier.webp", id, "image/webp");
    await looks("apply-pets");
    await next(page, "Where have you lived?");
    await fillResidence(page);
    await looks("apply-residence");
    await next(page, "What’s your income?");
    await fillJob(page);
    await looks("apply-income");
    await next(page, "Who can speak for you?");
    await fillReference(page);
    await looks("apply-references");
  });

  await test.step("a review before all is there names what is missing and leads to it", async () => {
    await next(page, "Add your documents");
    await next(page, "Review and submit");
    await expect(page.getByRole("button", { name: "Submit application" })).toHaveAttribute("aria-disabled", "true");
    await looks("apply-review-missing");
    await page.getByRole("link", { name: "Add a photo of your ID" }).click();
    await expect(page.getByRole("button", { name: "Add photo ID" })).toBeFocused();
    await expect(page.getByText("Add a photo of your ID")).toBeVisible();
  });

  await test.step("files are added, deleted and refused when they are too large", async () => {
    await addFile(page, "Add photo ID", "license.webp", id, "image/webp");
    await addFile(page, "Add proof of income", "pay.pdf", pay, "application/pdf");
    await addFile(page, "Add a file", "wrong.pdf", pay, "application/pdf");
    await page.getByRole("button", { name: "Delete wrong.pdf" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: "Open wrong.pdf" })).toBeHidden();
    await addTooLarge(page, "Add a file", "large.pdf");
    await expect(page.getByText("Maximum file size is 25MB")).toBeVisible();
    await looks("apply-documents");
    await page.getByRole("button", { name: "Dismiss large.pdf" }).click();
  });

  await test.step("the primary applicant submits", async () => {
    await next(page, "Review and submit");
    const submit = page.getByRole("button", { name: "Submit application" });
    await expect(submit).not.toHaveAttribute("aria-disabled");
    await submit.click();
    await expect(page.getByText("Please confirm that your answers are true")).toBeVisible();
    await page.getByRole("checkbox", { name: /I confirm that my answers are true/ }).check();
    await looks("apply-review");
    await submit.click();
    await expect(heading(page)).toHaveText("Alder Street Bungalow");
    await expect(page.getByText("Waiting for everyone in the application to submit.")).toBeVisible();
    await looks("apply-submitted");
  });

  await test.step("the co-applicant fills theirs on their own page, without seeing the others' answers", async () => {
    const theirs = await anotherBrowser(browser, page);
    await activateByMail(theirs, partner);
    await theirs.getByRole("button", { name: "Start application" }).click();
    await theirs.getByLabel("Phone number").fill("6145550174");
    await next(theirs, "About you");
    await theirs.getByLabel("A few words about yourself").fill("I paint.");
    await theirs.getByLabel("When would you like to move in?").fill("2026-12-05");
    await theirs.getByRole("radio", { name: "No" }).check();
    await next(theirs, "Do you have pets?");
    await theirs.getByRole("radio", { name: "No" }).check();
    await next(theirs, "Where have you lived?");
    await fillResidence(theirs);
    await next(theirs, "What’s your income?");
    await fillJob(theirs);
    await next(theirs, "Who can speak for you?");
    await fillReference(theirs);
    await next(theirs, "Add your documents");
    await addFile(theirs, "Add photo ID", "license.webp", id, "image/webp");
    await addFile(theirs, "Add proof of income", "pay.pdf", pay, "application/pdf");
    await next(theirs, "Review and submit");
    await theirs.getByRole("checkbox").check();
    await theirs.getByRole("button", { name: "Submit application" }).click();
    await expect(theirs.getByText("Waiting for everyone in the application to submit.")).toBeVisible();
    await theirs.context().close();
  });

  await test.step("the co-signer gives contact and income alone, and the owner has it", async () => {
    const theirs = await anotherBrowser(browser, page);
    await activateByMail(theirs, parent);
    await expect(theirs.getByText("Step 1 of 4")).toBeVisible();
    await theirs.getByRole("button", { name: "Start application" }).click();
    await theirs.getByLabel("Phone number").fill("6145550175");
    await next(theirs, "What’s your income?");
    await fillJob(theirs);
    await next(theirs, "Review and submit");
    await theirs.getByRole("checkbox").check();
    await theirs.getByRole("button", { name: "Submit application" }).click();
    await expect(theirs.getByText("Maya Ortiz is reviewing the application.")).toBeVisible();
    await theirs.context().close();
    await mailTo(owner.email, /application/i);
  });

  await test.step("the renter's home says where it stands", async () => {
    await page.goto("/renter");
    const card = page.getByRole("article", { name: "Alder Street Bungalow" });
    await expect(card.getByText("Status: Submitted")).toBeVisible();
    await expect(card.getByText("Maya Ortiz is reviewing the application.")).toBeVisible();
    await looks("renter-home");
  });
});

test("Who is invited in Spanish activates in Spanish, and goes on in it", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Rosa Marín");
  const rosa = await anApplicant("Rosa Marín", email);
  await callAs(rosa.token)("PUT", `/renter-application/${rosa.applicationId}/language`, { language: "es" });
  const luis = newAddress("luis");
  const invited = { type: "CO_APPLICANT", name: "Luis Marín", email: luis };
  await callAs(rosa.token)("POST", `/renter-application/${rosa.applicationId}/invite`, invited);
  await page.goto(pathIn(await mailTo(luis, /\/activate\?/), /\/activate\?/));
  await expect(heading(page)).toHaveText("Active su cuenta");
  await page.getByLabel("Contraseña", { exact: true }).fill("corta");
  await expect(page.getByText("Al menos 8 caracteres")).toBeVisible();
  await page.getByRole("button", { name: "Activar la cuenta" }).click();
  await expect(page.getByText("Elija una contraseña más segura")).toBeVisible();
  await expectAccessible(page, "activating in Spanish");
  await expectWholeLabels(page);
  await savePicture(page, "activate-es");
  await page.getByRole("link", { name: "English" }).click();
  await expect(heading(page)).toHaveText("Activate your account");
  await page.getByRole("link", { name: "Español" }).click();
  await activateByMail(page, luis, "es");
  await page.evaluate(() => {
    localStorage.clear();
    location.replace(location.pathname);
  });
  await expect(heading(page)).toHaveText("Inicie sesión como inquilino");
});

test("Who activates in Spanish is asked in Spanish, whatever was known of them before", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Rosa Marín");
  await page.goto("/renter/sign-in?lang=es");
  await activateByMail(page, email, "es");
});

test("A renter applies in Spanish, and withdraws", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email } = await anApplicationSent(owner, home, "Rosa Marín");
  const refused: string[] = [];
  page.on("response", (reply) => {
    if (reply.status() === 403) refused.push(reply.url());
  });
  await activateByMail(page, email);
  await page.getByRole("button", { name: "Language: Español" }).click();
  await expect(heading(page)).toHaveText("Antes de comenzar");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expectAccessible(page, "the first page in Spanish");
  await savePicture(page, "apply-start-es");
  await page.getByRole("button", { name: "Comenzar la solicitud" }).click();
  await page.getByLabel("Teléfono").fill("614");
  await page.getByLabel("Nombre completo").focus();
  await expect(page.getByText("Escriba un número de teléfono válido de EE. UU.")).toBeVisible();
  await page.getByLabel("Teléfono").fill("6145550171");
  await next(page, "Sobre usted", "es");
  for (const title of [
    "¿Cuántas personas menores de 18 años vivirán aquí?",
    "¿Quién más participa en la solicitud?",
    "¿Tiene mascotas?",
    "¿Dónde ha vivido?",
  ])
    await next(page, title, "es");
  const first = page.getByRole("region", { name: "Domicilio 1" });
  await first.getByLabel("Fecha de entrada").fill("2027-05-01");
  await first.getByLabel("Dirección").focus();
  await expect(first.getByText("La fecha no puede ser futura")).toBeVisible();
  await next(page, "¿Cuáles son sus ingresos?", "es");
  await next(page, "¿Quién puede dar referencias de usted?", "es");
  await next(page, "Agregue sus documentos", "es");
  await savePicture(page, "apply-documents-es");
  await next(page, "Revise y envíe", "es");
  await expect(page.getByText("Agregue una foto de su identificación")).toBeVisible();
  await expectAccessible(page, "the review in Spanish");
  await savePicture(page, "apply-review-es");
  await page.getByRole("link", { name: "Guardar y salir" }).click();
  await expect(heading(page)).toHaveText("Sus solicitudes");
  await expectAccessible(page, "the renter's home in Spanish");
  await savePicture(page, "renter-home-es");
  await page.getByRole("link", { name: /^Continuar/ }).click();
  await expect(heading(page)).toHaveText("Sobre usted");
  await page.goto(`${new URL(page.url()).pathname}?step=start`);
  await page.getByRole("button", { name: "Retirar la solicitud" }).click();
  const asked = page.getByRole("dialog", { name: "¿Retirar esta solicitud?" });
  await expectAccessible(page, "the question before withdrawing, in Spanish");
  await asked.getByRole("button", { name: "Retirar la solicitud" }).click();
  await expect(page.getByText("Estado: Retirada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirar la solicitud" })).toBeHidden();
  await savePicture(page, "apply-withdrawn-es");
  await mailTo(owner.email, /withdr/i);
  expect(refused, "calls that are another person's").toEqual([]);
});

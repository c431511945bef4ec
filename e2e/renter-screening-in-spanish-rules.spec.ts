import { expect, test } from "@playwright/test";
import { aPersonAtScreening } from "./stage/at-screening.ts";
import { expectAccessible, savePicture } from "./stage/browser.ts";
import { heading, next } from "./stage/renter-form.ts";
import { proof } from "./stage/screening.ts";
import { mailTo } from "./stage/world.ts";

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

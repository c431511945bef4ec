import { expect, test } from "@playwright/test";
import { anotherBrowser, expectAccessible, savePicture, signInOnly } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, newAddress } from "./stage/people.ts";
import { mailTo, pathIn } from "./stage/world.ts";

test.use({ locale: "es-US" });

test("A renter reads, asks, requests and attends in Spanish, and may change the language on the way", async ({
  page: renter,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await anOwner();
  const home = await aListedHome(owner);
  await anAgent(owner);
  const email = newAddress("lucia");
  const title = renter.getByRole("heading", { level: 1 });
  const spanish = () => expect(renter.locator("html")).toHaveAttribute("lang", "es");

  await test.step("the home is described in Spanish, with the owner's words as they are", async () => {
    await renter.goto(`/homes/${home.slug}`);
    await spanish();
    await expect(renter.getByText("2 recámaras")).toBeVisible();
    await expect(renter.getByRole("link", { name: "English" })).toBeVisible();
    await expectAccessible(renter, "the listing in Spanish");
    await savePicture(renter, "listing");
    await renter.emulateMedia({ colorScheme: "dark" });
    await savePicture(renter, "listing-in-the-dark");
    await renter.emulateMedia({ colorScheme: "light" });
  });

  const drawer = renter.getByRole("dialog", { name: "Escríbale a Piper" });
  await test.step("Piper answers in Spanish and understands a time that was pressed", async () => {
    await renter.getByRole("button", { name: "¿Aceptan gatos?" }).click();
    await expect(drawer.getByRole("log")).toContainText("asistente");
    await expectAccessible(renter, "the chat in Spanish");
    await drawer.getByLabel("Su mensaje").fill("¿Cuándo puedo verla?");
    await drawer.getByRole("button", { name: "Enviar" }).click();
    const offers = drawer.getByRole("group", { name: "Horarios que ofrece Piper" });
    await expect(offers.getByRole("button").first()).toBeVisible();
    await savePicture(renter, "chat-offers");
    await offers.getByRole("button").first().click();
    await expect(drawer.getByRole("log")).toContainText("ingreso mensual");
    await expect(drawer.getByRole("log")).not.toContainText("Puede verla en persona");
    await expect(drawer.getByRole("log")).not.toContainText(/\b(you|which|works)\b/);
    await savePicture(renter, "chat-chosen");
    await drawer.getByRole("button", { name: "Cerrar el chat" }).click();
  });

  await test.step("the form says in Spanish what is missing, and keeps all when the language changes", async () => {
    await renter.goto(`/homes/${home.slug}/request?tour=IN_PERSON`);
    await renter
      .getByRole("group", { name: /¿cuándo quiere venir\?/ })
      .getByRole("radio")
      .nth(2)
      .check({ force: true });
    await renter.getByLabel("Nombre completo").fill("Lucía Paz");
    await renter.getByLabel("Correo electrónico (opcional)").fill(email);
    await renter.getByLabel("Fecha de mudanza").fill("2026-12-12");
    await renter.getByLabel(/^Ingreso mensual/).fill("mucho");
    await renter.getByLabel("Puntaje de crédito").selectOption({ label: "Bueno 661–720" });
    await renter.getByRole("radio", { name: "Sin mascotas" }).check({ force: true });
    await renter.getByRole("button", { name: "Enviar solicitud" }).click();
    await expect(renter.getByRole("alert")).toContainText("Solo se permiten números");
    await expectAccessible(renter, "the form in Spanish");
    await savePicture(renter, "request");
    await renter.getByRole("button", { name: "English" }).click();
    await expect(title).toHaveText("A few questions from Maya");
    await expect(renter.getByLabel("Full name")).toHaveValue("Lucía Paz");
    await renter.getByRole("button", { name: "Español" }).click();
    await spanish();
    await renter.getByLabel(/^Ingreso mensual/).fill("6800");
    await renter.getByRole("button", { name: "Enviar solicitud" }).click();
    await expect(title).toHaveText("Su solicitud ya le llegó a Maya");
    await spanish();
    await expectAccessible(renter, "the confirmation in Spanish");
    await savePicture(renter, "requested");
  });

  await test.step("the renter says in Spanish that they will come", async () => {
    const owners = await anotherBrowser(browser, renter);
    await signInOnly(owners, owner);
    await owners.goto(`/property/${home.id}/dashboard`);
    await owners.getByRole("button", { name: "Accept Lucía Paz" }).click();
    await owners.getByRole("dialog").getByRole("button", { name: "Accept", exact: true }).click();
    await expect(owners.getByRole("region", { name: "Upcoming showings" })).toContainText("Lucía Paz");
    await owners.context().close();
    await renter.goto(pathIn(await mailTo(email, /confirmada/), /\/renter\/showing\//));
    await expect(title).toContainText("¿Vendrá");
    await expectAccessible(renter, "the showing in Spanish");
    await renter.getByRole("button", { name: "Confirmo, ahí estaré" }).click();
    await expect(title).toContainText("Nos vemos");
    await spanish();
    await savePicture(renter, "attends");
  });
});

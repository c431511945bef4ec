import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { anApplicationSent } from "./stage/applications.ts";
import { expectAccessible, savePicture, signIn } from "./stage/browser.ts";
import { aListedHome, anOwner } from "./stage/people.ts";
import { activateByMail, heading } from "./stage/renter-form.ts";
import { callAs, codeMailedTo } from "./stage/world.ts";

const looks = async (page: Page, state: string) => {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${state}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await savePicture(page, state);
};

test("A renter downloads what is theirs, erases it, and the owner sees that they did", async ({ page }) => {
  const owner = await anOwner();
  const home = await aListedHome(owner);
  const { email, bundle } = await anApplicationSent(owner, home, "Jordan Avery");
  await activateByMail(page, email);
  await page.goto("/renter");
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();

  await test.step("the download is a ZIP", async () => {
    await looks(page, "your-data");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download my data" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^porchlight-[\d-]+\.zip$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
  });

  await test.step("what goes and stays is said, and a wrong code erases nothing", async () => {
    await page.getByRole("button", { name: "Erase my data" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Erase your data and account?" });
    await expect(dialog.getByText("Your open application is withdrawn.")).toBeVisible();
    await looks(page, "erase-dialog");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Erase my data" }).click();
    await dialog.getByRole("button", { name: "Email me a code" }).click();
    await dialog.getByRole("button", { name: "Erase everything" }).click();
    await expect(dialog.getByText("Enter the 6 digits from the email")).toBeVisible();
    await dialog.getByLabel("Code").fill("100000");
    await dialog.getByRole("button", { name: "Erase everything" }).click();
    await expect(dialog.getByText("Invalid Code")).toBeVisible();
    await looks(page, "erase-code");
    await dialog.getByLabel("Code").fill(String(await codeMailedTo(email)));
    await dialog.getByRole("button", { name: "Erase everything" }).click();
    await expect(heading(page)).toHaveText("Your data is being erased");
    await looks(page, "erased");
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  });

  await test.step("the owner sees a renter without a name, to whom nothing can be sent", async () => {
    const conversation = () =>
      callAs(owner.token)<{ renter: { name: string; isErased: boolean } }>(
        "GET",
        `/property-inquiry/conversation/${bundle.inquiryId}`,
      );
    await expect.poll(async () => (await conversation()).renter).toMatchObject({ name: "A renter", isErased: true });
    const { id, primaryApplicant } = bundle;
    await signIn(page, owner, `/property/${home.id}/renter/profile/${primaryApplicant.id}/application/${id}`);
    await expect(page.getByRole("article", { name: "A renter" })).toContainText("This renter erased their data.");
    await expect(page.getByRole("button", { name: /^View application/ })).toHaveCount(0);
  });
});

test("In Spanish", async ({ page }) => {
  const owner = await anOwner();
  const { email } = await anApplicationSent(owner, await aListedHome(owner), "Lucía Prado");
  await activateByMail(page, email);
  await page.getByRole("button", { name: "Language: Español" }).click();
  await page.goto("/renter");
  await page.getByRole("button", { name: "Borrar mis datos" }).click();
  const dialog = page.getByRole("dialog", { name: "¿Borrar sus datos y su cuenta?" });
  await dialog.getByRole("button", { name: "Enviarme un código" }).click();
  await dialog.getByLabel("Código").fill(String(await codeMailedTo(email)));
  await looks(page, "erase-es");
  await dialog.getByRole("button", { name: "Borrar todo" }).click();
  await expect(heading(page)).toHaveText("Estamos borrando sus datos");
  await looks(page, "erased-es");
});

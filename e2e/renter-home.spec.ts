import { expect, test } from "@playwright/test";
import type { BundleView } from "@porchlight/contract/applications.ts";
import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { giveAddress } from "./stage/applications.ts";
import { expectAccessibleInBothThemes, expectWholeLabels, savePicture } from "./stage/browser.ts";
import { aListedHome, anAgent, anOwner, aRequest, newAddress } from "./stage/people.ts";
import { activateByMail } from "./stage/renter-form.ts";
import { callAs } from "./stage/world.ts";

test("A renter's page shows their showings and applications as they change, and leads to Piper", async ({ page }) => {
  const owner = await anOwner();
  const call = callAs(owner.token);
  const home = await aListedHome(owner);
  const agent = await anAgent(owner);
  await giveAddress(owner);
  const email = newAddress("ada");
  await aRequest(home.slug, { name: "Ada Wells", email });
  const [lead] = await call<InquiryView[]>("GET", `/property-inquiry/inquiries/property/${home.id}`);
  await call<BundleView>("POST", `/investor-application/${home.id}`, { inquiryId: lead!.id });
  await activateByMail(page, email);
  await page.goto("/renter");
  const showing = page.getByRole("article", { name: /at \d+:\d\d [AP]M/ });
  const application = page.getByRole("article", { name: "Alder Street Bungalow", exact: true });

  await test.step("both stand with where they are", async () => {
    await expect(showing).toContainText("Status: Waiting for confirmation");
    await expect(showing).toContainText("With Maya Ortiz");
    await expect(application).toContainText("Status: Not started");
    await expectWholeLabels(page);
    await expectAccessibleInBothThemes(page, "a renter's page");
    await savePicture(page, "renter-home-showing");
  });

  await test.step("what the owner does shows without a reload", async () => {
    const [waiting] = await call<ShowingView[]>("GET", `/showing/property/${home.id}/pending`);
    await call("POST", `/showing-request/accept/property/${home.id}`, {
      showingRequestId: waiting!.showingRequests[0]!.id,
      showingAgentId: agent.id,
    });
    await expect(showing).toContainText("Status: Confirmed");
  });

  await test.step("the showing's own page is one press away", async () => {
    await showing.getByRole("link", { name: /^See or change showing/ }).click();
    await expect(page).toHaveURL(/\/renter\/showing\//);
    await page.goBack();
  });

  await test.step("Piper goes on with what was said before", async () => {
    await application.getByRole("button", { name: /^Ask Piper about/ }).click();
    await expect(page).toHaveURL(new RegExp(`/homes/${home.slug}`));
    await expect(page.getByRole("log")).toContainText(/showing/i);
  });
});

import { expect, type Page } from "@playwright/test";

/** The renter's chat, as the two of them read it. */
export const chat = (page: Page) => {
  const drawer = page.getByRole("dialog", { name: "Message Piper" });
  return {
    drawer,
    lines: drawer.getByRole("log"),
    offers: drawer.getByRole("group", { name: "Times Piper offers" }),
    async says(text: string) {
      await drawer.getByLabel("Your message").fill(text);
      await drawer.getByRole("button", { name: "Send" }).click();
      await expect(drawer.getByText("Piper is writing")).toHaveCount(0);
    },
  };
};

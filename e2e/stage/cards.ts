import { expect, type Locator, type Page } from "@playwright/test";

/** A card of the details page. */
export const card = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Opens a panel by its button, changes it, saves it, and waits until the button has the focus again. */
export async function edit(page: Page, name: string, change: (panel: Locator) => Promise<void>): Promise<void> {
  const button = page
    .locator("#main")
    .getByRole("button", { name: new RegExp(`^(Edit|Add) ${name}$`, "i") })
    .last();
  await button.click();
  await saveIn(page, change);
  await expect(page.getByRole("button", { name: new RegExp(`^Edit ${name}$`, "i") })).toBeFocused();
}

/** Changes the panel that is open and saves it. */
export async function saveIn(page: Page, change: (panel: Locator) => Promise<void>): Promise<void> {
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("button", { name: "Save" })).toBeVisible();
  await change(panel);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toHaveCount(0);
}

/** The plus of a stepper. */
export const plusOf = (panel: Locator, label: string): Locator =>
  panel
    .locator(".mantine-NumberInput-root", { has: panel.page().getByLabel(label) })
    .getByRole("button", { name: "More" });

export const increase = (panel: Locator, label: string): Promise<void> => plusOf(panel, label).click();

/** Takes an option of a list to choose from. */
export const choose = async (panel: Locator, label: string, option: string): Promise<void> => {
  await panel.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
};

/** The option of a list that is chosen. */
export const chosenOption = (list: Locator): Locator => list.locator("option:checked");

import { expect, type Page } from "@playwright/test";
import type { PropertyView } from "@porchlight/contract/properties.ts";

export const network = "Zillow, Trulia and HotPads";

/** The dashboard of a home, as far as it is about its listing. */
export const dashboardOf = (page: Page, home: PropertyView) => ({
  open: () => page.goto(`/property/${home.id}/dashboard`),
  widget: page.getByRole("complementary", { name: "Listing" }),
  dialog: page.getByRole("dialog"),
  becomes: (status: string) =>
    expect(page.getByRole("status").filter({ hasText: `${home.displayName}: ${status}` })).toHaveCount(1),
  says: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
});

/** The server fails at one call until the answer, which heals it. */
export async function failing(page: Page, path: string): Promise<() => Promise<void>> {
  const address = `**/api/property-listing/${path}/*`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "Oh no" } }));
  return () => page.unroute(address);
}

import { expect, type Page } from "@playwright/test";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { type Applicant, anApplicant, anApplicationSent, complete } from "./applications.ts";
import { openAs } from "./browser.ts";
import { aListedHome, anOwner } from "./people.ts";
import { heading } from "./renter-form.ts";
import { callAs } from "./world.ts";

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
export async function aPersonAtScreening(
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

/** Returns where a step of an applicant's form is. */
export const addressOf = ({ applicationId }: Applicant, step: string): string =>
  `/renter/application/${applicationId}?step=${step}`;

/** Submits the application, at whose last step the page is. */
export const certify = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: /I confirm that my answers are true/ }).check();
  await page.getByRole("button", { name: "Submit application" }).click();
  await expect(heading(page)).toHaveText("Alder Street Bungalow");
};

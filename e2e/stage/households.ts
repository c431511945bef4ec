import { expect } from "@playwright/test";
import type { ApplicationView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { type Applicant, anApplicant, anApplicationSent, complete, handIn, invite } from "./applications.ts";
import type { Owner } from "./people.ts";
import { passScreening } from "./screening.ts";
import { callAs } from "./world.ts";

/** A household's applications as its owner finds them. The last names decide what the bureau says. */
export type Household = { path: string; bundleId: string; people: Applicant[] };
/** Each person after the first joins by invitation. */
export type Member = { name: string; type: ApplicationType; isScreened?: boolean };

/** A household that was sent an application for a home, of people who were screened and have submitted. */
export async function aHousehold(owner: Owner, home: PropertyView, members: readonly Member[]): Promise<Household> {
  const [first, ...others] = members;
  const { bundle, email } = await anApplicationSent(owner, home, first!.name);
  const people = [await anApplicant(first!.name, email)];
  for (const { name, type } of others) if (type !== "APPLICANT") people.push(await invite(people[0]!, type, name));
  for (const [place, { type, isScreened = true }] of members.entries()) {
    await complete(people[place]!, type);
    if (isScreened) await passScreening(people[place]!);
    else await goOnWithout(people[place]!);
    await handIn(people[place]!);
  }
  const path = `/property/${home.id}/renter/profile/${bundle.primaryApplicant.id}/application/${bundle.id}`;
  return { path, bundleId: bundle.id, people };
}

const goOnWithout = ({ token, applicationId }: Applicant): Promise<unknown> =>
  callAs(token)("POST", `/renter-application/${applicationId}/screening/skip`, { because: "NO_SSN" });

/** Waits until the bureau has delivered every report of a household. */
export const reportsDelivered = (owner: Owner, { bundleId }: Household): Promise<void> =>
  expect
    .poll(
      async () => {
        const applications = await callAs(owner.token)<ApplicationView[]>(
          "GET",
          `/investor-application/application-bundle/${bundleId}/applications`,
        );
        return applications.flatMap(({ reports }) => reports.filter(({ waitsFor }) => waitsFor === "BUREAU")).length;
      },
      { timeout: 60_000 },
    )
    .toBe(0);

import type { PropertyView } from "@porchlight/contract/properties.ts";
import {
  activated,
  filled,
  giveAddress,
  type SignedInRenter,
  submitted,
  upload,
} from "@porchlight/server/src/applications/testing.ts";
import { anInvited, expectOk, paid } from "@porchlight/server/src/screening/testing.ts";
import type { SignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { aCameraPhoto } from "@porchlight/server/src/testing/photos.ts";
import type { TestProduct } from "@porchlight/server/src/testing/product.ts";

export type Household = { bundleId: string; propertyId: string; renterId: string };

const fellows = 3;
const papersEach = 8;

/** A household of four with reports, ten files each, that has submitted. */
export async function aHousehold(
  product: TestProduct,
  owner: SignedInOwner,
  homes: readonly PropertyView[],
): Promise<Household> {
  const home = homes.at(-1)!;
  await giveAddress(product, owner);
  const primary = await anInvited(product, { owner, home }, "ada@example.test", "Ada Clean");
  const people: (SignedInRenter & { name: string })[] = [primary];
  for (let n = 1; n <= fellows; n++) {
    const person = { type: "CO_APPLICANT", name: `Bo${"o".repeat(n)} Clean`, email: `fellow${n}@example.test` };
    const path = `/renter-application/${primary.applicationId}/invite`;
    await expectOk(product.api("POST", path, { token: primary.token, body: person }));
    await product.settled();
    people.push({ ...(await activated(product, person.email)), name: person.name });
  }
  const photo = new Blob([await aCameraPhoto()]);
  for (const person of people) {
    const calls = await paid(product, person);
    await expectOk(calls.prove());
    await filled(product, person, person === primary ? "APPLICANT" : "CO_APPLICANT");
    await expectOk(upload(product, person, "PHOTO_ID", photo, "license.jpg").then(asAnswer));
    await expectOk(upload(product, person, "PROOF_OF_INCOME").then(asAnswer));
    for (let n = 0; n < papersEach; n++) await expectOk(upload(product, person, "ADDITIONAL").then(asAnswer));
    await expectOk(submitted(product, person));
  }
  await product.advance("PT2M");
  const review = await product.api<{ primaryApplicant: { id: string } }>(
    "GET",
    `/investor-application/application-bundle/${primary.bundleId}`,
    { token: owner.token },
  );
  return { bundleId: primary.bundleId, propertyId: home.id, renterId: review.body.primaryApplicant.id };
}

const asAnswer = <Body>(answer: { status: number; body: Body }) => ({ ...answer, headers: new Headers() });

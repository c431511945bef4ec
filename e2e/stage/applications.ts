import { newAddress, type Owner } from "./people.ts";
import { callAs } from "./world.ts";

/** Gives the owner an address of their own, without which no application is sent. */
export const giveAddress = (owner: Owner): Promise<unknown> =>
  callAs(owner.token)("PUT", "/investor/address", {
    address: "12 Main St",
    city: "Austin",
    state: "TX",
    zip: "78701",
    latitude: 30.27,
    longitude: -97.74,
  });

export type AddedLead = { inquiryId: string; renterId: string; name: string; email: string };

/** A lead that an owner added and Piper did not greet. */
export async function aLead(owner: Owner, propertyId: string, name = "Ann Lee"): Promise<AddedLead> {
  const call = callAs(owner.token);
  const email = newAddress("ann");
  const { inquiryId } = await call<{ inquiryId: string }>("POST", "/leads/silent", { propertyId, name, email });
  const leads = await call<{ id: string; renter: { id: string } }[]>(
    "GET",
    `/property-inquiry/inquiries/property/${propertyId}`,
  );
  return { inquiryId, renterId: leads.find(({ id }) => id === inquiryId)!.renter.id, name, email };
}

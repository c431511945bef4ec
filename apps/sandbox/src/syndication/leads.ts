import { z } from "zod";
import { Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";

/** A lead as the platform's form has it: any further field of the platform's travels as it is given. */
export const platformLead = z
  .object({
    listingId: z.string().min(1).max(200),
    email: z.string().max(320),
    name: z.string().max(500).optional(),
    phone: z.string().max(100).optional(),
    message: z.string().max(200_000).optional(),
    leadType: z.string().max(50).optional(),
  })
  .catchall(z.unknown());

const timeoutMs = 15_000;

/**
 * Delivers a lead as the platform does: form-encoded, every value a string, with the address of the listing it is about.
 *
 * Errors  409 while the platform has no lead address; 502 when the product does not answer.
 */
export async function deliverLead({ platform }: World, lead: z.output<typeof platformLead>) {
  const { leadUrl, listings } = platform.reading();
  if (!leadUrl) throw new Problem(409, "Nobody told the platform where leads go");
  const listing = listings.find(({ id }) => id === lead.listingId);
  const form = new URLSearchParams();
  const about = listing && {
    listingStreet: listing.street,
    listingUnit: listing.unit,
    listingCity: listing.city,
    listingState: listing.state,
    listingPostalCode: listing.zip,
    listingContactEmail: listing.contactEmail,
    numBedrooms: listing.bedrooms,
  };
  for (const [name, value] of Object.entries({ ...about, ...lead }))
    if (value !== undefined && value !== null)
      form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  try {
    const answer = await fetch(leadUrl, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded; charset=UTF-8" },
      body: form.toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Problem(502, `${leadUrl} did not answer: ${cause instanceof Error ? cause.message : message}`);
  }
}

import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow, type HomeScenario } from "@porchlight/scenarios/home.ts";
import { enterHome, listHome } from "@porchlight/scenarios/stage.ts";
import { givePhotos } from "./photos.ts";
import { callAs, codeMailedTo } from "./world.ts";

export type Owner = { name: string; email: string; password: string; token: string; companyId: string };

export const password = "Lantern#2026";

/** An address that nobody in these journeys has yet. */
export const newAddress = (who: string): string => `${who}.${crypto.randomUUID().slice(0, 8)}@example.test`;

/**
 * An owner who signed up and entered the mailed code, and has answered the first questions and seen the tours unless told
 * otherwise.
 */
export async function anOwner({ onboarded = true, toured = true, name = "Maya Ortiz" } = {}): Promise<Owner> {
  const email = newAddress("maya");
  const nobody = callAs();
  const { userId } = await nobody<{ userId: string }>("POST", "/auth/investor-sign-up-credentials", {
    user: { name, email, password },
    marketingParams: {},
  });
  const code = Number(await codeMailedTo(email));
  const { accessToken: token, companyId } = await nobody<{ accessToken: string; companyId: string }>(
    "PATCH",
    "/auth/investor-confirm-email",
    { userId, code },
  );
  if (onboarded) {
    await callAs(token)("POST", `/company/sign-up-info/${companyId}`, {
      accountType: "INDIVIDUAL",
      screeningSensitivity: "MODERATE",
      preferredCommunicationChannel: "EMAIL",
      phoneNumber: null,
    });
  }
  if (toured)
    for (const page of ["property", "dashboard", "renter-profile"])
      await callAs(token)("POST", `/investor-onboarding/complete/${page}`, {});
  return { name, email, password, token, companyId };
}

/** A home with all its records and no photo yet. */
export const aDraftHome = (owner: Owner): Promise<PropertyView> => enterHome(callAs(owner.token), alderBungalow);

/** A home of the owner's that renters can see and book. */
export async function aListedHome(owner: Owner, change: Partial<HomeScenario> = {}): Promise<PropertyView> {
  const call = callAs(owner.token);
  const { id } = await enterHome(call, { ...alderBungalow, ...change });
  await givePhotos(owner.token, id);
  return listHome(call, id);
}

export const anAgent = (owner: Owner): Promise<{ id: string }> =>
  callAs(owner.token)("POST", "/showing-agents", { firstName: "Sam", lastName: "Rivera", phone: "(614) 555-0142" });

/** Asks for the first free time of a home as its form does, for a renter who meets what the owner looks for. */
export async function aRequest(
  slug: string,
  { name = "Theo Lang", email = newAddress("theo"), tourType = "IN_PERSON" } = {},
): Promise<{ manageUrl: string }> {
  const nobody = callAs();
  const { openings } = await nobody<{ openings: { startsAt: string }[] }>(
    "GET",
    `/public/listing/${slug}/openings?tourType=${tourType}`,
  );
  return nobody("POST", "/public/showing-request", {
    slug,
    startsAt: openings[0]!.startsAt,
    tourType,
    contact: { name, email },
    answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 720 }, pets: [] },
    clientRequestId: crypto.randomUUID(),
  });
}

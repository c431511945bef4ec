import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { row, sql } from "../platform/database/database.ts";
import type { Renter } from "../platform/http/serve.ts";
import { renterOf, type StoryState } from "./story-state.ts";

type Own = { id: string; bundleId: string; renterId: string; userId: string | null; type: ApplicationType };

/** From where people of the demonstration agree and submit. */
export const network = "127.0.0.1";

/** Returns who acts as a renter of the story. */
export const actorOf = async (telling: StoryState, key: string): Promise<Renter> => ({
  role: "renter",
  userId: (await applicationOf(telling, key)).userId!,
  tokenHash: "",
});

/** Returns the application of a renter of the story. */
export async function applicationOf(telling: StoryState, key: string): Promise<Own> {
  const { name, email } = renterOf(key);
  const found = await row(
    telling.app.db,
    sql<Own>`
      select application.id, bundle_id as "bundleId", renter.id as "renterId", renter.user_id as "userId", type
      from application join renter on renter.id = application.renter_id
      where application.company_id = ${telling.owner.companyId} and lower(renter.email) = ${email ?? null}`,
  );
  if (!found) throw new Error(`${name} was sent no application`);
  return found;
}

import { hashOfToken, newToken } from "../../apps/server/src/accounts/tokens.ts";
import { inDatabase } from "./database.ts";
import { newAddress, type Owner } from "./people.ts";

/** The address where somebody whom an owner invited activates their account. No screen sends such an invitation yet. */
export async function anInvitation(owner: Owner): Promise<{ email: string; link: string }> {
  const email = newAddress("rosa");
  const token = newToken();
  await inDatabase(
    `with contact as (
       insert into renter (id, company_id, name, email, created_at, updated_at)
       values ($1, $2, 'Rosa Mendes', $3, now(), now()) returning id)
     insert into activation (token_hash, renter_id, expires_at) select $4, id, 'infinity' from contact`,
    [crypto.randomUUID(), owner.companyId, email, hashOfToken(token)],
  );
  return { email, link: `/renter/activate?token=${token}` };
}

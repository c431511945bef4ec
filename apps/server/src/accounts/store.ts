import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { changed, json, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** A person who can sign in. Only renters have no company. */
export type Account = {
  id: string;
  role: UserRole;
  companyId: string | null;
  email: string;
  name: string;
  passwordHash: string | null;
  googleSub: string | null;
};

const selectAccount = sql<Account>`
  select u.id, u.role, m.company_id as "companyId", u.email, u.name,
         u.password_hash as "passwordHash", u.google_sub as "googleSub"
  from app_user u left join member m on m.user_id = u.id`;

export const accountByEmail = (on: Reader | Tx, email: string): Promise<Account | null> =>
  row(on, sql<Account>`${selectAccount} where u.email = ${email}`);

export const accountById = (on: Reader | Tx, id: string): Promise<Account | null> =>
  row(on, sql<Account>`${selectAccount} where u.id = ${id}`);

/** Returns the account of a Google user id; by the address only while no Google account is tied to it. */
export const accountOfGoogle = (on: Reader | Tx, google: { sub: string; email: string }): Promise<Account | null> =>
  row(
    on,
    sql<Account>`
      ${selectAccount} where u.google_sub = ${google.sub} or (u.email = ${google.email} and u.google_sub is null)
      order by (u.google_sub = ${google.sub}) desc nulls last limit 1`,
  );

export type NewUser = {
  id: string;
  role: UserRole;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  googleSub: string | null;
};

/** Inserts a user. Returns false where the address or Google account is taken. */
export async function addUser(tx: Tx, user: NewUser, now: Temporal.Instant): Promise<boolean> {
  const added = await changed(
    tx,
    sql`
      insert into app_user (id, role, email, name, phone, password_hash, google_sub, created_at)
      values (${user.id}, ${user.role}, ${user.email}, ${user.name}, ${user.phone}, ${user.passwordHash},
              ${user.googleSub}, ${now})
      on conflict do nothing`,
  );
  return added === 1;
}

/** Creates an owner with a company of their own, or returns null when the address or Google account is taken. */
export async function addOwner(
  tx: Tx,
  owner: Omit<NewUser, "role" | "phone"> & { marketing: Record<string, unknown> },
  now: Temporal.Instant,
): Promise<Account | null> {
  const user: NewUser = { ...owner, role: "investor", phone: null };
  if (!(await addUser(tx, user, now))) return null;
  const companyId = crypto.randomUUID();
  await sql`insert into company (id, name, created_at) values (${companyId}, ${user.name}, ${now})`.execute(tx);
  await sql`
    insert into member (company_id, user_id, role, marketing)
    values (${companyId}, ${user.id}, 'OWNER', ${json(owner.marketing)})`.execute(tx);
  return { ...user, companyId };
}

export const tieGoogle = async (tx: Tx, userId: string, sub: string): Promise<void> => {
  await sql`update app_user set google_sub = ${sub} where id = ${userId} and google_sub is null`.execute(tx);
};

export const setPassword = async (tx: Tx, userId: string, passwordHash: string): Promise<void> => {
  await sql`update app_user set password_hash = ${passwordHash} where id = ${userId}`.execute(tx);
};

/** Uses up a Google token; false when it was used before. */
export const useGoogleToken = async (tx: Tx, jti: string, expiresAt: Temporal.Instant): Promise<boolean> =>
  (await changed(
    tx,
    sql`insert into used_google_token (jti, expires_at) values (${jti}, ${expiresAt})
        on conflict do nothing`,
  )) > 0;

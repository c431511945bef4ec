import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Config } from "../config.ts";
import type { Account } from "./store.ts";

/** Returns the host where people of a role sign in; screens are under it. */
export const hostOf = (config: Config, role: UserRole): string =>
  role === "investor" ? config.ownerHost : config.renterHost;

/** Refuses an account of the other role and names its own host. */
export function requireRole(config: Config, account: Account, role: UserRole): void {
  if (account.role === role) return;
  const host = hostOf(config, account.role);
  refuse(account.role === "renter" ? "account.sign-in-elsewhere" : "account.owner-sign-in-elsewhere", { host });
}

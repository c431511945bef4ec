import { refuse } from "@porchlight/domain/refusals.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { investorView } from "./queries.ts";

/** Errors  `application.address-needed` where the owner has not given their own address. */
export async function requireAddress(on: Reader | Tx, owner: Investor): Promise<void> {
  const { address } = await investorView(on, owner.userId);
  if (!address) refuse("application.address-needed");
}

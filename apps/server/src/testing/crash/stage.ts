import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { enterHome, listHome } from "@porchlight/scenarios/stage.ts";
import { callAs } from "../homes.ts";
import { aSignedInOwner } from "../people.ts";
import { givePhoto } from "../photos.ts";
import { emptyLedger } from "./ledger.ts";
import type { MortalProduct } from "./mortal-product.ts";
import type { Stage } from "./writers.ts";

const ownWriters = 10;

/** An owner with one listed home that everybody writes about, and a draft for each of those who write to one alone. */
export async function setStage(product: MortalProduct, isOver: () => boolean): Promise<Stage> {
  await product.control("PUT", "clock", { now: "2026-11-23T14:00:00Z" });
  const owner = await aSignedInOwner(product);
  const call = callAs(product, owner);
  const entered = await enterHome(call, alderBungalow);
  await givePhoto(product, owner, entered.id);
  const home = await listHome(call, entered.id);
  const drafts: string[] = [];
  for (let n = 1; n <= ownWriters; n++) {
    const location = { ...alderBungalow.location, address: `${n} Alder Street` };
    drafts.push((await call<PropertyView>("POST", "/property", { location })).id);
  }
  return { product, ledger: emptyLedger(), token: owner.token, home, drafts, isOver };
}

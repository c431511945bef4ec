import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { type Call, enterHome, listHome } from "@porchlight/scenarios/stage.ts";
import { vi } from "vitest";
import { giveAddress } from "../../applications/testing.ts";
import { row, sql } from "../../platform/database/database.ts";
import { callAs } from "../homes.ts";
import { aSignedInOwner } from "../people.ts";
import { givePhoto } from "../photos.ts";
import { invitedApplicants } from "./applicants.ts";
import { emptyLedger } from "./ledger.ts";
import type { MortalProduct } from "./mortal-product.ts";
import type { Stage } from "./writers.ts";

const ownWriters = 10;
const applicantCount = 6;

/** Creates an owner with one listed home that all writers use, and a draft for each writer that needs its own home. */
export async function setStage(product: MortalProduct, isOver: () => boolean): Promise<Stage> {
  await product.control("PUT", "clock", { now: "2026-11-23T14:00:00Z" });
  const owner = await aSignedInOwner(product);
  const call = callAs(product, owner);
  const entered = await enterHome(call, alderBungalow);
  await givePhoto(product, owner, entered.id);
  const home = await listHome(call, entered.id);
  await answeredGreeting(product, call, home);
  const drafts: string[] = [];
  for (let n = 1; n <= ownWriters; n++) {
    const location = { ...alderBungalow.location, address: `${n} Alder Street` };
    drafts.push((await call<PropertyView>("POST", "/property", { location })).id);
  }
  await giveAddress(product, owner);
  const applicants = await invitedApplicants(product, { owner, home }, applicantCount);
  return { product, ledger: emptyLedger(), token: owner.token, home, drafts, applicants, isOver };
}

/** Creates a lead of the owner's who answered the greeting, so that Piper greets all later ones at once. */
async function answeredGreeting(product: MortalProduct, call: Call, home: PropertyView): Promise<void> {
  const email = "answers@example.test";
  await call("POST", "/leads", { propertyId: home.id, name: "Bo Lind", email });
  await product.control("POST", "mail", {
    from: email,
    to: home.intakeEmail,
    subject: "Your listing",
    text: "Thanks, how much is the rent?",
    headers: { "Message-ID": `<${crypto.randomUUID()}@example.test>` },
  });
  await vi.waitUntil(() => row(product.database(), sql`select 1 from inquiry where last_renter_at is not null`), {
    timeout: 30_000,
  });
}

import { createHmac } from "node:crypto";
import { ownerOnboarding } from "@porchlight/contract/accounts.ts";
import { type DemoAgent, demoAgents, demoOwner } from "@porchlight/scenarios/portfolio.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { completeOnboarding, saveOwnerOnboarding, setAddress } from "../accounts/profile.ts";
import { addOwner } from "../accounts/store.ts";
import type { App } from "../app.ts";
import type { Investor } from "../platform/http/serve.ts";
import { addAgent } from "../showings/agent-store.ts";

/** Returns the demonstration's password, which only this installation has: it is derived, not stored. */
export function demoPassword(secret: Buffer, who: string): string {
  const bytes = createHmac("sha256", secret).update(`demonstration:${who}`).digest();
  const letters = Array.from(bytes.subarray(0, 6), (byte) => String.fromCharCode(97 + (byte % 26))).join("");
  return `Lantern-${(bytes.readUInt16BE(6) % 9000) + 1000}-${letters}`;
}

/** Creates the demonstration's owner, with onboarding answers and agents. */
export async function createDemoOwner(app: App): Promise<{ owner: Investor; agents: Record<DemoAgent, string> }> {
  const { name, email, phone, companyName } = demoOwner;
  const passwordHash = await hashPassword(demoPassword(app.secret, email));
  const user = { id: crypto.randomUUID(), name, email, passwordHash, googleSub: null, marketing: {} };
  const account = await app.inTransaction((tx) => addOwner(tx, user, app.clock.now()));
  if (!account?.companyId) throw new Error(`Somebody has ${email} already`);
  const owner: Investor = { role: "investor", userId: account.id, companyId: account.companyId, tokenHash: "" };
  const answers = ownerOnboarding.parse({
    accountType: "COMPANY",
    companyName,
    numberOfEmployees: "1-50",
    numberOfUnitsOverseeing: 8,
    screeningSensitivity: "MODERATE",
    preferredCommunicationChannel: "EMAIL",
    phoneNumber: phone,
  });
  await saveOwnerOnboarding(app, owner, owner.companyId, answers);
  await setAddress(app, owner, {
    address: "3021 NE Knott St",
    city: "Portland",
    state: "OR",
    zip: "97212",
    latitude: 45.5416,
    longitude: -122.6345,
  });
  // Whoever has three homes listed has seen the tours; they can be replayed.
  for (const part of ["property", "dashboard", "renterProfile"] as const) await completeOnboarding(app, owner, part);
  const agents = {} as Record<DemoAgent, string>;
  for (const [key, agent] of Object.entries(demoAgents))
    agents[key as DemoAgent] = (await addAgent(app, owner.companyId, agent)).id;
  return { owner, agents };
}

import { type Collection, openCollection } from "./collection.ts";
import { type Outcomes, openOutcomes } from "./outcomes.ts";
import type { Landlord, Property, Renter, RequestRenter, ScreeningRequest } from "./records.ts";
import { nextDue } from "./renter-states.ts";
import { type Scenario, scenarioOf } from "./scenarios.ts";
import { createTokens, type Tokens } from "./tokens.ts";
import { type Webhook, webhookOf } from "./webhooks.ts";

export interface Bureau {
  tokens: Tokens;
  outcomes: Outcomes;
  landlords: Collection<Landlord>;
  properties: Collection<Property>;
  renters: Collection<Renter>;
  requests: Collection<ScreeningRequest>;
  requestRenters: Collection<RequestRenter>;
  scenarioOf(renter: Pick<RequestRenter, "lastName" | "email">): Scenario;
  /** Does what has come due, and resolves when the product was told of it. */
  settle(): Promise<void>;
  clear(): void;
}

/** A screening bureau. Social security numbers and birth dates are never among what it keeps. */
export function openBureau(
  folder: string,
  {
    now,
    onChange,
    delaySeconds,
    tell,
  }: {
    now: () => Temporal.Instant;
    onChange: () => void;
    delaySeconds: number;
    tell: (webhook: Webhook) => Promise<void>;
  },
): Bureau {
  const open = <T extends { id: number }>(file: string, what: string) =>
    openCollection<T>(folder, { file, what }, onChange);
  const outcomes = openOutcomes(folder);
  const tokens = createTokens(now);
  const collections = {
    landlords: open<Landlord>("landlords", "landlord"),
    properties: open<Property>("properties", "property"),
    renters: open<Renter>("renters", "renter"),
    requests: open<ScreeningRequest>("requests", "screening request"),
    requestRenters: open<RequestRenter>("request-renters", "screening request renter"),
  };
  const scenario = ({ lastName, email }: Pick<RequestRenter, "lastName" | "email">): Scenario =>
    scenarioOf(lastName, outcomes.of(email), delaySeconds);

  const settleRenter = (renter: RequestRenter): Webhook[] => {
    const next = nextDue(renter, scenario(renter), now());
    if (!next) return [];
    collections.requestRenters.put(next);
    const webhook = webhookOf(renter.status, next);
    return [...(webhook ? [webhook] : []), ...settleRenter(next)];
  };
  return {
    ...collections,
    tokens,
    outcomes,
    scenarioOf: scenario,
    async settle() {
      await Promise.all(collections.requestRenters.all().flatMap(settleRenter).map(tell));
    },
    clear() {
      for (const collection of Object.values(collections)) collection.clear();
      outcomes.clear();
      tokens.clear();
    },
  };
}

import { join } from "node:path";
import { z } from "zod";
import { openJsonLog } from "../platform/json-log.ts";

export const creditOutcomes = ["clean", "thin", "frozen", "lowscore", "bankrupt"] as const;
export const criminalOutcomes = ["clean", "record", "mismatch"] as const;
export const evictionOutcomes = ["clean", "filing", "judgment"] as const;

export const lowestScore = 350;
export const highestScore = 850;

const outcome = z.strictObject({
  credit: z.union([z.enum(creditOutcomes), z.int().min(lowestScore).max(highestScore)], {
    error: `must be ${creditOutcomes.join(", ")} or a score from ${lowestScore} to ${highestScore}`,
  }),
  criminal: z.enum(criminalOutcomes),
  eviction: z.enum(evictionOutcomes),
  delaySeconds: z.number().min(0).max(86_400).optional(),
});

/** What the bureau will report on renters, by email. */
export const outcomeTable = z.record(z.email(), outcome);

export type Outcome = z.output<typeof outcome>;

export interface Outcomes {
  of(email: string): Outcome | undefined;
  set(table: Record<string, Outcome>): void;
  all(): Record<string, Outcome>;
  clear(): void;
}

/** What was set for renters by email; it overrules their last names. */
export function openOutcomes(folder: string): Outcomes {
  const log = openJsonLog<{ email: string; outcome: Outcome }>(
    join(folder, "screening-outcomes.jsonl"),
    ({ email }) => email,
  );
  return {
    of: (email) => log.get(email.toLowerCase())?.outcome,
    set(table) {
      for (const [email, one] of Object.entries(table)) log.put({ email: email.toLowerCase(), outcome: one });
    },
    all: () => Object.fromEntries(log.all().map(({ email, outcome: one }) => [email, one])),
    clear: log.clear,
  };
}

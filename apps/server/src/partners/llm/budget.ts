import { type Reader, row, sql } from "../../platform/database/database.ts";
import type { Question } from "./question.ts";

/** A company's tokens of one day, UTC. */
type Share = { companyId: string; day: Temporal.PlainDate; tokens: number };

const charactersAToken = 3;

/** The most that a question can cost, answer included. */
export const tokensOf = ({ prompt, maxTokens }: Question<unknown>): number =>
  Math.ceil((prompt.instructions.length + prompt.data.length) / charactersAToken) + maxTokens;

/** Takes tokens from the day's budget before they are spent, so that calls at once cannot exceed it together. False where too few are left. */
export async function reserve(db: Reader, { companyId, day, tokens }: Share, budget: number): Promise<boolean> {
  if (tokens > budget) return false;
  const reserved = await row(
    db,
    sql`insert into llm_usage (company_id, day, tokens, calls) values (${companyId}, ${day.toString()}, ${tokens}, 1)
        on conflict (company_id, day) do update
          set tokens = llm_usage.tokens + excluded.tokens, calls = llm_usage.calls + 1
          where llm_usage.tokens + excluded.tokens <= ${budget}
        returning 1`,
  );
  return reserved !== null;
}

/** Corrects the reserved tokens to those used. */
export async function settle(
  db: Reader,
  { companyId, day, tokens }: Share,
  used: number,
  worked: boolean,
): Promise<void> {
  await sql`
    update llm_usage set tokens = greatest(0, tokens + ${used - tokens}), failures = failures + ${worked ? 0 : 1}
    where company_id = ${companyId} and day = ${day.toString()}`.execute(db);
}

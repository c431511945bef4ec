import { createHash, randomBytes } from "node:crypto";
import type { App } from "../app.ts";
import type { Inquiry } from "../leads/store.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import type { Visitor } from "../platform/http/serve.ts";
import { serializeByKey } from "../platform/serialize-by-key.ts";

const tokenLife = Temporal.Duration.from({ days: 90 });
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** What a browser began a conversation with, as it is kept: its own random id of the call beside what the person typed. */
const kept = (begunBy: readonly string[]): string => hashOf(JSON.stringify(begunBy));

/**
 * Returns the conversation of a home that an earlier call has started. The home is held, so that a repeat at the same
 * moment finds it.
 */
export const existingConversation = async (
  tx: Tx,
  propertyId: string,
  begunBy: readonly string[],
): Promise<string | null> =>
  (
    await row(
      tx,
      sql<{ inquiryId: string }>`
        select inquiry_id as "inquiryId" from visitor where property_id = ${propertyId} and begun_by = ${kept(begunBy)}`,
    )
  )?.inquiryId ?? null;

/** Gives a browser its own conversation. The token is shown once and kept only as a hash. */
export async function createVisitor(
  tx: Tx,
  app: App,
  inquiry: Pick<Inquiry, "id" | "companyId" | "propertyId">,
  { begunBy = null, linkOf = null }: { begunBy?: readonly string[] | null; linkOf?: string | null } = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = app.clock.now();
  const expiresAt = now.add({ hours: tokenLife.total("hours") });
  await sql`
    insert into visitor (token_hash, company_id, property_id, inquiry_id, begun_by, link_of, created_at, expires_at)
    values (${hashOf(token)}, ${inquiry.companyId}, ${inquiry.propertyId}, ${inquiry.id}, ${begunBy && kept(begunBy)},
            ${linkOf}, ${now}, ${expiresAt})`.execute(tx);
  return token;
}

/**
 * Returns the visitor of a web chat's token, or null. Asked in line, since of two messages the later is not to be known
 * earlier.
 */
export function visitorOf(app: App, token: string): Promise<Visitor | null> {
  const hash = hashOf(token);
  return serializeByKey(`visitor ${hash}`, async () => {
    const found = await row(
      app.db,
      sql<{ id: string; inquiryId: string; linkOf: string | null }>`
        select id, inquiry_id as "inquiryId", link_of as "linkOf" from visitor where token_hash = ${hash} and expires_at > ${app.clock.now()}`,
    );
    if (!found) return null;
    const { id: visitorId, inquiryId, linkOf } = found;
    return { role: "visitor", visitorId, inquiryId, linkOf };
  });
}

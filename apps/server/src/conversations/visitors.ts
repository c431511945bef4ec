import { createHash, randomBytes } from "node:crypto";
import type { App } from "../app.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";
import type { Visitor } from "../platform/http/serve.ts";
import { inLine } from "../platform/in-line.ts";
import type { Inquiry } from "./store.ts";

const tokenLife = Temporal.Duration.from({ days: 90 });
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Gives a browser its own conversation. The token is shown once and kept only as a hash. */
export async function admitVisitor(
  tx: Tx,
  app: App,
  inquiry: Pick<Inquiry, "id" | "companyId" | "propertyId">,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = app.clock.now();
  const expiresAt = now.add({ hours: tokenLife.total("hours") });
  await sql`
    insert into visitor (token_hash, company_id, property_id, inquiry_id, created_at, expires_at)
    values (${hashOf(token)}, ${inquiry.companyId}, ${inquiry.propertyId}, ${inquiry.id}, ${now}, ${expiresAt})`.execute(
    tx,
  );
  return token;
}

/** Who a web chat's token is, or null. Asked in line, since of two messages the later is not to be known earlier. */
export function visitorOf(app: App, token: string): Promise<Visitor | null> {
  const hash = hashOf(token);
  return inLine(`visitor ${hash}`, async () => {
    const found = await row(
      app.db,
      sql<{ id: string; inquiryId: string }>`
        select id, inquiry_id as "inquiryId" from visitor where token_hash = ${hash} and expires_at > ${app.clock.now()}`,
    );
    return found ? { role: "visitor", visitorId: found.id, inquiryId: found.inquiryId } : null;
  });
}

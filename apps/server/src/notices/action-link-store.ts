import type { LinkedAction } from "@porchlight/domain/notices/linked-actions.ts";
import { hashOfToken } from "../accounts/tokens.ts";
import { post, type Reader, row, sql, type Tx } from "../platform/database/database.ts";

/** A link by which a member acts on one thing without signing in; of its token the hash alone is stored. */
export type ActionLink = {
  id: string;
  action: LinkedAction;
  companyId: string;
  userId: string;
  /** What `accept` and `decline` are about. */
  requestId: string | null;
  /** What `answer` and `resolve` are about. */
  escalationId: string | null;
  expiresAt: Temporal.Instant;
  usedAt: Temporal.Instant | null;
};

/** Stores a new link; not waited for. */
export const insertActionLink = (
  tx: Tx,
  link: Omit<ActionLink, "id" | "usedAt"> & { token: string; createdAt: Temporal.Instant },
): void =>
  post(
    tx,
    sql`insert into action_link (token_hash, action, company_id, user_id, request_id, escalation_id, created_at, expires_at)
        values (${hashOfToken(link.token)}, ${link.action}, ${link.companyId}, ${link.userId}, ${link.requestId},
                ${link.escalationId}, ${link.createdAt}, ${link.expiresAt})`,
  );

const ofToken = (token: string) => sql<ActionLink>`
  select link.id, action, link.company_id as "companyId", link.user_id as "userId", request_id as "requestId",
    escalation_id as "escalationId", expires_at as "expiresAt", used_at as "usedAt"
  from action_link link join member on member.user_id = link.user_id and member.company_id = link.company_id
  where token_hash = ${hashOfToken(token)}`;

/** Returns the link of a token whose member still belongs to its company, or null. */
export const actionLinkOf = (on: Reader, token: string): Promise<ActionLink | null> => row(on, ofToken(token));

/** The same link, held until the transaction ends. */
export const lockActionLink = (tx: Tx, token: string): Promise<ActionLink | null> =>
  row(tx, sql<ActionLink>`${ofToken(token)} for update of link`);

/** Marks a link as used; not waited for. */
export const markUsed = (tx: Tx, id: string, at: Temporal.Instant): void =>
  post(tx, sql`update action_link set used_at = ${at} where id = ${id}`);

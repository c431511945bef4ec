import { row, rows, sql } from "../../platform/database/database.ts";
import type { Ledger } from "./ledger.ts";
import type { MortalProduct } from "./mortal-product.ts";

/** Returns the acknowledged writes the product no longer has, one line each. */
export async function lostWrites(product: MortalProduct, ledger: Ledger): Promise<string[]> {
  const db = product.database();
  const missing = async (what: string, acknowledged: string[], kept: ReturnType<typeof sql<{ key: string }>>) => {
    const found = new Set((await rows(db, kept)).map(({ key }) => key));
    return acknowledged.filter((key) => !found.has(key)).map((key) => `${what} ${key}`);
  };
  const messages = sql<{ key: string }>`select external_id as key from message where external_id is not null`;
  const requested = sql<{ key: string }>`
    select substr(message.external_id, 6) || ' ' || (extract(epoch from showing.starts_at) * 1000)::bigint as key
    from message join showing_request on showing_request.inquiry_id = message.inquiry_id
    join showing on showing.id = showing_request.showing_id
    where message.external_id like 'form:%' and showing_request.status = 'PENDING'`;
  return [
    ...(await missing(
      "the lead",
      ledger.leads,
      sql`select renter.email as key from inquiry join renter on renter.id = inquiry.renter_id where source = 'MANUAL'`,
    )),
    ...(await missing(
      "the message",
      ledger.webMessages.map((id) => `web:${id}`),
      messages,
    )),
    ...(await missing(
      "the request",
      ledger.requests.map(({ id, startsAt }) => `${id} ${Temporal.Instant.from(startsAt).epochMilliseconds}`),
      requested,
    )),
    ...(await missing(
      "the answer to",
      ledger.answeredEscalations,
      sql`select id as key from escalation where status = 'RESOLVED'`,
    )),
    ...(await missing("the text", textKeys(ledger), sql`select partner_id as key from arrival where channel = 'SMS'`)),
    ...(await missingMails(product, ledger)),
    ...(await lostChanges(product, ledger)),
  ];
}

const textKeys = (ledger: Ledger): string[] => ledger.texts.map(({ sid }) => sid);

/** Returns the acknowledged mails that are missing. An arrival is identified by Message-ID and recipient. */
async function missingMails(product: MortalProduct, ledger: Ledger): Promise<string[]> {
  const kept = await rows(
    product.database(),
    sql<{ key: string }>`select partner_id as key from arrival where channel = 'EMAIL'`,
  );
  const all = kept.map(({ key }) => key).join("\n");
  return ledger.mails.filter((messageId) => !all.includes(messageId)).map((messageId) => `the mail ${messageId}`);
}

async function lostChanges(product: MortalProduct, ledger: Ledger): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, { last }] of ledger.homes) {
    const home = await row(
      product.database(),
      sql<{ highlights: string | null }>`select highlights from property where id = ${id}`,
    );
    // A higher one was written later, or before a death that left its answer unsaid.
    if (Number(home?.highlights ?? 0) < last) lost.push(`the home ${id} says ${home?.highlights}, not ${last}`);
  }
  return lost;
}

import { basename, join } from "node:path";
import { brokenWords, verifyChains } from "../../chain/verify.ts";
import { rows, sql } from "../../platform/database/database.ts";
import { bureauTold, paymentsTold } from "../../screening/testing.ts";
import type { TestProduct } from "../product.ts";
import { filesUnder, secretsKept } from "../traces.ts";

type Paid = { id: string; applicationId: string; status: string; ordered: boolean };

/** Returns people whom the provider charged more than once, or whose charge, refund and reports do not agree. */
async function wrongCharges(product: TestProduct): Promise<string[]> {
  const { sessions, refunds } = await paymentsTold(product);
  const payments = await rows(
    product.product.app.db,
    sql<Paid>`select id, application_id as "applicationId", status, used_at is not null as ordered from payment`,
  );
  const refunded = new Set(refunds.filter(({ status }) => status !== "failed").map(({ checkoutId }) => checkoutId));
  const charged = new Map(sessions.filter(({ status }) => status === "complete").map((one) => [one.reference, one]));
  const netOf = ({ id }: Paid): number => {
    const session = charged.get(id);
    return session && !refunded.has(session.id) ? 1 : 0;
  };
  const problems = payments
    .filter((one) => netOf(one) !== Number(one.status === "PAID"))
    .map((one) => `payment ${one.id} is ${one.status} and the provider keeps ${netOf(one)} charges for it`);
  for (const [applicationId, all] of Map.groupBy(payments, (one) => one.applicationId)) {
    const kept = all.reduce((sum, one) => sum + netOf(one), 0);
    if (kept > 1) problems.push(`application ${applicationId} paid ${kept} times`);
  }
  const unknown = [...charged.keys()].filter((reference) => !payments.some(({ id }) => id === reference));
  return [...problems, ...unknown.map((reference) => `a charge for ${reference}, which nobody knows`)];
}

/** Returns people on whom the bureau was asked for reports more or less often than they paid for; payments outlast applications. */
async function wrongOrders(product: TestProduct): Promise<string[]> {
  const paid = await rows(
    product.product.app.db,
    sql<{ email: string }>`select email from payment where used_at is not null`,
  );
  const { requests } = await bureauTold(product);
  const ordered = requests.flatMap(({ renters }) => renters).filter(({ orderedAt }) => orderedAt !== null);
  const balance = new Map<string, number>();
  const count = ({ email }: { email: string }, by: number) => balance.set(email, (balance.get(email) ?? 0) + by);
  for (const one of ordered) count(one, 1);
  for (const one of paid) count(one, -1);
  return [...balance].filter(([, rest]) => rest !== 0).map(([email, rest]) => `${rest} orders too many on ${email}`);
}

/** Returns documents' files that no document has, and documents without a file. */
async function looseFiles(product: TestProduct): Promise<string[]> {
  const { db, config } = product.product.app;
  const documents = await rows(db, sql<{ id: string }>`select id from document`);
  const ids = new Set(documents.map(({ id }) => id));
  const files = filesUnder(join(config.dataDir, "files", "documents")).map((path) => basename(path));
  const idOf = (file: string) => file.replace(/(-thumbnail)?\.sealed$/, "");
  const kept = new Set(files.map(idOf));
  return [
    ...files.filter((file) => !ids.has(idOf(file))).map((file) => `a file of no document: ${file}`),
    ...[...ids].filter((id) => !kept.has(id)).map((id) => `a document without a file: ${id}`),
  ];
}

async function brokenChains(product: TestProduct): Promise<string[]> {
  const { db, secret } = product.product.app;
  const broken: string[] = [];
  await verifyChains(db, secret, ({ inquiryId, kind, what }) =>
    broken.push(`inquiry ${inquiryId}: ${kind ?? "a link"} ${brokenWords[what]}`),
  );
  return broken;
}

const tracesKept = async (product: TestProduct): Promise<string[]> =>
  Object.entries(await secretsKept(product)).flatMap(([where, found]) => found.map((one) => `${one} in ${where}`));

/** Returns what is wrong beside the rows: at the partners, in the files, in the chains, and traces of who somebody is. */
export const problemsKept = async (product: TestProduct): Promise<string[]> => [
  ...(await wrongCharges(product)),
  ...(await wrongOrders(product)),
  ...(await looseFiles(product)),
  ...(await brokenChains(product)),
  ...(await tracesKept(product)),
];

import type { TransactionOptions } from "./connections.ts";
import { retryAfterPrefetch } from "./prefetch.ts";
import type { Tx } from "./unit-of-work.ts";

type InTransaction = <Done>(work: (tx: Tx) => Promise<Done>, terms?: TransactionOptions) => Promise<Done>;

/**
 * Runs work in a transaction that may need an outside value. Where it does, the transaction is undone, the thing is
 * fetched with nothing held, and the work begins anew: no lock lasts as long as others take to answer, and the answer
 * meets the world as it is then. When nothing is needed this is one transaction.
 */
export const inTransactionWithPrefetch = <Done>(
  { inTransaction }: { inTransaction: InTransaction },
  work: (tx: Tx) => Promise<Done>,
): Promise<Done> =>
  retryAfterPrefetch((prefetched) => {
    const attempt = (tx: Tx): Promise<Done> => {
      // After a deadlock the transaction begins anew by itself.
      prefetched.begin();
      return work(tx);
    };
    return inTransaction(attempt, { prefetched });
  });

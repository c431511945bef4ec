import { row, sql } from "@porchlight/server/src/platform/database/database.ts";
import { startTestPostgres } from "@porchlight/server/src/platform/postgres/testing.ts";
import { aListedHome } from "@porchlight/server/src/testing/homes.ts";
import { aSignedInOwner } from "@porchlight/server/src/testing/people.ts";
import { startTestProduct } from "@porchlight/server/src/testing/product.ts";
import { verdict } from "../measure.ts";

const conversations = 50;
const rounds = 6;
const homes = 10;
const targetMs = 1000;
const words = [
  "how much is the rent?",
  "is there parking, and do you take cats?",
  "can I see it on Saturday?",
  "I make $6,000 a month and my credit is 700",
  "the first one works",
  "is there a fireplace?",
];

/** Texts that arrive at once, each in a conversation of its own: from the provider's call until the reply is in the outbox. */
export async function inboundReply(): Promise<void> {
  const endTemplate = await startTestPostgres();
  const product = await startTestProduct({ CLOCK: "system", LOG_LEVEL: "error" });
  const { db } = product.product.app;
  const owner = await aSignedInOwner(product);
  const listed: Awaited<ReturnType<typeof aListedHome>>[] = [];
  for (let n = 0; n < homes; n++) listed.push(await aListedHome(product, owner));
  const took: number[] = [];
  const converse = async (n: number, round: number): Promise<void> => {
    const from = `+1614556${String(1000 + n)}`;
    const body = round === 0 ? `Text ${listed[n % homes]!.textCode}: ${words[0]}` : words[round]!;
    const sid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    const since = performance.now();
    await product.control("POST", "sms", { from, to: "+15035550100", body, sid });
    const isQueued = () =>
      row(
        db,
        sql`select 1 from message join delivery on delivery.message_id = message.id where external_id = ${`reply:${sid}`}`,
      );
    while (!(await isQueued())) {
      if (performance.now() - since > 20_000) throw new Error(`No reply to: ${body}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    took.push(performance.now() - since);
  };
  try {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(Array.from({ length: conversations }, (_, n) => converse(n, round)));
      await product.settled();
    }
  } finally {
    await product.close();
    await endTemplate();
  }
  const inOrder = took.toSorted((one, other) => one - other);
  const at = (share: number) => inOrder[Math.ceil(share * inOrder.length) - 1]!;
  console.log(`         ${took.length} texts, ${conversations} at once, over ${homes} homes`);
  const figure = `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`;
  verdict("from a text to its queued reply", figure, `p99 below ${targetMs} ms`, at(0.99) < targetMs);
}

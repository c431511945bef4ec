import type { RunningSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { type Database, openDatabase, row, rows, sql } from "@porchlight/server/src/platform/database/database.ts";
import { freePort } from "@porchlight/server/src/testing/product.ts";
import { startProductProcess } from "../http/contestant.ts";
import { setStage } from "../http/stage.ts";
import { note, verdict } from "../measure.ts";

const conversations = 50;
const homes = 10;
const targetMs = 1000;
const maxMs = 20_000;
const lookEveryMs = 20;
const words = [
  "how much is the rent?",
  "is there parking, and do you take cats?",
  "can I see it on Saturday?",
  "I make $6,000 a month and my credit is 700",
  "the first one works",
  "is there a fireplace?",
];

/** Milliseconds of each text, by the reply's id: until it was in the outbox, and until the provider had taken it. */
type Took = { queued: Map<string, number>; left: Map<string, number> };

/** Texts that arrive at once, each in a conversation of its own: from the provider's call until the reply is in the outbox, and out of it. */
export async function inboundReply(): Promise<void> {
  const { sandbox, textCodes, connectionString, productEnvironment, end } = await setStage(homes);
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  sandbox.pointAt({ publicUrl, smtpPort: 0 });
  const product = await startProductProcess({
    ...productEnvironment,
    ROLE: "all",
    PORT: String(port),
    PUBLIC_URL: publicUrl,
  });
  const database = openDatabase(connectionString, 2);
  const replies = (texts: RenterText[]) => repliesTo(sandbox, database, texts);
  try {
    // What is loaded, compiled and planned once a connection is so by the first rush of this size, which is told apart.
    const first = await converse(replies, textCodes, 2000);
    const cpuBefore = await product.cpuMs();
    const took = await converse(replies, textCodes, 1000);
    const cpuMs = (await product.cpuMs()) - cpuBefore;
    const texts = conversations * words.length;
    note(`${texts} texts, ${conversations} at once, over ${homes} homes, ${(cpuMs / texts).toFixed(1)} ms CPU each`);
    for (const [what, until] of [
      ["from a text to its queued reply", "queued"],
      ["from a text to its reply leaving the queue", "left"],
    ] as const) {
      const p99 = share(took, until, 0.99);
      const figure = `p50 ${share(took, until, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
      verdict(what, figure, `p99 below ${targetMs} ms`, p99 < targetMs);
    }
    note(`the same in the first rush after a start: p99 ${share(first, "left", 0.99).toFixed(0)} ms`);
  } finally {
    await product.stop();
    await database.close();
    await end();
  }
}

type RenterText = { from: string; body: string };

/** A conversation of each of so many renters, all saying the same at the same time. */
async function converse(
  replies: (texts: RenterText[]) => Promise<Took>,
  textCodes: readonly string[],
  firstNumber: number,
): Promise<Took[]> {
  const took: Took[] = [];
  for (const [round, line] of words.entries()) {
    const texts = Array.from({ length: conversations }, (_, n) => ({
      from: `+1614556${firstNumber + n}`,
      body: round === 0 ? `Text ${textCodes[n % homes]}: ${line}` : line,
    }));
    took.push(await replies(texts));
  }
  return took;
}

/** Sends texts at once and waits until each is answered and its answer has left. */
async function repliesTo(sandbox: RunningSandbox, database: Database, texts: RenterText[]): Promise<Took> {
  const waiting = new Map<string, number>();
  const took: Took = { queued: new Map(), left: new Map() };
  const newest = await row(database.reader, sql<{ id: string }>`select id from message order by id desc limit 1`);
  const sent = texts.map(({ from, body }) => {
    const sid = `SM${crypto.randomUUID().replaceAll("-", "")}`;
    waiting.set(`reply:${sid}`, performance.now());
    return send(sandbox, { from, to: "+15035550100", body, sid });
  });
  const giveUpAt = performance.now() + maxMs;
  while (waiting.size > 0) {
    if (performance.now() > giveUpAt) throw new Error(`${waiting.size} texts had no reply: ${texts[0]!.body}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    noteReplies(await repliedSince(database, newest?.id), waiting, took);
  }
  await Promise.all(sent);
  return took;
}

type Replied = { externalId: string; status: string };

const repliedSince = (database: Database, messageId = "00000000-0000-0000-0000-000000000000"): Promise<Replied[]> =>
  rows<Replied>(
    database.reader,
    sql`select external_id as "externalId", status from message join delivery on delivery.message_id = message.id
      where message.id > ${messageId}`,
  );

function noteReplies(replied: readonly Replied[], waiting: Map<string, number>, took: Took): void {
  for (const { externalId, status } of replied) {
    const begunAt = waiting.get(externalId);
    if (begunAt === undefined) continue;
    const ms = performance.now() - begunAt;
    if (!took.queued.has(externalId)) took.queued.set(externalId, ms);
    if (status !== "sent") continue;
    took.left.set(externalId, ms);
    waiting.delete(externalId);
  }
}

/** Milliseconds within which such a share of the texts was through. */
function share(took: readonly Took[], until: keyof Took, part: number): number {
  const inOrder = took.flatMap((round) => [...round[until].values()]).toSorted((one, other) => one - other);
  return inOrder[Math.ceil(part * inOrder.length) - 1]!;
}

async function send({ url }: RunningSandbox, text: Record<string, string>): Promise<void> {
  const reply = await fetch(`${url}/control/sms`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(text),
  });
  if (!reply.ok) throw new Error(`The text was refused: ${reply.status} ${await reply.text()}`);
}

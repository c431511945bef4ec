import type { PlacedInput } from "@porchlight/assistant/records/turn-record.ts";
import { step } from "@porchlight/assistant/step.ts";
import type { Order } from "@porchlight/assistant/turn.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { carryOut } from "./orders.ts";
import { beginRecord, noteDecision, type TakenTurn } from "./records/pending-record.ts";
import type { SenderTrust } from "./sender-trust.ts";
import { takeTurn } from "./turn.ts";
import { worldOf } from "./world.ts";

/** What a renter may settle with Piper though the owner answers: it confirms no more than what they just chose. */
const settled = new Set<Order["kind"]>(["answer-attendance", "opt-out", "opt-in"]);

const isCarriedOut = (order: Order): boolean =>
  settled.has(order.kind) || (order.kind === "escalate" && order.reason === "EMERGENCY");

export type TurnResult = { turn: TakenTurn; isWaiting: boolean };

/**
 * Lets Piper read a message of a conversation that the owner has taken over. It notes what the renter tells of
 * themselves and stays silent, save for confirmations and where somebody is in danger.
 * Source  docs/decisions/0035-taking-over.md
 */
export async function listenIn(
  tx: Tx,
  app: App,
  lead: LockedLead,
  channel: MessageChannel,
  input: PlacedInput,
  by: SenderTrust,
): Promise<TurnResult> {
  const { talk } = lead.inquiry;
  const world = await worldOf(tx, app, lead, channel, by);
  const turn = step(talk, input, world);
  if (turn.orders.some(isCarriedOut)) {
    return { turn: await takeTurn(tx, app, lead, channel, input, by), isWaiting: false };
  }
  const learned = turn.orders.filter((order) => order.kind === "record-facts" || order.kind === "record-contact");
  await carryOut(tx, app, lead, learned);
  const record = beginRecord(tx, app, lead);
  record.record.withheld = "taken-over";
  noteDecision(record, { talk, input, world, turn });
  return { turn: { ...turn, text: "", facts: [], orders: learned, record }, isWaiting: turn.text !== "" };
}

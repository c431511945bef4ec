import type { Input, Turn } from "@porchlight/assistant/piper.ts";
import { step } from "@porchlight/assistant/step.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { modelFor } from "./model-turn.ts";
import { carryOut } from "./orders.ts";
import { authorizeTurn, type SenderTrust } from "./sender-trust.ts";
import { worldOf } from "./world.ts";

const maxTries = 3;

/**
 * Runs one turn of Piper: decides, carries out the orders and, where a time is no longer free, decides again.
 * Returns what to say; saying it, and keeping the inquiry as the turn left it, is the caller's.
 */
export async function takeTurn(
  tx: Tx,
  app: App,
  lead: LockedLead,
  channel: MessageChannel,
  input: Input,
  by: SenderTrust = "renter",
): Promise<Turn> {
  let next = input;
  const model = modelFor(tx, app, lead);
  for (let tries = 1; ; tries++) {
    const world = await worldOf(tx, app, lead, channel, by);
    const meant = step(lead.inquiry.talk, next, world, model.understand);
    const turn = await authorizeTurn(tx, app, lead, by, { turn: meant, world });
    if (turn !== meant) return turn;
    lead.inquiry.talk = turn.talk;
    const { timeGone } = await carryOut(tx, app, lead, turn.orders);
    if (timeGone === null || tries === maxTries) return input.kind === "message" ? model.rephrase(turn, channel) : turn;
    next = { kind: "time-gone", startsAt: timeGone };
  }
}

import type { PlacedInput } from "@porchlight/assistant/records/turn-record.ts";
import { step } from "@porchlight/assistant/step.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { modelFor } from "./model-turn.ts";
import { carryOut } from "./orders.ts";
import { beginRecord, noteDecision, type TakenTurn } from "./records/pending-record.ts";
import { authorizeTurn, type SenderTrust } from "./sender-trust.ts";
import { worldOf } from "./world.ts";

const maxTries = 3;

/**
 * Runs one turn of Piper: decides, carries out the orders and, where a time is no longer free, decides again.
 * Returns what to say, with the record of why; saying it, and keeping the inquiry as the turn left it, is the caller's.
 */
export async function takeTurn(
  tx: Tx,
  app: App,
  lead: LockedLead,
  channel: MessageChannel,
  input: PlacedInput,
  by: SenderTrust = "renter",
): Promise<TakenTurn> {
  let next = input;
  const model = modelFor(tx, app, lead);
  const pending = beginRecord(tx, app, lead);
  const { record } = pending;
  record.answered = model.answered;
  for (let tries = 1; ; tries++) {
    const world = await worldOf(tx, app, lead, channel, by);
    const { talk } = lead.inquiry;
    const meant = step(talk, next, world, model.understand);
    noteDecision(pending, { talk, input: next, world, turn: meant });
    const turn = await authorizeTurn(tx, app, lead, by, { turn: meant, world });
    if (turn !== meant) {
      record.withheld = "sender";
      return { ...turn, record: pending };
    }
    lead.inquiry.talk = turn.talk;
    const { timeGone } = await carryOut(tx, app, lead, turn.orders);
    if (timeGone === null || tries === maxTries) {
      const said = input.kind === "message" ? model.rephrase(turn, channel) : turn;
      if (said !== turn) record.rephrased = said.text;
      return { ...said, record: pending };
    }
    next = { kind: "time-gone", startsAt: timeGone };
  }
}

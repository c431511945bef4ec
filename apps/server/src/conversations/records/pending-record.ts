import { keptHeard, keptInput, type PlacedInput } from "@porchlight/assistant/records/turn-record.ts";
import { partsOf } from "@porchlight/assistant/records/world-record.ts";
import type { Talk } from "@porchlight/assistant/talk.ts";
import type { Turn } from "@porchlight/assistant/turn.ts";
import type { World } from "@porchlight/assistant/world.ts";
import type { App } from "../../app.ts";
import type { LockedLead } from "../../leads/locked-lead.ts";
import { gather, type Tx } from "../../platform/database/database.ts";
import { piperVersion } from "./piper-version.ts";
import { type PendingRecord, recordsToKeep } from "./record-store.ts";

/** A turn that was taken, with the record of it. */
export type TakenTurn = Turn & { record: PendingRecord };

/** Begins the record of a turn of a lead; it is written with the transaction. */
export function beginRecord(tx: Tx, app: App, { inquiry }: Pick<LockedLead, "inquiry">): PendingRecord {
  const { companyId, propertyId, id: inquiryId } = inquiry;
  const pending: PendingRecord = {
    app,
    of: { companyId, inquiryId, propertyId },
    at: app.clock.now(),
    record: { by: piperVersion(), decisions: [] },
    home: null,
    knowledge: [],
    messageId: null,
  };
  gather(tx, recordsToKeep, pending);
  return pending;
}

/** Adds what Piper decided, and by what, to the record of its turn. */
export function noteDecision(
  pending: PendingRecord,
  { talk, input, world, turn }: { talk: Talk; input: PlacedInput; world: World; turn: Turn },
): void {
  const { home, knowledge, moment } = partsOf(world);
  const { text, said, orders, heard } = turn;
  pending.home = home;
  pending.knowledge = knowledge;
  const decided = { text, said, orders, talk: turn.talk, heard: heard && keptHeard(heard) };
  pending.record.decisions.push({ input: keptInput(input), talk, moment, turn: decided });
}

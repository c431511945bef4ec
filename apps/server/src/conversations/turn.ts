import type { Input, Order, Turn } from "@porchlight/assistant/piper.ts";
import { step } from "@porchlight/assistant/step.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Case } from "./case.ts";
import { modelFor } from "./model-turn.ts";
import { carryOut } from "./orders.ts";
import { worldOf } from "./world.ts";

const mostTries = 3;

/** What a From address alone may not do, since anyone can write one. Source: docs/decisions/0002-conversations-and-identity.md. */
const touchesShowing = new Set<Order["kind"]>([
  "move-showing",
  "ask-another-time",
  "agree-to-proposal",
  "refuse-proposal",
  "keep-time",
  "cancel-showing",
  "answer-attendance",
]);

function askForProof(app: App, lead: Case, turn: Turn): Turn {
  const link = `${app.config.publicUrl}/homes/${lead.home.property.slug}`;
  const text =
    turn.talk.language === "es"
      ? `Para cambiar o cancelar su visita, responda a mi último correo o use el enlace de su confirmación. La vivienda está aquí: ${link}`
      : `To change or cancel your showing, please reply to my last email or use the link in your confirmation. The home is here: ${link}`;
  return { ...turn, talk: lead.inquiry.talk, text, facts: [], orders: [] };
}

/**
 * One turn of Piper: think, carry out, and where a time was taken meanwhile think again with the world as it now is.
 * Returns what to say; saying it, and keeping the inquiry as the turn left it, is the caller's.
 */
export async function takeTurn(
  tx: Tx,
  app: App,
  lead: Case,
  channel: MessageChannel,
  input: Input,
  mayAct = true,
): Promise<Turn> {
  let next = input;
  const model = modelFor(tx, app, lead);
  for (let tries = 1; ; tries++) {
    const turn = step(lead.inquiry.talk, next, await worldOf(tx, app, lead, channel), model.understand);
    if (!mayAct && turn.orders.some((order) => touchesShowing.has(order.kind))) return askForProof(app, lead, turn);
    lead.inquiry.talk = turn.talk;
    const { timeGone } = await carryOut(tx, app, lead, turn.orders);
    if (timeGone === null || tries === mostTries)
      return input.kind === "message" ? model.rephrase(turn, channel) : turn;
    next = { kind: "time-gone", startsAt: timeGone };
  }
}

import type { SayingKind } from "@porchlight/assistant/saying/saying.ts";
import type { Order, Turn } from "@porchlight/assistant/turn.ts";
import type { World } from "@porchlight/assistant/world.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Tx } from "../platform/database/database.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { channelAskedElsewhere } from "./queries.ts";

/*
 * Who is writing, and what they may do with a showing: anybody can write a From address, and type anybody's into a chat.
 * Source: docs/decisions/0046-a-chat-and-anothers-showing.md, docs/decisions/0002-conversations-and-identity.md.
 */

/** A browser, with the id of the request whose link it opened, or null. */
export type Browser = { linkOf: string | null };

/** How far the sender of a message is known to be the renter: their own number or mailbox, a bare address, or a browser. */
export type SenderTrust = "renter" | "address" | Browser;

/** Whether an application is kept from whoever writes: nothing proves whose a browser is, and it reads what is said in its chat. */
export const hidesApplication = (by: SenderTrust, channel: MessageChannel): boolean =>
  typeof by === "object" || channel === "WEB";

/** A browser that opened no link. */
export const unlinkedBrowser: Browser = { linkOf: null };

const changesShowing = new Set<Order["kind"]>([
  "move-showing",
  "ask-another-time",
  "agree-to-proposal",
  "refuse-proposal",
  "keep-time",
  "cancel-showing",
  "answer-attendance",
]);

/** These give up a showing, or a time that the owner proposes, where there is one. */
const givesUpShowing = new Set<Order["kind"]>(["lose-interest", "request-showing"]);

const tellsOfShowing = new Set<SayingKind>(["your-showing", "confirm-cancel", "ask-move", "already-your-time", "kept"]);

const changes = ({ orders }: Turn, { request, reschedule }: World): boolean =>
  orders.some(({ kind }) => changesShowing.has(kind) || ((request || reschedule) !== null && givesUpShowing.has(kind)));

const tells = ({ said }: Turn): boolean => said.some((kind) => tellsOfShowing.has(kind));

/**
 * Returns the turn when its sender is authorized; else one that does nothing and explains how the renter can prove who
 * they are.
 */
export async function authorizeTurn(
  tx: Tx,
  app: App,
  lead: LockedLead,
  by: SenderTrust,
  { turn, world }: { turn: Turn; world: World },
): Promise<Turn> {
  const instead = (text: string): Turn => ({ ...turn, talk: lead.inquiry.talk, text, facts: [], orders: [] });
  const { language } = turn.talk;
  if (by === "renter" || !(changes(turn, world) || (by !== "address" && tells(turn)))) return turn;
  if (by === "address") return instead(byLastMail(app, lead, language));
  const askedIn = await channelAskedElsewhere(tx, lead.inquiry.id, by);
  return askedIn ? instead(notHere[language](askedIn === "SMS")) : turn;
}

function byLastMail(app: App, { home }: LockedLead, language: Language): string {
  const link = `${app.config.publicUrl}${pathOfHome(home.property.slug)}`;
  return language === "es"
    ? `Para cambiar o cancelar su visita, responda a mi último correo o use el enlace de su confirmación. La vivienda está aquí: ${link}`
    : `To change or cancel your showing, please reply to my last email or use the link in your confirmation. The home is here: ${link}`;
}

const notHere = {
  en: (byText: boolean) =>
    `I can't tell who is writing in this chat, so I can't help here with a showing requested another way. Please reply to my last ${byText ? "text" : "email"} or use the link in your confirmation.`,
  es: (byText: boolean) =>
    `En este chat no puedo saber quién escribe, así que no trato aquí visitas que se pidieron por otro medio. Por favor, responda a mi último ${byText ? "mensaje de texto" : "correo"} o use el enlace de su confirmación.`,
};

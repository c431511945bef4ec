import type { SendMessageBody, StartConversationBody, VisitorConversation } from "@porchlight/contract/public.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { loadInquiry, saveInquiry } from "../leads/store.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { inTransactionWithPrefetch } from "../platform/database/prefetching-transaction.ts";
import type { Visitor } from "../platform/http/serve.ts";
import { serializeByKey } from "../platform/serialize-by-key.ts";
import { showingsInChat } from "../showings/chat-queries.ts";
import { recordRenterMessage } from "./receive.ts";
import { type Browser, unlinkedBrowser } from "./sender-trust.ts";
import { speak } from "./speak.ts";
import { loadMessages, type Message } from "./store.ts";
import { takeTurn } from "./turn.ts";
import { openWebLead } from "./web-lead.ts";

/** Opens a browser's chat about a home, with its first words if it has any. Returns the conversation and its token. */
export function startConversation(
  app: App,
  body: StartConversationBody,
): Promise<{ token: string; conversation: VisitorConversation }> {
  return inTransactionWithPrefetch(app, async (tx) => {
    const begunBy = body.clientMessageId && body.text ? [body.clientMessageId, withoutPrivateNumbers(body.text)] : null;
    const { token, lead } = await openWebLead(tx, app, body.slug, begunBy, body.language);
    if (body.text) {
      const externalId = `web:${body.clientMessageId ?? crypto.randomUUID()}`;
      await recordRenterMessage(tx, app, lead, {
        channel: "WEB",
        text: body.text,
        externalId,
        answers: true,
        by: unlinkedBrowser,
      });
    } else {
      const turn = await takeTurn(tx, app, lead, "WEB", { kind: "news", news: { is: "greeting" } });
      saveInquiry(tx, lead.inquiry, app.clock.now());
      if (turn.text)
        await speak(tx, app, lead, {
          text: turn.text,
          facts: turn.facts,
          records: [turn.record],
          channel: "WEB",
          externalId: "greeting",
        });
    }
    return { token, conversation: await conversationIn(tx, app, lead, unlinkedBrowser) };
  });
}

/** Stores a visitor's message and lets Piper answer it. Returns the conversation as it then is. */
export function sendMessage(
  app: App,
  { inquiryId, linkOf }: Pick<Visitor, "inquiryId" | "linkOf">,
  body: SendMessageBody,
): Promise<VisitorConversation> {
  const answered = async (tx: Tx) => {
    const lead = await lockLead(tx, inquiryId);
    await recordRenterMessage(tx, app, lead, {
      channel: "WEB",
      text: body.text,
      externalId: `web:${body.clientMessageId}`,
      answers: true,
      by: { linkOf },
    });
    return conversationIn(tx, app, lead, { linkOf });
  };
  // A second message could have its answer fetched before the first.
  return serializeByKey(inquiryId, () => inTransactionWithPrefetch(app, answered));
}

/** Returns the parts of a conversation that its visitor sees. */
export async function conversationOf(
  app: App,
  { inquiryId, linkOf }: Pick<Visitor, "inquiryId" | "linkOf">,
): Promise<VisitorConversation> {
  const inquiry = (await loadInquiry(app.db, inquiryId)) ?? refuse("not-found");
  return conversationIn(app.db, app, { inquiry, owner: await ownerOf(app.db, inquiry.companyId) }, { linkOf });
}

async function conversationIn(
  on: Reader | Tx,
  app: App,
  { inquiry, owner }: Pick<LockedLead, "inquiry" | "owner">,
  { linkOf }: Browser,
): Promise<VisitorConversation> {
  return {
    messages: ofBrowser(await loadMessages(on, inquiry.id)).map((message) => ({
      id: message.id,
      from: message.sender,
      text: message.content,
      channel: message.channel,
      createdAt: message.createdAt.toString(),
    })),
    offered: inquiry.talk.offered,
    showings: await showingsInChat(on, app, inquiry.id, linkOf),
    ownerFirstName: owner.firstName,
    isTakenOver: inquiry.takenOverAt !== null,
  };
}

/**
 * Returns the messages a browser may see. Anyone can type anyone's email, so after a message from another channel only
 * those of the web chat are shown.
 * Source  docs/decisions/0002-conversations-and-identity.md
 */
function ofBrowser(messages: readonly Message[]): readonly Message[] {
  const elsewhere = messages.findIndex(({ sender, channel }) => sender === "renter" && channel !== "WEB");
  return elsewhere < 0 ? messages : messages.filter(({ channel }, at) => at < elsewhere || channel === "WEB");
}

import type { ConversationView } from "@porchlight/contract/conversations.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { loadInquiry, loadRenter } from "../leads/store.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadProperty } from "../properties/store.ts";
import { deliveryStatusesOf } from "./delivery-status-queries.ts";
import { recordedMessages } from "./records/why-queries.ts";
import { channelForNews } from "./speak.ts";
import { loadMessages, type Message } from "./store.ts";
import { timelineOf } from "./timeline-queries.ts";

type MessageView = ConversationView["messages"][number];

/** A lead's conversation as the owner reads it, with what happened between the messages. */
export async function conversationView(app: App, owner: Investor, inquiryId: string): Promise<ConversationView> {
  const inquiry = await loadInquiry(app.db, inquiryId);
  if (inquiry?.companyId !== owner.companyId) return refuse("not-found");
  const [renter, home, { name: ownerName }, messages, recorded] = await Promise.all([
    loadRenter(app.db, inquiry.renterId),
    loadProperty(app.db, inquiry.propertyId),
    ownerOf(app.db, owner.companyId),
    loadMessages(app.db, inquiryId),
    recordedMessages(app.db, inquiryId),
  ]);
  const { property } = home!;
  const renterName = renter.name ?? unnamedRenter;
  const voices: Record<Message["sender"], string | null> = {
    renter: renterName,
    piper: brand.assistant,
    owner: ownerName,
    system: null,
  };
  const travels = await deliveryStatusesOf(app.db, inquiryId, app.clock.now());
  const said = messages.map((message): MessageView => {
    const voice = voices[message.sender];
    return {
      id: message.id,
      createdAt: message.createdAt.toString(),
      ...travels.get(message.id),
      isSystem: message.sender === "system",
      sender: message.sender,
      user: voice ? { name: voice } : null,
      content: withoutOwnLinks(message.content),
      communicationChannel: message.channel,
      facts: message.facts,
      ...(recorded.has(message.id) ? { hasWhy: true } : {}),
    };
  });
  const happened = await timelineOf(app.db, inquiryId, { renterName: renter.name, timeZone: property.timeZone });
  return {
    inquiryId,
    property: {
      id: property.id,
      displayName: property.displayName,
      coverImage: property.images[0]?.thumbnailUrl ?? null,
      rentDollars: property.leaseConditions?.rent ?? null,
    },
    renter: { id: renter.id, name: renterName, email: renter.email, phone: renter.phone, isErased: renter.isErased },
    stage: inquiry.stage,
    source: inquiry.source,
    createdAt: inquiry.createdAt.toString(),
    takenOverAt: inquiry.takenOverAt?.toString() ?? null,
    sendsBy: await channelForNews(app.db, { inquiry, renter }),
    messages: inOrder(said, happened),
  };
}

/** Merges messages and events by time; at the same time, the message comes before the event it caused. */
function inOrder(said: MessageView[], happened: MessageView[]): MessageView[] {
  const at = new Map([...said, ...happened].map((line) => [line, Temporal.Instant.from(line.createdAt)]));
  return [...said, ...happened].sort((one, other) => Temporal.Instant.compare(at.get(one)!, at.get(other)!));
}

/** The link by which a renter manages a showing acts in their name, so the owner does not read it. */
const withoutOwnLinks = (content: string): string =>
  content.replace(/https?:\/\/\S+\/renter\/showing\/[\w-]+(?:\?answer=(?:yes|no))?/g, "(their own link)");

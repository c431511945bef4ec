import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { getConversation, InquiryView } from "@porchlight/contract/leads.ts";
import { brand } from "@porchlight/domain/kernel/brand.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { loadInquiry, loadMessages, loadRenter, type Message } from "../conversations/store.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import type { Investor } from "../platform/http/serve.ts";
import { loadProperty } from "../properties/store.ts";

type Found = Omit<InquiryView, "renter" | "property" | "createdAt" | "updatedAt"> & {
  renterId: string;
  renterName: string | null;
  monthlyIncome: number | null;
  propertyId: string;
  displayName: string;
  coverImage: string | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** A home's leads, newest first. */
export async function propertyInquiries(
  on: Reader,
  propertyId: string,
  start: Temporal.Instant | null,
): Promise<InquiryView[]> {
  const found = await rows(
    on,
    sql<Found>`
      select inquiry.id, inquiry.source, inquiry.stage, inquiry.created_at as "createdAt", inquiry.updated_at as "updatedAt",
        renter.id as "renterId", renter.name as "renterName", (renter.facts ->> 'monthlyIncome')::int as "monthlyIncome",
        property.id as "propertyId", property.display_name as "displayName", property.images -> 0 ->> 'thumbnailUrl' as "coverImage"
      from inquiry join renter on renter.id = inquiry.renter_id join property on property.id = inquiry.property_id
      where inquiry.property_id = ${propertyId} and inquiry.company_id = property.company_id
        ${start ? sql`and inquiry.created_at >= ${start}` : sql``}
      order by inquiry.created_at desc, inquiry.id`,
  );
  return found.map((lead) => {
    const name = lead.renterName ?? "A renter";
    return {
      id: lead.id,
      source: lead.source,
      stage: lead.stage,
      renter: { id: lead.renterId, name, user: { name }, monthlyIncome: lead.monthlyIncome },
      property: { id: lead.propertyId, displayName: lead.displayName, coverImage: lead.coverImage },
      createdAt: lead.createdAt.toString(),
      updatedAt: lead.updatedAt.toString(),
    };
  });
}

/** A lead's conversation as the owner reads it. */
export async function conversationView(
  app: App,
  owner: Investor,
  inquiryId: string,
): Promise<ReplyOf<typeof getConversation>> {
  const inquiry = await loadInquiry(app.db, inquiryId);
  if (inquiry?.companyId !== owner.companyId) return refuse("not-found");
  const renter = await loadRenter(app.db, inquiry.renterId);
  const { property } = (await loadProperty(app.db, inquiry.propertyId))!;
  const { name: ownerName } = await ownerOf(app.db, owner.companyId);
  const renterName = renter.name ?? "A renter";
  const voices: Record<Message["sender"], string | null> = {
    renter: renterName,
    piper: brand.assistant,
    owner: ownerName,
    system: null,
  };
  return {
    inquiryId,
    property: {
      id: property.id,
      displayName: property.displayName,
      coverImage: property.images[0]?.thumbnailUrl ?? null,
    },
    renter: { id: renter.id, name: renterName, email: renter.email, phone: renter.phone },
    messages: (await loadMessages(app.db, inquiryId)).map((message) => {
      const voice = voices[message.sender];
      return {
        id: message.id,
        createdAt: message.createdAt.toString(),
        isSystem: message.sender === "system",
        sender: message.sender,
        user: voice ? { name: voice } : null,
        content: withoutOwnLinks(message.content),
        communicationChannel: message.channel,
        facts: message.facts,
      };
    }),
  };
}

/** The link by which a renter manages a showing acts in their name, so the owner does not read it. */
const withoutOwnLinks = (content: string): string =>
  content.replace(/https?:\/\/\S+\/renter\/showing\/[\w-]+(?:\?answer=(?:yes|no))?/g, "(their own link)");

import { newTalk } from "@porchlight/assistant/talk.ts";
import type { InquirySource, MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredProperty } from "../properties/store.ts";
import { recordOfLead } from "./events.ts";
import type { LockedLead } from "./locked-lead.ts";
import { type InsertedLead, insertLeads } from "./store.ts";

export type NewInquiry = {
  source: InquirySource;
  channel: MessageChannel;
  subject: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** The language Piper begins in; English unless given. */
  language?: Language | undefined;
};

export type LeadHome = Pick<Property, "id" | "companyId" | "status">;

/** Inserts renters as new leads, each of a home that the caller has locked. */
export async function openLeads(
  tx: Tx,
  app: App,
  all: readonly { home: LeadHome; asked: NewInquiry }[],
): Promise<InsertedLead[]> {
  const at = app.clock.now();
  const opened = insertLeads(
    tx,
    all.map(({ home, asked }) => ({
      companyId: home.companyId,
      propertyId: home.id,
      renter: {
        name: asked.name,
        email: asked.email?.toLowerCase() ?? null,
        phone: asked.phone ? (usPhone(asked.phone) ?? asked.phone) : null,
      },
      source: asked.source,
      stage: home.status === "RENTED_OUT" ? "STOPPED_PROPERTY_RENTED_OUT" : "INITIAL_CONTACT",
      lastChannel: asked.channel,
      subject: asked.subject,
      talk: { ...newTalk, language: asked.language ?? newTalk.language },
      createdAt: at,
    })),
  );
  for (const { inquiry } of opened)
    await recordOfLead(tx, app, inquiry, "lead.arrived", { data: { source: inquiry.source } });
  return opened;
}

/** Inserts a renter as a new lead of a home that the caller has locked. */
export async function openLead(tx: Tx, app: App, home: LeadHome, asked: NewInquiry): Promise<InsertedLead> {
  const [opened] = await openLeads(tx, app, [{ home, asked }]);
  return opened!;
}

/** Inserts a lead as `openLead` does. Returns it locked, like one that `lockLead` finds. */
export async function openInquiry(
  tx: Tx,
  app: App,
  home: StoredProperty | null,
  asked: NewInquiry,
): Promise<LockedLead> {
  if (!home || home.deletedAt) return refuse("not-found");
  const opened = await openLead(tx, app, home.property, asked);
  return { ...opened, home, owner: await ownerOf(tx, home.property.companyId) };
}

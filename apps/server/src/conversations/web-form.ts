import type { Turn } from "@porchlight/assistant/turn.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { RequestShowingBody, requestShowing } from "@porchlight/contract/public.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { isStopped } from "@porchlight/domain/leads/lifecycle.ts";
import { withoutPrivateNumbers } from "@porchlight/domain/privacy/masked-numbers.ts";
import { toursOffered } from "@porchlight/domain/properties/property.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { returnToApplication } from "../leads/stage.ts";
import { saveInquiry, saveRenter } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import { inTransactionWithPrefetch } from "../platform/database/prefetching-transaction.ts";
import { manageUrl } from "../showings/manage-link.ts";
import { takesRequests } from "../showings/openings.ts";
import { loadShowing, openMove, openRequest } from "../showings/store.ts";
import { channelAskedElsewhere, hasWrittenElsewhere } from "./queries.ts";
import { reactivateLead } from "./receive.ts";
import { type Browser, unlinkedBrowser } from "./sender-trust.ts";
import { speak } from "./speak.ts";
import { hasMessage, insertMessage, loadMessages, recordConsent } from "./store.ts";
import { takeTurn } from "./turn.ts";
import { visitorOf } from "./visitor-store.ts";
import { openWebLead } from "./web-lead.ts";

type ShowingRequested = ReplyOf<typeof requestShowing>;

/**
 * Requests a showing by the listing page's form. What was typed joins the browser's conversation as claims.
 * Errors  `showing.time-gone` where the time is no opening (any more), `showing.not-bookable`, `showing.tour-not-offered`.
 */
export function requestShowingByForm(app: App, body: RequestShowingBody): Promise<ShowingRequested> {
  return inTransactionWithPrefetch(app, async (tx) => {
    const { token, lead, ...by } = await visitorLead(tx, app, body);
    const externalId = `form:${body.clientRequestId}`;
    const isRepeat = await hasMessage(tx, lead.inquiry.id, externalId);
    if (!isRepeat) await takeForm(tx, app, lead, by, body, externalId);
    return outcomeOf(tx, app, lead, token);
  });
}

async function visitorLead(
  tx: Tx,
  app: App,
  body: RequestShowingBody,
): Promise<Browser & { token: string; lead: LockedLead }> {
  const { name, email, phone } = body.contact;
  const visitor = body.token ? await visitorOf(app, body.token) : null;
  if (visitor && body.token) {
    const lead = await lockLead(tx, visitor.inquiryId);
    const isOwn = lead.home.property.slug === body.slug && !(await isAnothers(tx, lead, visitor, body));
    if (isOwn) return { token: body.token, lead, linkOf: visitor.linkOf };
  }
  const begunBy = [body.clientRequestId, name, email ?? "", phone ?? ""];
  return { ...(await openWebLead(tx, app, body.slug, begunBy, body.language)), ...unlinkedBrowser };
}

/**
 * Whether a form seems to be from another person than the browser's conversation: several people may use one browser,
 * and a chat may have been merged into the conversation of a typed email's owner.
 */
async function isAnothers(
  tx: Tx,
  { inquiry, renter }: LockedLead,
  by: Browser,
  { contact }: RequestShowingBody,
): Promise<boolean> {
  const given = { email: contact.email?.toLowerCase() ?? null, phone: contact.phone ? usPhone(contact.phone) : null };
  const known = { email: renter.email?.toLowerCase() ?? null, phone: renter.phone };
  if (differs(given.email, known.email) || differs(given.phone, known.phone)) return true;
  const hasAnotherName = differs(contact.name.toLowerCase(), renter.name?.toLowerCase() ?? null);
  if (hasAnotherName && hasNothingInCommon(given, known)) return true;
  if (!(await hasWrittenElsewhere(tx, inquiry.id))) return false;
  return addsAddress(given, known) || (await channelAskedElsewhere(tx, inquiry.id, by)) !== null;
}

type Addresses = { email: string | null; phone: string | null };

const differs = (given: string | null, known: string | null): boolean =>
  given !== null && known !== null && given !== known;

function hasNothingInCommon(given: Addresses, known: Addresses): boolean {
  const isKnown = known.email !== null || known.phone !== null;
  const hasSameEmail = given.email !== null && given.email === known.email;
  const hasSamePhone = given.phone !== null && given.phone === known.phone;
  return isKnown && !hasSameEmail && !hasSamePhone;
}

const addsAddress = (given: Addresses, known: Addresses): boolean =>
  (given.email !== null && known.email === null) || (given.phone !== null && known.phone === null);

/** What a renter says by sending the form without a note. */
const wish: Record<Language, string> = { en: "I'd like to see this home.", es: "Me gustaría ver esta vivienda." };

async function takeForm(
  tx: Tx,
  app: App,
  lead: LockedLead,
  by: Browser,
  body: RequestShowingBody,
  externalId: string,
): Promise<void> {
  const at = app.clock.now();
  const { inquiry, home } = lead;
  const note = body.note && withoutPrivateNumbers(body.note);
  if (!toursOffered(home.property).includes(body.tourType)) refuse("showing.tour-not-offered");
  if (!takesRequests(home, inquiry.lastRenterAt !== null)) refuse("showing.not-bookable");
  await recordClaims(tx, lead, body, at);
  inquiry.lastChannel = "WEB";
  const stored = await insertMessage(tx, app, {
    companyId: inquiry.companyId,
    inquiryId: inquiry.id,
    sender: "renter",
    channel: "WEB",
    content: note ?? wish[inquiry.talk.language],
    facts: [],
    externalId,
    at,
  });
  if (isStopped(inquiry.stage)) await reactivateLead(tx, app, lead);
  else await returnToApplication(tx, app, inquiry);
  const asked = { kind: "form", startsAt: body.startsAt, tourType: body.tourType } as const;
  const turn = await takeTurn(tx, app, lead, "WEB", asked, by);
  if (await foundTimeGone(tx, inquiry.id, turn)) refuse("showing.time-gone");
  const turns = [turn];
  if (note && stored) {
    turns.push(await takeTurn(tx, app, lead, "WEB", { kind: "note", text: note, of: [stored.seq] }, by));
  }
  const text = turns
    .map((taken) => taken.text)
    .filter(Boolean)
    .join("\n\n");
  const facts = turns.flatMap((taken) => taken.facts);
  const records = turns.map(({ record }) => record);
  if (text) await speak(tx, app, lead, { text, facts, records, channel: "WEB", externalId: `reply:${externalId}` });
  inquiry.lastRenterAt = at;
  saveInquiry(tx, inquiry, at);
}

/** Keeps what was typed of the renter, and the consent to texts. */
async function recordClaims(
  tx: Tx,
  { inquiry, renter }: LockedLead,
  body: RequestShowingBody,
  at: Temporal.Instant,
): Promise<void> {
  const phone = body.contact.phone ? usPhone(body.contact.phone) : null;
  renter.name = body.contact.name;
  renter.email = body.contact.email ?? renter.email;
  renter.phone = phone ?? renter.phone;
  renter.facts = { ...renter.facts, ...factsOf(body) };
  await saveRenter(tx, renter, at);
  if (phone && body.contact.mayText) {
    recordConsent(tx, { companyId: inquiry.companyId, phone, source: "ticked-box", at });
  }
}

/** Whether a turn failed to request its time, or requested none because the time was no opening. */
async function foundTimeGone(tx: Tx, inquiryId: string, { orders, talk }: Turn): Promise<boolean> {
  const hasAsked = orders.some(({ kind }) => kind === "request-showing" || kind === "move-showing");
  if (hasAsked) return (await openRequest(tx, inquiryId)) === null;
  return talk.chosen === null && talk.awaiting === "time";
}

function factsOf({ answers }: RequestShowingBody): Partial<RenterFacts> {
  const facts: Partial<RenterFacts> = {};
  if (answers.moveInDate) facts.moveIn = { from: answers.moveInDate, to: answers.moveInDate };
  if (answers.monthlyIncome != null) facts.monthlyIncome = answers.monthlyIncome;
  if (answers.creditScore) facts.creditScore = answers.creditScore;
  if (answers.pets) facts.pets = answers.pets.map((pet) => ({ ...pet, description: "" }));
  return facts;
}

async function outcomeOf(tx: Tx, app: App, lead: LockedLead, token: string): Promise<ShowingRequested> {
  const messages = await loadMessages(tx, lead.inquiry.id);
  const text = messages.findLast((message) => message.sender === "piper")?.content ?? "";
  const { language } = lead.inquiry.talk;
  const request = (await openMove(tx, lead.inquiry.id)) ?? (await openRequest(tx, lead.inquiry.id));
  if (!request) {
    const outcome = lead.inquiry.stage === "REQUIREMENTS_NOT_MET" ? "not-qualified" : "needs-answers";
    return { outcome, text, language, token, showing: null, manageUrl: null };
  }
  const showing = (await loadShowing(tx, request.showingId))!;
  return {
    outcome: "requested",
    text,
    language,
    token,
    showing: {
      startsAt: showing.startsAt.toString(),
      endsAt: showing.endsAt.toString(),
      tourType: showing.tourType,
      timeZone: lead.home.property.timeZone,
    },
    manageUrl: manageUrl(app, request.id),
  };
}

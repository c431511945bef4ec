import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { areaOf, fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { type LockedLead, lockLead } from "../leads/locked-lead.ts";
import { loadInquiry } from "../leads/store.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agent-store.ts";
import { agreeToProposal, answerAttendance, cancelByRenter, keepTime, refuseProposal } from "./booking.ts";
import { requestIdOf } from "./manage-link.ts";
import {
  loadRequest,
  loadShowing,
  openMove,
  openRequest,
  openReschedule,
  type RescheduleRequest,
  type ShowingRequest,
} from "./store.ts";

/** Returns the showing a renter's link manages. Errors  `link.invalid`. */
export const managedShowing = async (app: App, token: string): Promise<ManagedShowing> =>
  managedView(app.db, await requestBehind(app.db, app, token));

/** Records whether the renter will come or, where the owner proposes another time, whether they accept it. Answering again changes the answer until the start. */
export const answerByLink = (app: App, token: string, attending: boolean): Promise<ManagedShowing> =>
  change(app, token, async (tx, lead, request) => {
    if (await proposalFor(tx, request)) {
      const booked = attending ? await agreeToProposal(tx, app, lead) : await refuseProposal(tx, app, lead, "link");
      if (booked.outcome === "time-gone") refuse("showing.time-gone");
      return;
    }
    if (request.status !== "ACCEPTED") refuse("showing.move-not-allowed");
    await answerAttendance(tx, app, lead, attending, "link");
  });

/** Cancels the showing of a link for its renter. Safe to call twice. */
export const cancelByLink = (app: App, token: string): Promise<ManagedShowing> =>
  change(app, token, (tx, lead, request) => cancelRequest(tx, app, lead, request));

/** Cancels a request for its renter, or has them keep the time that it would have taken the place of. */
export async function cancelRequest(tx: Tx, app: App, lead: LockedLead, request: ShowingRequest): Promise<void> {
  if (request.status === "CANCELLED_BY_RENTER") return;
  if (!isActiveRequest(request.status)) refuse("showing.move-not-allowed");
  const move = await openMove(tx, lead.inquiry.id);
  if (move?.id === request.id) await keepTime(tx, app, lead);
  else await cancelByRenter(tx, app, lead, "said");
}

/** Locks the request of a link and its lead, where the renter may talk with Piper about another time. */
export async function lockRequestByLink(tx: Tx, app: App, token: string): Promise<HeldRequest> {
  const held = await hold(tx, app, token);
  const isOver = held.request.status === "RESCHEDULED" && !(await proposalFor(tx, held.request));
  if (isOver && (await otherOf(tx, held.request))) refuse("showing.move-not-allowed");
  return held;
}

async function change(
  app: App,
  token: string,
  work: (tx: Tx, lead: LockedLead, request: ShowingRequest) => Promise<void>,
): Promise<ManagedShowing> {
  return app.inTransaction(async (tx) => {
    const { lead, request } = await hold(tx, app, token);
    await work(tx, lead, request);
    return managedView(tx, (await loadRequest(tx, request.id))!);
  });
}

/** The request that a link names, held with its lead. Errors  `link.invalid` from the showing's start on. */
async function hold(tx: Tx, app: App, token: string): Promise<HeldRequest> {
  const held = await holdRequest(tx, app, await requestBehind(tx, app, token));
  return held.hasStarted ? refuse("link.invalid") : held;
}

export type HeldRequest = { lead: LockedLead; request: ShowingRequest; hasStarted: boolean };

/** Locks a request with its lead. Whether it has started goes by the time that the owner proposes, where they do. */
export async function holdRequest(tx: Tx, app: App, known: ShowingRequest): Promise<HeldRequest> {
  const lead = await lockLead(tx, known.inquiryId);
  const request = (await loadRequest(tx, known.id))!;
  const proposal = await proposalFor(tx, request);
  const { startsAt } = (await loadShowing(tx, proposal?.showingId ?? request.showingId))!;
  return { lead, request, hasStarted: Temporal.Instant.compare(startsAt, app.clock.now()) <= 0 };
}

/** The owner's other time for a request, while the renter has not answered. */
async function proposalFor(on: Reader | Tx, request: ShowingRequest): Promise<RescheduleRequest | null> {
  const open = await openReschedule(on, request.inquiryId);
  return open?.askedBy === "owner" && open.requestId === request.id ? open : null;
}

/** Returns the renter's other open request, a confirmed one first. */
async function otherOf(on: Reader | Tx, request: ShowingRequest): Promise<ManagedShowing["other"]> {
  const open = [await openRequest(on, request.inquiryId), await openMove(on, request.inquiryId)];
  const other = open.find((one) => one !== null && one.id !== request.id);
  if (!other) return null;
  const { startsAt } = (await loadShowing(on, other.showingId))!;
  return { startsAt: startsAt.toString(), status: other.status === "ACCEPTED" ? "ACCEPTED" : "PENDING" };
}

async function requestBehind(on: Reader | Tx, app: App, token: string): Promise<ShowingRequest> {
  const requestId = requestIdOf(app, token);
  return (requestId ? await loadRequest(on, requestId) : null) ?? refuse("link.invalid");
}

/** Returns a request as its renter sees it. */
export async function managedView(on: Reader | Tx, request: ShowingRequest): Promise<ManagedShowing> {
  const showing = (await loadShowing(on, request.showingId))!;
  const { property } = (await loadProperty(on, request.propertyId))!;
  const owner = await ownerOf(on, request.companyId);
  const { talk } = (await loadInquiry(on, request.inquiryId))!;
  const proposal = await proposalFor(on, request);
  const proposed = proposal && (await loadShowing(on, proposal.showingId));
  const agent = showing.agentId ? await ownAgent(on, request.companyId, showing.agentId) : null;
  const { location } = property;
  return {
    title: request.status === "ACCEPTED" ? property.displayName : publicDisplayName(property, talk.language),
    slug: property.slug,
    address: request.status === "ACCEPTED" || !location.isAddressHidden ? fullAddressOf(location) : areaOf(location),
    ownerFirstName: owner.firstName,
    agentName: agent && nameOf(agent),
    agentPhone: agent && request.status === "ACCEPTED" ? usPhone(agent.phone) : null,
    timeZone: property.timeZone,
    startsAt: showing.startsAt.toString(),
    endsAt: showing.endsAt.toString(),
    tourType: showing.tourType,
    status: request.status,
    attendance: request.attendance,
    language: talk.language,
    proposal: proposed && { startsAt: proposed.startsAt.toString(), endsAt: proposed.endsAt.toString() },
    other: await otherOf(on, request),
  };
}

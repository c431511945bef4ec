import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { areaOf, fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import { ownerOf } from "../accounts/queries.ts";
import type { App } from "../app.ts";
import { holdCase } from "../conversations/case.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { loadProperty } from "../properties/store.ts";
import { nameOf, ownAgent } from "./agents.ts";
import { answerAttendance, cancelByRenter } from "./booking.ts";
import { requestIdOf } from "./manage-link.ts";
import { loadRequest, loadShowing, type ShowingRequest } from "./store.ts";

/** Asks: what a renter's link is about. Errors  `link.invalid`. */
export const managedShowing = async (app: App, token: string): Promise<ManagedShowing> =>
  viewOf(app.db, await requestBehind(app.db, app, token));

/** Tells: the renter will come, or not. Answering again changes the answer until the start. */
export const answerByLink = (app: App, token: string, attending: boolean): Promise<ManagedShowing> =>
  change(app, token, async (tx, request) => {
    if (request.status !== "ACCEPTED") refuse("showing.move-not-allowed");
    const lead = await holdCase(tx, request.inquiryId);
    await answerAttendance(tx, app, lead, attending, "link");
  });

/** Tells: the renter cancels. Canceling twice is canceling once. */
export const cancelByLink = (app: App, token: string): Promise<ManagedShowing> =>
  change(app, token, async (tx, request) => {
    if (request.status === "CANCELLED_BY_RENTER") return;
    if (!isActiveRequest(request.status)) refuse("showing.move-not-allowed");
    await cancelByRenter(tx, app, await holdCase(tx, request.inquiryId), "said");
  });

async function change(
  app: App,
  token: string,
  work: (tx: Tx, request: ShowingRequest) => Promise<void>,
): Promise<ManagedShowing> {
  return app.inTransaction(async (tx) => {
    const known = await requestBehind(tx, app, token);
    await holdCase(tx, known.inquiryId);
    const request = (await loadRequest(tx, known.id))!;
    const showing = (await loadShowing(tx, request.showingId))!;
    if (Temporal.Instant.compare(showing.startsAt, app.clock.now()) <= 0) refuse("link.invalid");
    await work(tx, request);
    return viewOf(tx, (await loadRequest(tx, known.id))!);
  });
}

async function requestBehind(on: Reader | Tx, app: App, token: string): Promise<ShowingRequest> {
  const requestId = requestIdOf(app, token);
  return (requestId ? await loadRequest(on, requestId) : null) ?? refuse("link.invalid");
}

async function viewOf(on: Reader | Tx, request: ShowingRequest): Promise<ManagedShowing> {
  const showing = (await loadShowing(on, request.showingId))!;
  const { property } = (await loadProperty(on, request.propertyId))!;
  const owner = await ownerOf(on, request.companyId);
  const { location } = property;
  return {
    title: request.status === "ACCEPTED" ? property.displayName : publicDisplayName(property),
    slug: property.slug,
    address: request.status === "ACCEPTED" || !location.isAddressHidden ? fullAddressOf(location) : areaOf(location),
    ownerFirstName: owner.firstName,
    agentName: showing.agentId ? nameOf(await ownAgent(on, request.companyId, showing.agentId)) : null,
    timeZone: property.timeZone,
    startsAt: showing.startsAt.toString(),
    endsAt: showing.endsAt.toString(),
    tourType: showing.tourType,
    status: request.status,
    attendance: request.attendance,
  };
}

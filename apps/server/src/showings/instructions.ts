import { randomInt } from "node:crypto";
import { momentText } from "@porchlight/assistant/saying/time-text.ts";
import type { OpenedInstructions } from "@porchlight/contract/public.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { type CodeValidityPeriod, codeWindow } from "@porchlight/domain/showings/self-guided.ts";
import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import type { Tx } from "../platform/database/database.ts";
import { consumeAttempt } from "../platform/limiter.ts";
import { isOffMarket, loadProperty } from "../properties/store.ts";
import { recordOfRequest } from "./events.ts";
import { insertInstructions, instructionsOf, lastInstructions } from "./instructions-store.ts";
import { requestIdOf } from "./manage-link.ts";
import { openSelfShowingEscalation } from "./self-showing.ts";
import { loadRequest, type Showing, type ShowingRequest } from "./store.ts";

/** Shares the entry instructions of an accepted self-guided tour: those shared without an end, else the owner is asked for some. */
export async function arrangeSelfGuided(tx: Tx, app: App, request: ShowingRequest, showing: Showing): Promise<void> {
  if (showing.tourType !== "SELF_GUIDED") return;
  const last = await lastInstructions(tx, request.propertyId);
  if (last?.validity === "UNLIMITED")
    await shareInstructions(tx, app, request, showing, last.instructions, "UNLIMITED");
  else await openSelfShowingEscalation(tx, app, request, showing);
}

/** Stores a tour's instructions and sends its renter a code of their own. */
export async function shareInstructions(
  tx: Tx,
  app: App,
  request: ShowingRequest,
  showing: Showing,
  instructions: string,
  validity: CodeValidityPeriod,
): Promise<void> {
  const at = app.clock.now();
  await insertInstructions(tx, {
    companyId: request.companyId,
    propertyId: request.propertyId,
    requestId: request.id,
    instructions,
    code: String(randomInt(100_000, 1_000_000)),
    validity,
    ...codeWindow(validity, showing.startsAt, at),
    at,
  });
  await recordOfRequest(tx, app, request, "tour.instructions-shared");
}

/** Returns the instructions a code opens. It works while it is valid, the tour is confirmed and the home available. */
export async function openInstructions(app: App, token: string, code: string): Promise<OpenedInstructions> {
  const requestId = requestIdOf(app, token) ?? refuse("link.invalid");
  await consumeAttempt(app, limits.tourCodeTries, requestId);
  const shared = await instructionsOf(app.db, requestId);
  const request = (await loadRequest(app.db, requestId)) ?? refuse("link.invalid");
  if (shared?.code !== code) return refuse("tour.code-wrong", {}, { code: "Invalid Code" });
  const now = app.clock.now();
  const home = await loadProperty(app.db, request.propertyId);
  const isOver = shared.validUntil !== null && Temporal.Instant.compare(shared.validUntil, now) <= 0;
  const stands = request.status === "ACCEPTED";
  if (!home || isOffMarket(home) || isOver || !stands) return refuse("tour.code-expired");
  if (Temporal.Instant.compare(now, shared.validFrom) < 0)
    return refuse("tour.code-too-early", {
      from: momentText(shared.validFrom, home.property.timeZone, now, "en"),
      validFrom: shared.validFrom.toString(),
    });
  return { instructions: shared.instructions, validUntil: shared.validUntil?.toString() ?? null };
}

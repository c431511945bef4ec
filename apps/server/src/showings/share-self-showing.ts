import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { refuseUnfairText } from "@porchlight/domain/fair-housing/refuse-unfair-text.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { CodeValidityPeriod } from "@porchlight/domain/showings/self-guided.ts";
import type { App } from "../app.ts";
import { handle } from "../escalations/actions.ts";
import type { Investor } from "../platform/http/serve.ts";
import { shareInstructions } from "./instructions.ts";
import { requestAskedAbout } from "./question-store.ts";
import { loadRequest, lockShowing } from "./store.ts";

/** Shares the owner's entry instructions; the renter is sent a code for them. Errors  `escalation.not-pending`, `fair-housing`. */
export const shareSelfShowing = (
  app: App,
  owner: Investor,
  escalationId: string,
  body: { instructions: string; codeValidityPeriod: CodeValidityPeriod },
): Promise<EscalationView> =>
  app.inTransaction((tx) =>
    handle(tx, app, owner, escalationId, "share", async (escalation) => {
      refuseUnfairText(body.instructions);
      const requestId = await requestAskedAbout(tx, escalation.id);
      const request = requestId ? await loadRequest(tx, requestId) : null;
      if (request?.status !== "ACCEPTED") return refuse("escalation.not-pending");
      const showing = (await lockShowing(tx, request.showingId))!;
      await shareInstructions(tx, app, request, showing, body.instructions, body.codeValidityPeriod);
    }),
  );

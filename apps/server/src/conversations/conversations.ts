import * as ownerContract from "@porchlight/contract/conversations.ts";
import * as contract from "@porchlight/contract/public.ts";
import { toursOffered } from "@porchlight/domain/properties/property.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { Capability } from "../app.ts";
import { notifyAgent } from "../notices/agent.ts";
import { noticeDigests } from "../notices/digest.ts";
import { notifyOwner } from "../notices/owner.ts";
import { serve } from "../platform/http/serve.ts";
import { streamTo } from "../platform/http/stream.ts";
import { openInstructions } from "../showings/instructions.ts";
import { answerByLink, cancelByLink, managedShowing, talkByLink } from "../showings/manage.ts";
import { openingsOf, takesRequests } from "../showings/openings.ts";
import { tellRenters } from "./news.ts";
import { conversationView } from "./owner-view.ts";
import { readAhead } from "./read-ahead.ts";
import { loadInquiry } from "./store.ts";
import { conversationSweeps } from "./sweeps.ts";
import { handBack, takeOver, writeToRenter } from "./take-over.ts";
import { conversationOf, sendMessage, startConversation } from "./web-chat.ts";
import { requestShowingByForm } from "./web-form.ts";
import { publicHome } from "./web-lead.ts";

export const conversations: Capability = {
  start: readAhead,
  sweeps: (app) => [...conversationSweeps(app), noticeDigests(app)],
  jobs: (app) => ({
    "tell-renter": (data: { seq: number }) => tellRenters(app, data),
    "notify-owner": (data: { seq: number }) => notifyOwner(app, data),
    "notify-agent": (data: { seq: number }) => notifyAgent(app, data),
  }),
  routes: (app) => [
    serve(contract.getOpenings, async ({ params, query }) => {
      const home = await publicHome(app.db, params.slug);
      if (!toursOffered(home.property).includes(query.tourType)) return refuse("showing.tour-not-offered");
      const all = takesRequests(home, false) ? await openingsOf(app.db, home, app.clock.now()) : [];
      return {
        timeZone: home.property.timeZone,
        openings: all
          .filter((opening) => opening.tourType === query.tourType)
          .map((opening) => ({ startsAt: opening.startsAt.toString(), endsAt: opening.endsAt.toString() })),
      };
    }),
    serve(contract.startConversation, ({ body }) => startConversation(app, body)),
    serve(contract.getConversationMessages, ({ actor }) => conversationOf(app.db, actor.inquiryId)),
    serve(contract.sendConversationMessage, ({ actor, body }) => sendMessage(app, actor, body)),
    serve(contract.streamConversation, async ({ actor, reply }) => {
      const inquiry = (await loadInquiry(app.db, actor.inquiryId)) ?? refuse("not-found");
      return streamTo(reply, actor.visitorId, (send) =>
        app.live.onChange(inquiry.companyId, (change) => {
          if (change.inquiryId === actor.inquiryId) send("change", { topic: "conversation" });
        }),
      );
    }),
    serve(ownerContract.getConversation, ({ actor, params }) => conversationView(app, actor, params.inquiryId)),
    serve(ownerContract.takeOverConversation, async ({ actor, params }) => {
      await takeOver(app, actor, params.inquiryId);
      return conversationView(app, actor, params.inquiryId);
    }),
    serve(ownerContract.handBackConversation, async ({ actor, params }) => {
      await handBack(app, actor, params.inquiryId);
      return conversationView(app, actor, params.inquiryId);
    }),
    serve(ownerContract.writeToRenter, ({ actor, params, body }) => writeToRenter(app, actor, params.inquiryId, body)),
    serve(contract.requestShowing, ({ body }) => requestShowingByForm(app, body)),
    serve(contract.getManagedShowing, ({ params }) => managedShowing(app, params.token)),
    serve(contract.answerAttendance, ({ body }) => answerByLink(app, body.token, body.attending)),
    serve(contract.openTourInstructions, ({ params, body }) => openInstructions(app, params.token, body.code)),
    serve(contract.talkFromManagedShowing, ({ params }) => talkByLink(app, params.token)),
    serve(contract.cancelManagedShowing, ({ params }) => cancelByLink(app, params.token)),
  ],
};

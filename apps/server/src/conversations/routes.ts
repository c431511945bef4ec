import * as ownerContract from "@porchlight/contract/conversations.ts";
import * as contract from "@porchlight/contract/public.ts";
import { talkFromApplication } from "@porchlight/contract/renter-home.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { loadInquiry } from "../leads/store.ts";
import { type Route, serve } from "../platform/http/serve.ts";
import { streamTo } from "../platform/http/stream.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { conversationView } from "./owner-view.ts";
import { whyOfMessage } from "./records/why.ts";
import { rememberVisitor } from "./remembered-visitor.ts";
import { handBack, takeOver, writeToRenter } from "./take-over.ts";
import { talkByApplication } from "./talk-by-application.ts";
import { talkByLink } from "./talk-by-link.ts";
import { conversationOf, sendMessage, startConversation } from "./web-chat.ts";
import { requestShowingByForm } from "./web-form.ts";

export const conversationRoutes = (app: App): Route[] => [
  serve(contract.startConversation, ({ body }) => startConversation(app, body)),
  serve(contract.getConversationMessages, ({ actor }) => conversationOf(app, actor)),
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
  serve(ownerContract.explainMessage, ({ actor, params }) => whyOfMessage(app, actor, params)),
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
  serve(talkFromApplication, async ({ actor, params, reply }) => {
    const { slug, token } = await talkByApplication(app, actor, params.id);
    rememberVisitor(app, reply, slug, token);
    return { address: `${pathOfHome(slug)}#chat` };
  }),
  serve(contract.talkFromManagedShowing, ({ params }) => talkByLink(app, params.token)),
];

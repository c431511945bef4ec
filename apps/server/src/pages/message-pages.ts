import {
  getConversationMessages,
  sendConversationMessage,
  startConversation,
  type VisitorConversation,
} from "@porchlight/contract/public.ts";
import type { PublicPage } from "@porchlight/contract/public-pages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { rememberVisitor } from "../conversations/remembered-visitor.ts";
import { publicListing } from "../listings/public-queries.ts";
import { cookieOf } from "../platform/http/cookies.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { ApiRefusal, callApi, refusalIn } from "./api-call.ts";
import { languageAsked, pageLanguage } from "./page-language.ts";
import type { ShowPage } from "./page-reply.ts";
import { problemText } from "./problem-words.ts";
import { textFieldsOf } from "./request-form.ts";

type SlugRoute = { Params: { slug: string } };

/** Writing to Piper as a plain form. */
export function serveMessagePages(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.get<SlugRoute>("/homes/:slug/message", async (request, reply) => {
    const language = pageLanguage(request);
    const listing = await publicListing(app, request.params.slug, language);
    const token = cookieOf(request, "visitor");
    const conversation = token ? await conversationOf(scope, request, token) : null;
    return show(reply, conversationPage({ listing, conversation }));
  });

  scope.post<SlugRoute>("/homes/:slug/message", async (request, reply) => {
    const language = pageLanguage(request);
    const typed = textFieldsOf(request.body);
    const listing = await publicListing(app, request.params.slug, language);
    const token = cookieOf(request, "visitor");
    const known = token ? await conversationOf(scope, request, token) : null;
    const clientMessageId = typed.clientMessageId || crypto.randomUUID();
    if (languageAsked(request)) {
      return show(reply, conversationPage({ listing, conversation: known, typed, clientMessageId }));
    }
    const text = typed.chip || typed.text || "";
    try {
      if (known) {
        await callApi(scope, request, sendConversationMessage, { body: { text, clientMessageId } }, token);
      } else {
        const begun = await callApi(scope, request, startConversation, {
          body: { slug: listing.slug, text, clientMessageId, language },
        });
        rememberVisitor(app, reply, request.params.slug, begun.token);
      }
      return reply.redirect(`${pathOfHome(request.params.slug)}/message#say`, 303);
    } catch (error) {
      const refusal = refusalIn(error);
      const problem = problemText(refusal, language);
      return show(
        reply,
        conversationPage({ listing, conversation: known, typed, clientMessageId, problem }),
        refusal.statusCode,
      );
    }
  });
}

type ConversationPage = Extract<PublicPage, { kind: "conversation" }>;

const conversationPage = (
  known: Pick<ConversationPage, "listing" | "conversation"> & Partial<ConversationPage>,
): ConversationPage => ({
  kind: "conversation",
  clientMessageId: crypto.randomUUID(),
  typed: {},
  problem: null,
  ...known,
});

/** The conversation behind a browser's token; null when the token has run out. */
async function conversationOf(
  scope: FastifyInstance,
  request: FastifyRequest,
  token: string,
): Promise<VisitorConversation | null> {
  try {
    return await callApi(scope, request, getConversationMessages, {}, token);
  } catch (error) {
    if (error instanceof ApiRefusal && error.body.statusCode === 401) return null;
    throw error;
  }
}

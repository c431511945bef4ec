import {
  getConversationMessages,
  requestShowing,
  sendConversationMessage,
  startConversation,
  type VisitorConversation,
} from "@porchlight/contract/public.ts";
import type { PublicPage, Typed } from "@porchlight/contract/public-pages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { publicListing } from "../listings/public-queries.ts";
import { ApiRefusal, callApi } from "./api-call.ts";
import { cookieOf, setCookie } from "./cookies.ts";
import { openingsOf, tourOf } from "./listing-pages.ts";
import type { ShowPage } from "./page-reply.ts";
import { addressOfHome, rememberVisitor } from "./remembered-visitor.ts";
import { answersOf, formFields, startOf, typedOf } from "./request-form.ts";

type Asked = { Params: { slug: string } };
type HomeRequest = FastifyRequest<Asked>;

const outcomeSeconds = 600;

/** Asking for a showing and writing to Piper as plain forms. */
export function serveRequestPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  const isSecure = app.config.publicUrl.startsWith("https://");
  const homeOf = (request: HomeRequest) => addressOfHome(request.params.slug);

  scope.get<Asked>("/homes/:slug/request", async (request, reply) => {
    const listing = await publicListing(app, request.params.slug);
    const asked = typedOf(request.query);
    const at = startOf(asked.at);
    const tour = tourOf(listing, asked.tour) ?? refuse("showing.not-bookable");
    const openings = await openingsOf(scope, request, listing, tour);
    const wanted = openings.find((one) => one.startsAt === at);
    return show(
      reply,
      requestPage({
        listing,
        tour,
        openings,
        startsAt: wanted?.startsAt ?? null,
        takenStarts: at && !wanted ? [at] : [],
      }),
    );
  });

  scope.post<Asked>("/homes/:slug/request", async (request, reply) => {
    const typed = typedOf(request.body);
    const listing = await publicListing(app, request.params.slug);
    const at = startOf(typed.at);
    const tour = tourOf(listing, typed.tour) ?? refuse("showing.not-bookable");
    const { answers, fields } = answersOf(typed);
    const again = async (more: Partial<RequestPage>, status: number) => {
      const openings = await openingsOf(scope, request, listing, tour);
      return show(reply, requestPage({ listing, tour, openings, typed, startsAt: at, ...more }), status);
    };
    if (!at) fields.at = "Please choose a time";
    if (!at || Object.keys(fields).length > 0) return again({ fields }, 400);
    try {
      const answer = await callApi(scope, request, requestShowing, {
        body: {
          slug: listing.slug,
          startsAt: at,
          tourType: tour,
          contact: {
            name: typed.name ?? "",
            email: typed.email || null,
            phone: typed.phone || null,
            mayText: typed.mayText === "yes",
          },
          answers,
          note: typed.note,
          token: cookieOf(request, "visitor"),
          clientRequestId: typed.clientRequestId || crypto.randomUUID(),
        },
      });
      if (answer.outcome === "requested" && answer.manageUrl) {
        rememberVisitor(app, reply, request.params.slug, answer.token);
        return reply.redirect(new URL(answer.manageUrl, app.config.publicUrl).pathname, 303);
      }
      const told = JSON.stringify({
        isQualified: answer.outcome !== "not-qualified",
        text: answer.text,
        token: answer.token,
      });
      setCookie(reply, "outcome", told, {
        path: homeOf(request),
        maxAgeSeconds: outcomeSeconds,
        isSecure,
        isHttpOnly: true,
      });
      return reply.redirect(`${homeOf(request)}/outcome`, 303);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.body.statusCode >= 500) throw error;
      if (error.body.code === "showing.time-gone") {
        return again({ startsAt: null, takenStarts: [at], clientRequestId: crypto.randomUUID() }, 409);
      }
      const wrong = formFields(error.body.validationErrors ?? {});
      const problem = Object.keys(wrong).length > 0 ? null : error.body.message;
      return again({ fields: wrong, problem }, error.body.statusCode);
    }
  });

  scope.get<Asked>("/homes/:slug/outcome", async (request, reply) => {
    const listing = await publicListing(app, request.params.slug);
    const told = outcomeOf(cookieOf(request, "outcome"));
    if (!told) return reply.redirect(homeOf(request), 303);
    rememberVisitor(app, reply, request.params.slug, told.token);
    return show(reply, { kind: "outcome", listing, isQualified: told.isQualified, text: told.text });
  });

  scope.get<Asked>("/homes/:slug/message", async (request, reply) => {
    const listing = await publicListing(app, request.params.slug);
    const token = cookieOf(request, "visitor");
    const conversation = token ? await conversationOf(scope, request, token) : null;
    return show(reply, conversationPage({ listing, conversation }));
  });

  scope.post<Asked>("/homes/:slug/message", async (request, reply) => {
    const typed = typedOf(request.body);
    const listing = await publicListing(app, request.params.slug);
    const token = cookieOf(request, "visitor");
    const known = token ? await conversationOf(scope, request, token) : null;
    const clientMessageId = typed.clientMessageId || crypto.randomUUID();
    const text = typed.chip || typed.text || "";
    try {
      if (known) {
        await callApi(scope, request, sendConversationMessage, { body: { text, clientMessageId } }, token);
      } else {
        const begun = await callApi(scope, request, startConversation, {
          body: { slug: listing.slug, text, clientMessageId },
        });
        rememberVisitor(app, reply, request.params.slug, begun.token);
      }
      return reply.redirect(`${homeOf(request)}/message#say`, 303);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.body.statusCode >= 500) throw error;
      return show(
        reply,
        conversationPage({ listing, conversation: known, typed, clientMessageId, problem: error.body.message }),
        error.body.statusCode,
      );
    }
  });
}

type RequestPage = Extract<PublicPage, { kind: "request" }>;
type ConversationPage = Extract<PublicPage, { kind: "conversation" }>;
const nothingTyped: Typed = {};

const requestPage = (
  known: Pick<RequestPage, "listing" | "openings" | "tour" | "startsAt"> & Partial<RequestPage>,
): RequestPage => ({
  kind: "request",
  takenStarts: [],
  clientRequestId: known.typed?.clientRequestId || crypto.randomUUID(),
  typed: nothingTyped,
  fields: nothingTyped,
  problem: null,
  ...known,
});

const conversationPage = (
  known: Pick<ConversationPage, "listing" | "conversation"> & Partial<ConversationPage>,
): ConversationPage => ({
  kind: "conversation",
  clientMessageId: crypto.randomUUID(),
  typed: nothingTyped,
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

type Outcome = { isQualified: boolean; text: string; token: string };

function outcomeOf(cookie: string | null): Outcome | null {
  if (!cookie) return null;
  try {
    const told = JSON.parse(cookie) as Partial<Outcome>;
    return typeof told.text === "string" && typeof told.token === "string"
      ? { isQualified: told.isQualified === true, text: told.text, token: told.token }
      : null;
  } catch {
    return null;
  }
}

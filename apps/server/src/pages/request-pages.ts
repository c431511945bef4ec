import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { ErrorBody } from "@porchlight/contract/error-body.ts";
import { formMessages } from "@porchlight/contract/form-messages.ts";
import { requestShowing } from "@porchlight/contract/public.ts";
import type { PublicPage, Typed } from "@porchlight/contract/public-pages.ts";
import { type Language, languageNamed } from "@porchlight/domain/kernel/languages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { rememberVisitor } from "../conversations/remembered-visitor.ts";
import { publicListing } from "../listings/public-queries.ts";
import { cookieOf, setCookie } from "../platform/http/cookies.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { callApi, refusalIn } from "./api-call.ts";
import { openingsOf, tourOf } from "./listing-pages.ts";
import { languageAsked, pageLanguage } from "./page-language.ts";
import type { ShowPage } from "./page-reply.ts";
import { fieldMessage, problemText } from "./problem-words.ts";
import { answersOf, formFields, startOf, textFieldsOf } from "./request-form.ts";

type SlugRoute = { Params: { slug: string } };
type HomeRequest = FastifyRequest<SlugRoute>;

const outcomeSeconds = 600;

/** Asking for a showing as a plain form. */
export function serveRequestPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.get<SlugRoute>("/homes/:slug/request", async (request, reply) => {
    const language = pageLanguage(request);
    const listing = await publicListing(app, request.params.slug, language);
    const asked = textFieldsOf(request.query);
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

  scope.post<SlugRoute>("/homes/:slug/request", async (request, reply) => {
    const language = pageLanguage(request);
    const typed = textFieldsOf(request.body);
    const listing = await publicListing(app, request.params.slug, language);
    const at = startOf(typed.at);
    const tour = tourOf(listing, typed.tour) ?? refuse("showing.not-bookable");
    const { answers, fields } = answersOf(typed);
    const again = async (more: Partial<RequestPage>, status: number) => {
      const openings = await openingsOf(scope, request, listing, tour);
      return show(reply, requestPage({ listing, tour, openings, typed, startsAt: at, ...more }), status);
    };
    if (languageAsked(request)) return again({}, 200);
    if (!at) fields.at = formMessages.time;
    if (!at || Object.keys(fields).length > 0) return again({ fields: inLanguage(fields, language) }, 400);
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
          language,
        },
      });
      return goOn(app, request, reply, answer);
    } catch (error) {
      const refusal = refusalIn(error);
      return again(whatToMend(refusal, at, language), refusal.statusCode);
    }
  });

  serveOutcomePage(scope, app, show);
}

/** What came of a request that is no showing yet. */
function serveOutcomePage(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.get<SlugRoute>("/homes/:slug/outcome", async (request, reply) => {
    const language = pageLanguage(request);
    const listing = await publicListing(app, request.params.slug, language);
    const told = outcomeOf(cookieOf(request, "outcome"));
    if (!told) return reply.redirect(pathOfHome(request.params.slug), 303);
    rememberVisitor(app, reply, request.params.slug, told.token);
    return show(reply, {
      kind: "outcome",
      listing,
      isQualified: told.isQualified,
      text: told.text,
      textLanguage: told.language,
    });
  });
}

/** Redirects to the showing's page, or to a page with what is missing, which is passed in a cookie. */
function goOn(
  app: App,
  request: HomeRequest,
  reply: FastifyReply,
  answer: ReplyOf<typeof requestShowing>,
): FastifyReply {
  const { slug } = request.params;
  if (answer.outcome === "requested" && answer.manageUrl) {
    rememberVisitor(app, reply, slug, answer.token);
    return reply.redirect(new URL(answer.manageUrl, app.config.publicUrl).pathname, 303);
  }
  const told = JSON.stringify({
    isQualified: answer.outcome !== "not-qualified",
    text: answer.text,
    language: answer.language,
    token: answer.token,
  });
  setCookie(reply, "outcome", told, {
    path: pathOfHome(slug),
    maxAgeSeconds: outcomeSeconds,
    isSecure: app.config.publicUrl.startsWith("https://"),
    isHttpOnly: true,
  });
  return reply.redirect(`${pathOfHome(slug)}/outcome`, 303);
}

/** A refusal on the form: the time to choose anew, the fields that are wrong, or the problem of the whole. */
function whatToMend(refusal: ErrorBody, startsAt: string, language: Language): Partial<RequestPage> {
  if (refusal.code === "showing.time-gone") {
    return { startsAt: null, takenStarts: [startsAt], clientRequestId: crypto.randomUUID() };
  }
  const fields = inLanguage(formFields(refusal.validationErrors ?? {}), language);
  return { fields, problem: Object.keys(fields).length > 0 ? null : problemText(refusal, language) };
}

const inLanguage = (fields: Record<string, string>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, fieldMessage(message, language)]));

type RequestPage = Extract<PublicPage, { kind: "request" }>;
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

type Outcome = { isQualified: boolean; text: string; language: Language; token: string };

function outcomeOf(cookie: string | null): Outcome | null {
  if (!cookie) return null;
  try {
    const told = JSON.parse(cookie) as Partial<Outcome>;
    return typeof told.text === "string" && typeof told.token === "string"
      ? {
          isQualified: told.isQualified === true,
          text: told.text,
          language: languageNamed(told.language) ?? "en",
          token: told.token,
        }
      : null;
  } catch {
    return null;
  }
}

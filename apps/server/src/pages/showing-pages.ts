import {
  answerAttendance,
  cancelManagedShowing,
  getManagedShowing,
  type ManagedShowing,
  openTourInstructions,
  talkFromManagedShowing,
} from "@porchlight/contract/public.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ICalCalendarMethod, ICalEventStatus, default as ical } from "ical-generator";
import type { App } from "../app.ts";
import { rememberVisitor } from "../conversations/remembered-visitor.ts";
import { pathOfHome } from "../properties/home-path.ts";
import { ApiRefusal, callApi } from "./api-call.ts";
import { pageLanguage } from "./page-language.ts";
import type { ShowPage } from "./page-reply.ts";
import { fieldMessage, problemText } from "./problem-words.ts";
import { textFieldsOf } from "./request-form.ts";

/** The page without any message. */
const blank = { kind: "showing", suggested: null, problem: null, entry: null } as const;

type TokenRoute = { Params: { token: string } };

/**
 * Serves a renter's showing behind its link: the request, the question whether they will come, and its calendar entry.
 */
export function serveShowingPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  const showingOf = (request: FastifyRequest<TokenRoute>) =>
    callApi(scope, request, getManagedShowing, { params: request.params });

  /** Tells: whether the renter will come, or that they cancel. */
  async function settle(request: FastifyRequest<TokenRoute>, answer: string | undefined): Promise<void> {
    const { token } = request.params;
    if (answer === "cancel") await callApi(scope, request, cancelManagedShowing, { params: { token }, body: {} });
    if (answer === "yes" || answer === "no")
      await callApi(scope, request, answerAttendance, { body: { token, attending: answer === "yes" } });
  }

  scope.get<TokenRoute>("/renter/showing/:token", async (request, reply) => {
    const showing = await showingOf(request);
    const { answer } = textFieldsOf(request.query);
    const suggested = answer === "yes" || answer === "no" ? answer : null;
    return show(reply, { ...blank, token: request.params.token, showing, suggested });
  });

  scope.post<TokenRoute>("/renter/showing/:token", async (request, reply) => {
    const { token } = request.params;
    const { answer, chat } = textFieldsOf(request.body);
    try {
      if (answer === "another-time" || answer === "times") {
        const { slug, token: visitor } = await callApi(scope, request, talkFromManagedShowing, {
          params: { token },
          body: {},
        });
        rememberVisitor(app, reply, slug, visitor);
        return reply.redirect(`${pathOfHome(slug)}${placeToTalk(answer, chat)}`, 303);
      }
      await settle(request, answer);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.body.statusCode !== 409) throw error;
      const showing = await showingOf(request);
      const problem = problemText(error.body, pageLanguage(request, showing.language));
      return show(reply, { ...blank, token, showing, problem }, 409);
    }
    return reply.redirect(`/renter/showing/${encodeURIComponent(token)}`, 303);
  });

  scope.post<TokenRoute>("/renter/showing/:token/instructions", async (request, reply) => {
    const { token } = request.params;
    const showing = await showingOf(request);
    const page = { ...blank, token, showing };
    const code = textFieldsOf(request.body).code ?? "";
    try {
      const opened = await callApi(scope, request, openTourInstructions, { params: { token }, body: { code } });
      return show(reply, { ...page, entry: { opened, code, problem: null } });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const { validationErrors: { code: atCode } = {} } = error.body;
      const language = pageLanguage(request, showing.language);
      const problem = atCode ? fieldMessage(atCode, language) : problemText(error.body, language);
      return show(reply, { ...page, entry: { opened: null, code, problem } }, error.body.statusCode);
    }
  });

  scope.get<TokenRoute>("/renter/showing/:token/showing.ics", async (request, reply) => {
    const showing = await showingOf(request);
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-disposition", 'attachment; filename="showing.ics"')
      .send(calendarEntry(showing, request.params.token, app));
  });
  scope.get("/renter/showing", () => refuse("not-found"));
  scope.get("/renter/showing/*", () => refuse("not-found"));
}

/** Where on a home's pages a renter chooses another time or says what they want. */
const placeToTalk = (answer: "another-time" | "times", chat: string | undefined): string => {
  if (answer === "times") return "#book";
  return chat === "living" ? "#chat" : "/message";
};

const entryWords = {
  en: { showing: "Showing", pending: "Showing (pending)", change: "Change or cancel" },
  es: { showing: "Visita", pending: "Visita (pendiente)", change: "Cambiar o cancelar" },
};

/** Confirmed once the owner has accepted; the street is in it from then on, as the showing itself says. */
function calendarEntry(showing: ManagedShowing, token: string, app: App): string {
  const calendar = ical({ name: "Porchlight", method: ICalCalendarMethod.PUBLISH });
  const link = `${app.config.publicUrl}/renter/showing/${encodeURIComponent(token)}`;
  const isConfirmed = showing.status === "ACCEPTED";
  const words = entryWords[showing.language];
  calendar.createEvent({
    id: `showing-${showing.startsAt}@${new URL(app.config.publicUrl).hostname}`,
    start: Temporal.Instant.from(showing.startsAt),
    end: Temporal.Instant.from(showing.endsAt),
    stamp: app.clock.now(),
    summary: `${isConfirmed ? words.showing : words.pending}: ${showing.title}`,
    location: showing.address,
    description: `${words.change}: ${link}`,
    url: link,
    status: isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}

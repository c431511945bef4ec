import { getActionLink, takeLinkedAction } from "@porchlight/contract/action-links.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { Typed } from "@porchlight/contract/public-pages.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callApi, refusalIn } from "./api-call.ts";
import type { ShowPage } from "./page-reply.ts";
import { textFieldsOf } from "./request-form.ts";

type TokenRoute = { Params: { token: string } };

/** Serves the pages of links in members' mails: opening one shows what it would do, and its button does it. */
export function serveActionPages(scope: FastifyInstance, show: ShowPage): void {
  const linkOf = (request: FastifyRequest<TokenRoute>) =>
    callApi(scope, request, getActionLink, { params: request.params });

  scope.get<TokenRoute>("/action/:token", async (request, reply) => {
    const { token } = request.params;
    return show(reply, { kind: "action", token, link: await linkOf(request), typed: {}, fields: {}, problem: null });
  });

  scope.post<TokenRoute>("/action/:token", async (request, reply) => {
    const { token } = request.params;
    const typed = textFieldsOf(request.body);
    try {
      await callApi(scope, request, takeLinkedAction, { params: { token }, body: bodyOf(typed) });
    } catch (error) {
      const { message, validationErrors, statusCode } = refusalIn(error);
      const link = await linkOf(request);
      const fields = fieldsOf(validationErrors ?? {});
      const isWrong = link.state === "open" && Object.keys(fields).length === 0;
      return show(reply, { kind: "action", token, link, typed, fields, problem: isWrong ? message : null }, statusCode);
    }
    return reply.redirect(`/action/${encodeURIComponent(token)}`, 303);
  });
  scope.get("/action", () => refuse("not-found"));
  scope.get("/action/*", () => refuse("not-found"));
}

/** Returns the body of the call for what was typed; a field the form does not have is left out. */
function bodyOf(typed: Typed): BodyOf<typeof takeLinkedAction> {
  const { showingAgentId, firstName, lastName, phone, declineReason, answer } = typed;
  return {
    ...(showingAgentId === undefined ? {} : { showingAgentId }),
    ...(firstName === undefined ? {} : { newAgent: { firstName, lastName: lastName ?? "", phone: phone ?? "" } }),
    ...(declineReason === undefined ? {} : { declineReason }),
    ...(answer === undefined ? {} : { answer, useForFutureAnswers: typed.useForFutureAnswers === "yes" }),
  };
}

/** Returns the API's messages by the form's field: `newAgent.phone` at `phone`. */
const fieldsOf = (validationErrors: Readonly<Record<string, string>>): Typed =>
  Object.fromEntries(
    Object.entries(validationErrors).map(([path, message]) => [path.replace(/^newAgent\./, ""), message]),
  );

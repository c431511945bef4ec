import {
  type AccountScreen,
  accountQuery,
  googleAccountCookie,
  type PublicPage,
} from "@porchlight/contract/public-pages.ts";
import type { UserRole } from "@porchlight/domain/accounts/account.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { cookieOf } from "../platform/http/cookies.ts";
import type { ShowPage } from "./page-reply.ts";

const pages: readonly [path: string, screen: AccountScreen, role: UserRole][] = [
  ["/auth", "sign-in", "investor"],
  ["/auth/sign-in", "sign-in", "investor"],
  ["/auth/sign-up", "sign-up", "investor"],
  ["/auth/sign-up/confirm-email", "confirm-email", "investor"],
  ["/auth/reset-password", "reset-request", "investor"],
  ["/auth/reset-password/confirm", "new-password", "investor"],
  ["/auth/sign-in-with-missing-password", "missing-password", "investor"],
  ["/auth/sign-in-with-one-time-code", "one-time-code", "investor"],
  ["/renter/sign-in", "sign-in", "renter"],
  ["/renter/auth/reset-password", "reset-request", "renter"],
  ["/renter/auth/reset-password/confirm", "new-password", "renter"],
  ["/renter/activate", "activation", "renter"],
];

/** The pages of signing in and up: readable at once; their forms live in the browser, where the token is kept. */
export function serveAccountPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  const { google, renterHost } = app.config;
  for (const [path, screen, role] of pages) {
    const answer = async (request: FastifyRequest, reply: Parameters<ShowPage>[0]) => {
      const query = queryOf(request.query as Record<string, unknown>);
      return show(reply, {
        kind: "account",
        screen,
        role,
        query,
        scheme: schemeOf(request),
        cameByGoogle: query.email !== undefined && cookieOf(request, googleAccountCookie) === query.email,
        google: google.clientId ? { clientId: google.clientId, scriptUrl: google.scriptUrl } : null,
        renterHost,
      });
    };
    scope.get(path, answer);
    scope.get(`${path}/`, answer);
  }
}

const queryOf = (query: Readonly<Record<string, unknown>>): Extract<PublicPage, { kind: "account" }>["query"] =>
  Object.fromEntries(accountQuery.flatMap((name) => (typeof query[name] === "string" ? [[name, query[name]]] : [])));

/** Returns the color scheme a person chose over their system's, from the cookie. */
export function schemeOf(request: FastifyRequest): "light" | "dark" | null {
  const chosen = cookieOf(request, "scheme");
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The value of a cookie, or null. */
export const cookieOf = (request: FastifyRequest, name: string): string | null =>
  parseCookie(request.headers.cookie ?? "")[name] ?? null;

export type CookieTerms = { path: string; maxAgeSeconds: number; isSecure: boolean; isHttpOnly: boolean };

export function setCookie(reply: FastifyReply, name: string, value: string, terms: CookieTerms): void {
  const { path, maxAgeSeconds: maxAge, isSecure: secure, isHttpOnly: httpOnly } = terms;
  reply.header("set-cookie", stringifySetCookie({ name, value, path, maxAge, secure, httpOnly, sameSite: "lax" }));
}

import type { FastifyReply, FastifyRequest } from "fastify";

/** The value of a cookie, or null. */
export function cookieOf(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decoded(value.join("="));
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export type CookieTerms = { path: string; maxAgeSeconds: number; isSecure: boolean; isHttpOnly: boolean };

export function setCookie(reply: FastifyReply, name: string, value: string, terms: CookieTerms): void {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${terms.path}`,
    `Max-Age=${terms.maxAgeSeconds}`,
    "SameSite=Lax",
    ...(terms.isSecure ? ["Secure"] : []),
    ...(terms.isHttpOnly ? ["HttpOnly"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
}

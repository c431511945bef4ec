import type { FastifyReply } from "fastify";
import type { App } from "../app.ts";
import { setCookie } from "../platform/http/cookies.ts";
import { pathOfHome } from "../properties/home-path.ts";

const visitorDays = 90;

/** Keeps a browser's token where the page's own script reads it too, so that chat and forms stay one conversation. */
export const rememberVisitor = (app: App, reply: FastifyReply, slug: string, token: string): void =>
  setCookie(reply, "visitor", token, {
    path: pathOfHome(slug),
    maxAgeSeconds: visitorDays * 86_400,
    isSecure: app.config.publicUrl.startsWith("https://"),
    isHttpOnly: false,
  });

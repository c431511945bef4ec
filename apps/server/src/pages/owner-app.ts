import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { isAppAddress } from "@porchlight/contract/app-addresses.ts";
import type { AppConfig } from "@porchlight/contract/app-config.ts";
import { presentAddress } from "@porchlight/contract/legacy-addresses.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import type { Config } from "../config.ts";
import { withInlineScript } from "../platform/http/security-headers.ts";
import { schemeOf } from "./account-pages.ts";
import { type OwnerPage, ownerPage } from "./owner-page.ts";
import { type ShowPage, showNotFound } from "./page-reply.ts";
import { webBuildFolders } from "./web-build.ts";

/** Serves the built owner app: its files forever, since their names change with their content, its page always afresh. */
export async function serveOwnerApp(server: FastifyInstance, app: App, show: ShowPage): Promise<void> {
  const { client, first } = webBuildFolders(app.config);
  await serveAssets(server, client);
  let page: Promise<OwnerPage> | null = null;
  const loaded = (): Promise<OwnerPage> => {
    page ??= ownerPage({ client, first, config: appConfigOf(app.config) }).catch((error: unknown) => {
      page = null;
      throw error;
    });
    return page;
  };
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0]!;
    if (request.method !== "GET" && request.method !== "HEAD") return refuse("not-found");
    if (path.startsWith("/api/")) return refuse("not-found");
    if (isFile.test(path)) {
      return request.headers.accept?.includes("text/html") ? showNotFound(reply, show) : refuse("not-found");
    }
    const now = presentAddress(path);
    if (now) return reply.redirect(now + request.url.slice(path.length));
    if (!existsSync(join(client, "index.html"))) {
      return reply.code(503).type("text/plain; charset=utf-8").send("The web app has not been built yet.\n");
    }
    return sendPage(request, reply, path, await loaded());
  });
}

const isFile = /\.\w{2,5}$|\/\./;

const appConfigOf = (config: Config): AppConfig => ({
  apiBaseUrl: "/api",
  googleClientId: config.google.clientId,
  googleScriptUrl: config.google.clientId ? config.google.scriptUrl : null,
  renterHost: config.renterHost,
  hasScreening: config.screening !== null && config.payments !== null,
  termsUrl: config.termsUrl,
  privacyUrl: config.privacyUrl,
});

async function serveAssets(server: FastifyInstance, client: string): Promise<void> {
  const assets = join(client, "assets");
  if (existsSync(assets)) {
    await server.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      index: false,
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
    });
  } else {
    await server.register(fastifyStatic, { serve: false, root: client });
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, path: string, { html, scriptHash }: OwnerPage) {
  // The page Google sends an owner back to must know who opened it; a page that keeps to itself forgets that at Google.
  if (path === "/settings/calendar") reply.header("cross-origin-opener-policy", "unsafe-none");
  reply.header(
    "content-security-policy",
    withInlineScript(String(reply.getHeader("content-security-policy")), scriptHash),
  );
  // Where it has no screen, the app says so itself, to whoever is signed in with the way back to their homes.
  return reply
    .code(isAppAddress(path) ? 200 : 404)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(html(request.url, schemeOf(request)));
}

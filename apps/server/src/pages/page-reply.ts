import type { PublicPage } from "@porchlight/contract/public-pages.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { App } from "../app.ts";
import { escaped } from "../platform/escaped-html.ts";
import { toErrorBody } from "../platform/http/errors.ts";
import { ApiRefusal } from "./api-call.ts";
import { htmlPage } from "./html.ts";
import { loadRenderer, type Renderer } from "./web-build.ts";

export type ShowPage = (reply: FastifyReply, page: PublicPage, status?: number) => Promise<FastifyReply>;

/** Answers with pages of the web's renderer, which is loaded at the first page that needs it. */
export function createPageRenderer(app: App): ShowPage {
  let renderer: Promise<Renderer> | null = null;
  const loaded = (): Promise<Renderer> => {
    renderer ??= loadRenderer(app.config).catch((error: unknown) => {
      renderer = null;
      throw error;
    });
    return renderer;
  };
  return async (reply, page, status = 200) => {
    const { render, assets } = await loaded();
    const html = render(page, {
      publicUrl: app.config.publicUrl,
      now: app.clock.now().toString(),
      apiBaseUrl: "/api",
      hasMap: app.config.mapStyleUrl !== null,
      termsUrl: app.config.termsUrl,
      privacyUrl: app.config.privacyUrl,
      assets: page.kind === "account" ? assets.account : assets.public,
    });
    return reply
      .code(status)
      .header("cache-control", page.kind === "listing" ? "no-cache" : "no-store")
      .type("text/html; charset=utf-8")
      .send(html);
  };
}

const titles: Record<number, string> = {
  404: "This page doesn’t exist",
  410: "No longer available",
  429: "A moment, please",
};

/** The page of an address that leads nowhere, with a way on. */
export const showNotFound = (reply: FastifyReply, show: ShowPage): Promise<FastifyReply> =>
  show(
    reply,
    {
      kind: "notice",
      title: titles[404]!,
      text: "Check the link, or open it again from your message.",
      link: { href: "/", label: "Go to Porchlight" },
    },
    404,
  );

/** Gives a scope's errors a page to read: refusals in the product's look, everything else in plain HTML. */
export function answerErrorsWithPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.setErrorHandler(async (error, _request, reply) => {
    const body = error instanceof ApiRefusal ? error.body : toErrorBody(error);
    if (body.statusCode >= 500) app.log.error({ err: error }, "a page failed");
    const title = titles[body.statusCode] ?? "Something went wrong";
    if (body.code === "not-found") return showNotFound(reply, show);
    if (body.statusCode < 500) {
      return show(reply, { kind: "notice", title, text: body.message, link: null }, body.statusCode);
    }
    const plain = `<h1>${escaped(title)}</h1><p>${escaped(body.message)}</p>`;
    return reply
      .code(body.statusCode)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(htmlPage(title, plain));
  });
}

import { languageCookie, languageCookieSeconds, type PublicPage } from "@porchlight/contract/public-pages.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { App } from "../app.ts";
import { escaped } from "../platform/escaped-html.ts";
import { setCookie } from "../platform/http/cookies.ts";
import { toErrorBody } from "../platform/http/errors.ts";
import { ApiRefusal } from "./api-call.ts";
import { htmlPage } from "./html.ts";
import { addressOf, languageAsked, pageLanguage } from "./page-language.ts";
import { problemText } from "./problem-words.ts";
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
    const { request } = reply;
    const isInEnglish = isOfMembers(page);
    const chosen = isInEnglish ? null : languageAsked(request);
    if (chosen) rememberLanguage(reply, chosen, app);
    const spoken = page.kind === "showing" ? page.showing.language : undefined;
    const html = render(page, {
      publicUrl: app.config.publicUrl,
      now: app.clock.now().toString(),
      apiBaseUrl: "/api",
      language: isInEnglish ? "en" : pageLanguage(request, spoken),
      address: isInEnglish ? null : addressOf(request),
      hasMap: app.config.mapStyleUrl !== null,
      termsUrl: app.config.termsUrl,
      privacyUrl: app.config.privacyUrl,
      assets: page.kind === "account" ? assets.account : assets.public,
    });
    return reply
      .code(status)
      .header("cache-control", page.kind === "listing" ? "no-cache" : "no-store")
      .header("vary", "accept-language, cookie")
      .type("text/html; charset=utf-8")
      .send(html);
  };
}

/** Whether a page is one of members, who are spoken to in English alone. */
const isOfMembers = (page: PublicPage): boolean =>
  page.kind === "action" || (page.kind === "account" && page.role === "investor");

const rememberLanguage = (reply: FastifyReply, language: Language, { config }: App): void =>
  setCookie(reply, languageCookie, language, {
    path: "/",
    maxAgeSeconds: languageCookieSeconds,
    isSecure: config.publicUrl.startsWith("https://"),
    isHttpOnly: false,
  });

const noticeWords = {
  en: {
    titles: {
      404: "This page doesn’t exist",
      410: "No longer available",
      429: "A moment, please",
    },
    wrong: "Something went wrong",
    checkLink: "Check the link, or open it again from your message.",
    home: "Go to Porchlight",
  },
  es: {
    titles: { 404: "Esta página no existe", 410: "Ya no está disponible", 429: "Un momento, por favor" },
    wrong: "Algo salió mal",
    checkLink: "Revise el enlace o ábralo otra vez desde su mensaje.",
    home: "Ir a Porchlight",
  },
} satisfies Record<Language, unknown>;
type TitledStatus = keyof (typeof noticeWords)["en"]["titles"];

const titleOf = (status: number, language: Language): string =>
  noticeWords[language].titles[status as TitledStatus] ?? noticeWords[language].wrong;

/** The page of an address that leads nowhere, with a way on. */
export function showNotFound(reply: FastifyReply, show: ShowPage): Promise<FastifyReply> {
  const language = pageLanguage(reply.request);
  const { checkLink, home } = noticeWords[language];
  const link = { href: "/", label: home };
  return show(reply, { kind: "notice", title: titleOf(404, language), text: checkLink, link }, 404);
}

/** Gives a scope's errors a page to read: refusals in the product's look, everything else in plain HTML. */
export function answerErrorsWithPages(scope: FastifyInstance, app: App, show: ShowPage): void {
  scope.setErrorHandler(async (error, request, reply) => {
    const body = error instanceof ApiRefusal ? error.body : toErrorBody(error);
    if (body.statusCode >= 500) app.log.error({ err: error }, "a page failed");
    const language = pageLanguage(request);
    const [title, text] = [titleOf(body.statusCode, language), problemText(body, language)];
    if (body.code === "not-found") return showNotFound(reply, show);
    if (body.statusCode < 500) {
      return show(reply, { kind: "notice", title, text, link: null }, body.statusCode);
    }
    const plain = `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`;
    return reply
      .code(body.statusCode)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .header("vary", "accept-language, cookie")
      .send(htmlPage(title, plain, language));
  });
}

import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { livePage } from "../browser/live-page.ts";
import { browserScript } from "../platform/browser-script.ts";
import { openEventStream } from "../platform/event-stream.ts";
import { accept, Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { pageActions } from "./actions.ts";
import { worldPage } from "./page.ts";
import { pageQuery } from "./place.ts";

const mailPath = z.object({ id: z.string() });
const ownPages =
  "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; form-action 'self'; base-uri 'none'";
const worldStyles = ["base", "frame", "mailbox", "phone", "side", "narrow"];
const styles = (...names: string[]): string =>
  names.map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), "utf8")).join("\n");
const announceAfterMs = 120;

/** The pages on which a person is the outside world. */
export function pageRoutes(http: FastifyInstance, world: World): void {
  const [worldCss, chooserCss, worldJs] = [styles(...worldStyles), styles("chooser"), browserScript(livePage)];

  http.get("/", async (request, reply) =>
    reply
      .type("text/html")
      .header("content-security-policy", ownPages)
      .header("cache-control", "no-store")
      .send(worldPage(world, accept(pageQuery, request.query))),
  );
  http.get("/pages/world.css", (_request, reply) => reply.type("text/css").send(worldCss));
  http.get("/pages/chooser.css", (_request, reply) => reply.type("text/css").send(chooserCss));
  http.get("/pages/world.js", (_request, reply) => reply.type("text/javascript").send(worldJs));

  http.get("/pages/events", (_request, reply) => {
    let announced: NodeJS.Timeout | undefined;
    const stream = openEventStream(reply, () => {
      clearTimeout(announced);
      stop();
    });
    const stop = world.changes.listen(() => {
      // A burst of changes is one refresh.
      announced ??= setTimeout(() => {
        announced = undefined;
        stream.send("changed", {});
      }, announceAfterMs);
    });
  });

  http.get("/pages/mail/:id", async (request, reply) => {
    const { id } = accept(mailPath, request.params);
    const mail = world.mailbag.get(id);
    if (!mail || mail.html === null) throw new Problem(404, "That mail has no HTML");
    const here = `${request.protocol}://${request.host}`;
    const withPictures = mail.attachments.reduce(
      (text, { contentId }, index) =>
        contentId ? text.replaceAll(`cid:${contentId}`, `${here}/control/mail/${id}/attachments/${index}`) : text,
      mail.html,
    );
    // A mail is somebody else's HTML: no script, no form, and pictures of the product only.
    const policy = [
      "sandbox allow-popups allow-popups-to-escape-sandbox",
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      `img-src data: ${here} ${new URL(world.config.publicUrl).origin}`,
    ].join("; ");
    return reply
      .type("text/html")
      .header("content-security-policy", policy)
      .send(`<!doctype html><meta charset="utf-8"><base target="_blank">${withPictures}`);
  });

  pageActions(http, world);
}

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accept, Problem } from "../platform/problem.ts";
import { isoInstant } from "../platform/query.ts";
import type { World } from "../world.ts";
import type { Mail } from "./mailbag.ts";
import { outgoingMail, postToProduct } from "./post.ts";
import { readAttachment } from "./read-mail.ts";

const mailQuery = z.object({ to: z.string().optional(), since: isoInstant.optional() });
const attachmentPath = z.object({ id: z.string(), n: z.coerce.number().int().min(0) });
const mailBodyLimitBytes = 30 * 1024 * 1024;

export function mailRoutes(http: FastifyInstance, world: World): void {
  http.get("/control/mail", async (request) => {
    const { to, since } = accept(mailQuery, request.query);
    return world.mailbag
      .all()
      .filter((mail) => mail.direction === "from-product")
      .filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to.trim().toLowerCase()))
      .filter((mail) => !since || Temporal.Instant.compare(Temporal.Instant.from(mail.receivedAt), since) >= 0)
      .map(viewOf);
  });

  http.get("/control/mail/:id/attachments/:n", async (request, reply) => {
    const { id, n } = accept(attachmentPath, request.params);
    const mail = world.mailbag.get(id);
    const summary = mail?.attachments[n];
    const bytes = mail && (await readAttachment(world.mailbag.raw(id), n));
    if (!summary || !bytes) throw new Problem(404, "There is no such attachment");
    return (
      reply
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(summary.filename)}`)
        // A mailed page or picture must not run as one of the sandbox's own.
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type(summary.contentType)
        .send(bytes)
    );
  });

  http.post("/control/mail", { bodyLimit: mailBodyLimitBytes }, async (request) =>
    postToProduct(world, accept(outgoingMail, request.body)),
  );
}

const viewOf = (mail: Mail) => ({
  id: mail.id,
  from: mail.from,
  fromName: mail.fromName,
  replyTo: mail.replyTo,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: mail.headers,
  attachments: mail.attachments.map(({ filename, contentType, size }) => ({ filename, contentType, size })),
  messageId: mail.messageId,
  envelopeFrom: mail.envelopeFrom,
  receivedAt: mail.receivedAt,
});

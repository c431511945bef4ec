import { refuse } from "@porchlight/domain/refusals.ts";
import type { FastifyInstance } from "fastify";
import type { App } from "../../app.ts";
import { isKey, leadKey } from "../../syndication/addresses.ts";
import { storeArrival } from "../store.ts";
import { fieldsOf } from "./form-fields.ts";
import { hasContent, identityOfLead } from "./lead.ts";

const bodyLimitBytes = 1024 * 1024;
const maxSenderLength = 320;

/**
 * Registers the hook to which the network delivers leads. It signs nothing, so the address is the secret. A lead is
 * kept before it is answered, whatever it is about: what is answered otherwise comes again and again.
 */
export async function registerLeadHook(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post<{ Params: { key: string } }>(
      "/hooks/zillow/leads/:key",
      { bodyLimit: bodyLimitBytes },
      async (request, reply) => {
        if (!isKey(request.params.key, leadKey(app))) return refuse("not-found");
        const contentType = String(request.headers["content-type"] ?? "");
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const fields = fieldsOf(body, contentType);
        if (!fields || !hasContent(fields))
          return reply.code(400).type("text/plain").send("A listingId or an email is needed.");
        const day = app.clock.now().toString().slice(0, "2026-11-21".length);
        await storeArrival(app, {
          channel: "PLATFORM",
          partnerId: identityOfLead(fields, day),
          sender: (fields.email || fields.phone || "unknown").toLowerCase().slice(0, maxSenderLength),
          content: body,
          envelope: { contentType },
        });
        return reply.send({ status: "accepted" });
      },
    );
  });
}

import type { FastifyReply } from "fastify";
import type { App } from "../app.ts";
import type { Renter } from "../platform/http/serve.ts";
import { streamToSession } from "../platform/http/stream.ts";
import { followedBy } from "./renter-queries.ts";

/**
 * Answers with the topics that change of what a renter's pages show: their applications and showings, and the homes
 * these are about. An invitation that comes later is found when the page is come back to.
 */
export async function streamToRenter(app: App, actor: Renter, reply: FastifyReply): Promise<never> {
  const followed = await followedBy(app.db, actor.userId);
  const inquiries = new Set(followed.map(({ inquiryId }) => inquiryId));
  const homes = new Set(followed.map(({ propertyId }) => propertyId));
  return streamToSession(app, actor, reply, (send) => {
    const stops = [...new Set(followed.map(({ companyId }) => companyId))].map((companyId) =>
      app.live.onChange(companyId, ({ topic, inquiryId, propertyId }) => {
        const isTheirs = inquiryId === null ? propertyId !== null && homes.has(propertyId) : inquiries.has(inquiryId);
        if (isTheirs) send("change", { topic });
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
}

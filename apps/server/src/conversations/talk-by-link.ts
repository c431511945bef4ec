import type { App } from "../app.ts";
import { lockRequestByLink } from "../showings/manage.ts";
import { createVisitor } from "./visitor-store.ts";

/**
 * Moves the browser that opened a link into the renter's conversation, where Piper finds another time with them.
 * Source  docs/decisions/0046-a-chat-and-anothers-showing.md
 */
export const talkByLink = (app: App, token: string): Promise<{ slug: string; token: string }> =>
  app.inTransaction(async (tx) => {
    const { lead, request } = await lockRequestByLink(tx, app, token);
    return { slug: lead.home.property.slug, token: await createVisitor(tx, app, lead.inquiry, { linkOf: request.id }) };
  });

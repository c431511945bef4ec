import { hasPublicPage } from "@porchlight/domain/properties/lifecycle.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";
import { inquiryOfApplicant } from "../applications/own-queries.ts";
import type { Renter } from "../platform/http/serve.ts";
import { createVisitor } from "./visitor-store.ts";

/**
 * Moves the browser of a signed-in renter into their own conversation about the home they apply for.
 * Errors  `not-found` for anybody else's application, without a conversation, and for a home without a public page
 */
export const talkByApplication = (
  app: App,
  { userId }: Renter,
  applicationId: string,
): Promise<{ slug: string; token: string }> =>
  app.inTransaction(async (tx) => {
    const own = await inquiryOfApplicant(tx, userId, applicationId);
    if (!own || !hasPublicPage(own.status)) return refuse("not-found");
    return { slug: own.slug, token: await createVisitor(tx, app, own) };
  });

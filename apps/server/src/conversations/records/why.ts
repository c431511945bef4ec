import { type Why, whyOf } from "@porchlight/assistant/why/why.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../../app.ts";
import { loadInquiry } from "../../leads/store.ts";
import type { Investor } from "../../platform/http/serve.ts";
import { unpacked } from "./packing.ts";
import { recordsOf } from "./why-queries.ts";

/**
 * Returns why Piper said a message, as the owner reads it.
 * Errors  `not-found` for anybody else's conversation, and for a message without a record.
 */
export async function whyOfMessage(
  app: App,
  owner: Investor,
  { inquiryId, messageId }: { inquiryId: string; messageId: string },
): Promise<Why> {
  const inquiry = await loadInquiry(app.db, inquiryId);
  if (inquiry?.companyId !== owner.companyId) return refuse("not-found");
  const turns = await recordsOf(app.db, inquiryId, messageId);
  const reasons = turns.map(({ record, home }) => whyOf(unpacked(record), home.property.timeZone));
  const [first] = reasons;
  if (!first) return refuse("not-found");
  return {
    heard: reasons.flatMap(({ heard }) => heard),
    stood: first.stood,
    decided: reasons.flatMap(({ decided }) => decided),
  };
}

import type { OtherBusiness } from "../reading/trouble/other-business.ts";
import { askContactOnce, type Draft, escalate, keyOf } from "./draft.ts";

const isFor = (draft: Draft, business: OtherBusiness): boolean => draft.heard?.intents.includes(business) ?? false;

/** What a machine sent is answered with nothing, whatever words it has. */
export const isFromMachine = (draft: Draft): boolean => isFor(draft, "automatic_reply") || isFor(draft, "bulk_mail");

/** Meets what is no renter's wish; true where the turn is over with that. */
export function meetOtherBusiness(draft: Draft, text: string): boolean {
  if (isFor(draft, "legal_notice") || isFor(draft, "press") || isFor(draft, "under_age")) {
    const isNew = escalate(draft, `told-owner.${keyOf(draft)}`, text, "OTHER");
    draft.says.push({ say: isNew ? "told-owner" : "asked-owner-already" });
    if (!isFor(draft, "legal_notice")) askContactOnce(draft);
    return true;
  }
  if (isFor(draft, "off_topic")) {
    draft.says.push({ say: "only-this-home" });
    return true;
  }
  if (isFor(draft, "picture_only")) {
    draft.says.push({ say: "no-pictures" });
    return true;
  }
  if (!isFor(draft, "wordless")) return false;
  draft.says.push({ say: "hello" });
  return true;
}

import type { Intent } from "../intents.ts";

/*
 * Which topics of a message belong to what it is after and are no question of their own.
 */

/** What a demand for a code or for somebody's address only names. */
const notAsked =
  /^(?:owner|address|roommates|tours\.(?:code|entry)|amenities\.(?:hasSmartLock|hasGatedEntry)|tours\.self_guided|requirements\..*|income_proof)$/;

/** What a report of something broken never asks of. */
const ofTerms = /^(?:deposit|application_fee|move_in_cost|available_date|pets)/;

/** "Can I do a self-guided tour" asks for a time and of the topic; a fair-housing question only looks like one of schools. */
export function belongsToIntent(topic: string, intents: ReadonlySet<Intent>): boolean {
  if (intents.has("emergency")) return true;
  if (intents.has("report_maintenance")) return !ofTerms.test(topic);
  if (intents.has("ask_identity") && topic === "owner") return true;
  if (intents.has("fair_housing_probe"))
    return (
      topic === "schools" || topic === "voucher" || topic === "neighborhood" || topic === "noise" || topic === "transit"
    );
  if (intents.has("request_private_info")) return notAsked.test(topic);
  if (intents.has("scam_concern"))
    return [
      "deposit",
      "payment",
      "photos",
      "move_in_date",
      "availability.hold",
      "move_in_change",
      "requirements.income",
    ].includes(topic);
  if (intents.has("running_late")) return topic === "transit";
  if (intents.has("negotiate")) return ["rent", "deposit", "move_in_cost"].includes(topic);
  if (intents.has("request_alternatives")) return /^(?:bedrooms|availability|available_date)$/.test(topic);
  if (intents.has("accommodation_request")) return topic === "accessibility";
  if (intents.has("prompt_injection")) return true;
  if (topic === "tours" && intents.has("request_showing")) return true;
  if (intents.has("request_showing") || intents.has("reschedule_showing"))
    return topic === "availability" && intents.has("reschedule_showing");
  return false;
}

import type { SayingKind } from "@porchlight/assistant/saying/saying.ts";
import type { Order, Turn } from "@porchlight/assistant/turn.ts";

export type Action =
  | "answer_from_facts"
  | "ask_qualifying"
  | "offer_times"
  | "book"
  | "reschedule"
  | "cancel"
  | "escalate"
  | "refuse_safely"
  | "opt_out"
  | "smalltalk";

const refusals: readonly SayingKind[] = ["injection", "private", "fair-housing", "abuse"];
const offers: readonly SayingKind[] = [
  "offer",
  "offer-nearest",
  "offer-around",
  "ask-move",
  "offer-first",
  "offer-last",
  "offer-beyond",
  "offer-others",
  "no-openings",
  "time-gone",
  "which-time",
  "time-open",
];
const answers: readonly SayingKind[] = [
  "answer",
  "owner-says",
  "listing-says",
  "your-showing",
  "apply",
  "identity",
  "scam",
  "everyone-welcome",
  "children-welcome",
];
const asks: readonly SayingKind[] = [
  "ask-facts",
  "ask-dog-size",
  "ask-income-meant",
  "ask-income-whole",
  "ask-income-total",
  "ask-income-untold",
  "not-qualified",
  "noted",
  "owner-decides",
];

/** What a turn was above all, the weightiest first. */
export function actionOf({ said, orders, heard }: Turn, isAskedOfFacts: boolean): Action {
  const ordered = (...kinds: Order["kind"][]) => orders.some(({ kind }) => kinds.includes(kind));
  const says = (kinds: readonly SayingKind[]) => said.some((kind) => kinds.includes(kind));
  if (ordered("opt-out")) return "opt_out";
  if (ordered("request-showing")) return "book";
  if (ordered("move-showing")) return "reschedule";
  if (ordered("cancel-showing") || says(["confirm-cancel", "canceled", "attendance-declined"])) return "cancel";
  if (ordered("lose-interest")) return "opt_out";
  if (ordered("escalate") || said.includes("asked-owner-already")) return "escalate";
  if (says(refusals)) return "refuse_safely";
  const asksToCome = (heard?.intents.includes("request_showing") ?? false) || said.includes("time-open");
  if (says(offers) && (asksToCome || !says(answers))) return "offer_times";
  // Whoever tells unasked what a requirement does not meet is told the requirement.
  const namesRequirement = said.includes("not-qualified") && !isAskedOfFacts;
  if (says(answers) || namesRequirement) return "answer_from_facts";
  return says(asks) ? "ask_qualifying" : "smalltalk";
}

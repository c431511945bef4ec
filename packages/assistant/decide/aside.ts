import type { Intent } from "../reading/intents.ts";
import type { Aside, Talk } from "../talk.ts";
import { type Draft, hasSignal, hears } from "./draft.ts";

/*
 * What was not said to Piper at all: a child's shopping list, a group's chat about the home, a salesman. It is answered once,
 * and with silence as long as it goes on in that vein.
 */

const asideOf = (draft: Draft): Aside | null =>
  hears(draft, "solicitation") ? "sales" : hears(draft, "private_chatter") ? "chatter" : null;

/** Meets what is not for Piper and what goes on with it; true where the turn is over with that. */
export function meetAside(draft: Draft): boolean {
  const before = draft.talk.aside ?? null;
  const aside = asideOf(draft);
  const seeksPlace = hasSignal(draft, "seeks-place");
  if (aside !== null) {
    if (before === null) draft.says.push({ say: aside === "sales" ? "only-this-home" : "not-for-me" });
    else if (seeksPlace) draft.says.push({ say: "identity" });
    draft.talk = { ...draft.talk, ...(seeksPlace ? nothingStands : {}), aside: before ?? aside };
    return true;
  }
  if (before === null) return false;
  if (before === "chatter" && hears(draft, "wrong_number") && !isOfHome(draft)) return owns(draft);
  const asksWho = hears(draft, "ask_identity") && before === "chatter";
  if (isOfHome(draft)) {
    if (!asksWho) draft.talk = { ...draft.talk, aside: null };
    return false;
  }
  if (asksWho) draft.says.push({ say: "identity" });
  return true;
}

/** Who looks for another place chose no time of this home, and was asked for nothing. */
const nothingStands: Partial<Talk> = { awaiting: null, offered: [], chosen: null };

/** Whose slip it was to write here: they asked for no end of messages, and may yet ask of the home. */
function owns(draft: Draft): boolean {
  if (!draft.talk.thanked) {
    draft.orders.push({ kind: "lose-interest" });
    draft.says.push({ say: "no-harm" });
    draft.talk = { ...draft.talk, thanked: true };
  }
  return true;
}

const wishes: readonly Intent[] = [
  ...(["request_showing", "request_self_tour", "apply", "access_problem", "running_late", "ask_own_showing"] as const),
  ...(["report_maintenance", "accommodation_request", "scam_concern", "ask_privacy", "fair_housing_probe"] as const),
];

/** Who asks of the home by its name or wishes to come speaks to Piper; a salesman's "Tuesday works" and "YES" do not. */
function isOfHome(draft: Draft): boolean {
  const { heard, talk } = draft;
  if (heard === null) return false;
  // "Mine was 655 last I looked" is told to whom one rents from.
  if (talk.aside === "chatter" && Object.keys(heard.facts).length > 0) return true;
  if (wishes.some((intent) => hears(draft, intent))) return true;
  if (heard.asks.some(({ topic, topicsNamed }) => topicsNamed.includes(topic) && topic !== "owner")) return true;
  return talk.aside === "chatter" && (heard.asks.length > 0 || talk.awaiting !== null || talk.offered.length > 0);
}

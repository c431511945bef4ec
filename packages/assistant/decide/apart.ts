import type { EscalationReason, EscalationType } from "@porchlight/domain/escalations/lifecycle.ts";
import { fullAddressOf } from "@porchlight/domain/properties/address.ts";
import { isToldOfDoor } from "../dialogue/told-of-door.ts";
import type { Intent } from "../reading/intents.ts";
import type { Saying } from "../saying/saying.ts";
import { isAtDoor } from "./at-door.ts";
import { asksOfChildren } from "./children.ts";
import { askContactOnce, asksSomething, type Draft, escalate, hasSignal, hears, keyOf, openRequest } from "./draft.ts";
import { withoutOwnTime } from "./own-time.ts";
import { tellOwnersWord } from "./owners-words.ts";
import { answerTopic } from "./questions.ts";
import { chosenTime } from "./wished.ts";

type Simple = Extract<Saying, { say: string }>["say"];
type Handed = {
  intent: Intent;
  say: Simple;
  reason: EscalationReason | null;
  type?: EscalationType;
  comesBack: boolean;
};

/** What goes to the owner for more than a missing fact, urgent first. */
const handed: readonly Handed[] = [
  { intent: "accommodation_request", say: "accommodation", reason: "ACCOMMODATION", comesBack: true },
  { intent: "access_problem", say: "showing-issue", reason: "SHOWING_ISSUE", comesBack: false },
  { intent: "running_late", say: "showing-issue", reason: "SHOWING_ISSUE", comesBack: false },
  { intent: "request_call", say: "will-call", reason: null, type: "PHONE_CALL_REQUEST", comesBack: true },
  { intent: "request_human", say: "human", reason: "HUMAN", comesBack: true },
  {
    intent: "request_alternatives",
    say: "other-homes",
    reason: null,
    type: "OTHER_PROPERTIES_CALL_REQUEST",
    comesBack: true,
  },
  { intent: "report_maintenance", say: "maintenance", reason: "MAINTENANCE", comesBack: true },
  { intent: "negotiate", say: "negotiation", reason: "NEGOTIATION", comesBack: true },
  { intent: "waitlist", say: "waitlist", reason: "OTHER", comesBack: true },
];

/** What is answered the same way for everyone and goes no further. */
const refused: readonly { intent: Intent; say: Simple }[] = [
  { intent: "prompt_injection", say: "injection" },
  { intent: "request_private_info", say: "private" },
  { intent: "ask_privacy", say: "privacy" },
  { intent: "scam_concern", say: "scam" },
  { intent: "ask_identity", say: "identity" },
  { intent: "fair_housing_probe", say: "fair-housing" },
];

/** What another intent of the same message already covers, or takes the ground from. */
const covered: Partial<Record<Intent, readonly Intent[]>> = {
  request_human: ["request_call"],
  request_alternatives: ["not_interested", "waitlist", "cancel_showing", "report_maintenance"],
  fair_housing_probe: ["report_maintenance"],
  negotiate: ["prompt_injection", "request_private_info", "cancel_showing"],
  request_call: ["prompt_injection"],
  running_late: ["prompt_injection"],
  request_private_info: ["prompt_injection"],
  accommodation_request: ["prompt_injection"],
  scam_concern: ["abusive"],
};
const isWithin = (intent: Intent, has: ReadonlySet<Intent>): boolean =>
  covered[intent]?.some((other) => has.has(other)) ?? false;

const onTheWay: readonly Intent[] = ["access_problem", "running_late"];

/** Who is late or stands outside has a showing, and soon; who has none or asks for another time wishes for one. */
export const isOnTheWay = (draft: Draft): boolean =>
  (hears(draft, "access_problem") || (hears(draft, "running_late") && openRequest(draft) !== null)) &&
  !wishesToCome(draft) &&
  !asksOfEntry(draft) &&
  !putsOff(draft);
/** "The last one. How do I get in?" of somebody who has no showing yet asks how it will be. */
const asksOfEntry = (draft: Draft): boolean =>
  openRequest(draft) === null && (draft.heard?.asks.some(({ topic }) => topic === "tours.entry") ?? false);
/** Hours before a showing from which on being late is no reason for another day. */
const soonHours = 3;
function putsOff(draft: Draft): boolean {
  const request = openRequest(draft);
  if (draft.talk.awaiting === "attendance" && hears(draft, "negate")) return true;
  if (request === null) return false;
  const wantsChange = changes.some((each) => hears(draft, each)) || proposesOtherTime(draft);
  if (!wantsChange) return false;
  return draft.world.now.until(request.startsAt).total("hours") > soonHours;
}
const changes: readonly Intent[] = ["request_other_times", "reschedule_showing", "cancel_showing"];
/** "6 would be better, traffic is bad then": an open time in place of the renter's own. */
const proposesOtherTime = (draft: Draft): boolean =>
  (hasSignal(draft, "trades-time") || hears(draft, "proposes_time")) &&
  chosenTime(draft, withoutOwnTime(draft, draft.heard?.times ?? [])) !== null;
const wishesToCome = (draft: Draft): boolean =>
  openRequest(draft) === null && (hears(draft, "request_showing") || hears(draft, "request_self_tour"));

function wordedFor(draft: Draft, say: Simple): Simple {
  const isOfOneself = hasSignal(draft, "asks-whether-welcome") || draft.heard?.asksOfAge;
  if (say === "fair-housing" && isOfOneself) return "everyone-welcome";
  return say === "scam" && isOfOtherListing(draft) ? "other-listing" : say;
}

/** Named again where pets were asked of, the assistance animal the owner was told of is no further request. */
const isToldAgain = ({ heard, talk, world }: Draft): boolean =>
  world.renter.facts.hasAssistanceAnimal === true &&
  heard?.facts.hasAssistanceAnimal === true &&
  talk.awaiting === "facts" &&
  talk.asked.includes("pets");

/** Who waits for a repair and tells of a baby asks of no neighbors. */
const tellsOfRepair = (draft: Draft): boolean =>
  draft.talk.escalated.some((topic) => topic.startsWith("maintenance.") || topic.startsWith("emergency.")) &&
  !hears(draft, "request_showing") &&
  !asksSomething(draft);

/** Who waits at the door hears that the owner knows, where the home is and who shows it. */
function sayAtDoor(draft: Draft): void {
  const { says, talk, world } = draft;
  const { request, now } = world;
  const isAlone = request?.tourType === "SELF_GUIDED";
  says.push({
    say: "at-door",
    address: fullAddressOf(world.property.location),
    host: isAlone ? null : (talk.host ?? null),
    isKept: request !== null && Temporal.Instant.compare(request.startsAt, now) <= 0,
  });
  // Who sees it alone is told once more how one gets in.
  if (isAlone && !isToldOfDoor(draft.talk)) tellOwnersWord(draft, ofEntry);
}
const ofEntry: readonly string[] = ["tours.code", "tours.entry", "tours.self_guided", "tours"];

/** Who tells of another's ad of the home, or of a hand held out for money, is warned of that. */
const isOfOtherListing = (draft: Draft): boolean =>
  hears(draft, "scam_concern") && hasSignal(draft, "names-other-listing");

const saying = (say: Simple): Saying => ({ say }) as Saying;

/** Hands over and refuses what is not a matter of facts or times; true where something was said. */
export function handOver(draft: Draft, text: string): boolean {
  const has = new Set(draft.heard?.intents as Intent[]);
  const before = draft.says.length;
  const isOfChildren = !tellsOfRepair(draft) && asksOfChildren(draft);
  const isBeside = isOfChildren && hasSignal(draft, "asks-of-neighbors");
  if (isOfChildren) draft.says.push({ say: "children-welcome", isBeside });
  for (const { intent, say, reason, type, comesBack } of handed) {
    if (
      !has.has(intent) ||
      isWithin(intent, has) ||
      (onTheWay.includes(intent) && !isOnTheWay(draft)) ||
      (intent === "accommodation_request" && isToldAgain(draft))
    )
      continue;
    const topic = `${say}.${keyOf(draft)}`;
    const isOfDoor = say === "showing-issue" && isAtDoor(draft);
    if (isOfDoor) sayAtDoor(draft);
    const isNew = escalate(draft, topic, text, reason, type);
    if (!isOfDoor) draft.says.push(isNew ? saying(say) : { say: "asked-owner-already" });
    if (comesBack) askContactOnce(draft);
  }
  for (const { intent, say } of refused)
    if (
      has.has(intent) &&
      !isWithin(intent, has) &&
      !(say === "fair-housing" && ((isOfChildren && !isBeside) || tellsOfRepair(draft)))
    )
      draft.says.push(saying(wordedFor(draft, say)));
  if (
    has.has("scam_concern") &&
    !isWithin("scam_concern", has) &&
    !has.has("request_private_info") &&
    (isOfOtherListing(draft) || hasSignal(draft, "doubts-listing"))
  ) {
    if (isOfOtherListing(draft)) answerTopic(draft, "rent");
    const isNew = escalate(draft, `scam.${keyOf(draft)}`, text, "OTHER");
    draft.says.push({ say: isNew ? "told-owner" : "asked-owner-already" });
    askContactOnce(draft);
  }
  return draft.says.length > before;
}

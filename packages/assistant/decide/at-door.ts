import { isToldOfDoor } from "../dialogue/told-of-door.ts";
import type { Heard } from "../heard.ts";
import type { Intent } from "../reading/intents.ts";
import type { Talk } from "../talk.ts";
import type { World } from "../world.ts";

/*
 * The time of a confirmed showing, when who stands at its door, or cannot find it, writes of that.
 */

/** Minutes before a showing, and after it has begun, in which a renter writes from its door. */
const minutesAtDoor = { before: 30, after: 60 };

/** Whether it is the time of a confirmed showing. */
function isShowingNow({ request, now }: World): boolean {
  if (request?.status !== "ACCEPTED") return false;
  const ahead = now.until(request.startsAt).total("minutes");
  return -minutesAtDoor.after <= ahead && ahead <= minutesAtDoor.before;
}

/** Whether a message is written at the door of a showing and names no danger. */
export const isAtDoor = ({ world, heard }: { world: World; heard: Heard | null }): boolean =>
  heard !== null && tellsOfDoor(heard) && isShowingNow(world);

/** What is only like distress is none beside words of the door. */
const tellsOfDoor = ({ intents, trouble }: Heard): boolean =>
  intents.includes("access_problem") &&
  !intents.includes("emergency") &&
  (!intents.includes("in_distress") || trouble?.isSurmised === true);

/**
 * What is said of getting in at the time of a showing is trouble at its door: the owner has it whole, and no question of how
 * tours work or of other people is heard in it.
 */
export function withTroubleAtDoor(heard: Heard, world: World, talk: Talk): Heard {
  if (!isShowingNow(world)) return heard;
  const isGoingOn = isToldOfDoor(talk) && goesOn(heard);
  const isOfDoor =
    heard.asks.some(({ topic }) => ofDoor.includes(topic)) || heard.signals.has("speaks-of-door") || isGoingOn;
  const told: Heard = isOfDoor ? { ...heard, intents: [...new Set([...heard.intents, "access_problem"])] } : heard;
  if (!tellsOfDoor(told)) return told;
  const asks = told.asks.filter(
    ({ topic, cues }) => !isGoingOn && !ofDoor.includes(topic) && !cues.has("tells-of-door"),
  );
  return {
    ...told,
    trouble: null,
    asks,
    topics: asks.map(({ topic }) => topic),
    unknownQuestions: [],
    intents: told.intents.filter(
      (intent) => !besideDoor.includes(intent as Intent) && !(intent === "ask_property_question" && asks.length === 0),
    ),
  };
}

/** "Still nothing", of whom the owner knows to be at the door, and no word of anything else. */
const goesOn = ({ signals, asks, facts }: Heard): boolean =>
  signals.has("still-so") &&
  Object.keys(facts).length === 0 &&
  asks.every(({ topic, topicsNamed }) => !topicsNamed.includes(topic));
const ofDoor: readonly string[] = ["tours.entry", "tours.code", "address"];
/** What words at a door are like: "nobody comes out", "is anyone there or is there a code". */
const besideDoor: readonly Intent[] = ["in_distress", "negate", "running_late", "request_private_info", "ask_privacy"];

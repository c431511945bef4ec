import type { TimeWish } from "../heard/times.ts";
import { askContactOnce, type Draft, dayFor, escalate, keyOf, mayBook, timeFor, tourName } from "./draft.ts";
import { isOpenBy } from "./tour-meant.ts";
import { isOfTime } from "./wished.ts";

/** Whether a tour by video is meant and can be had, though at none of the open times. */
export const meansClosedVideo = ({ talk, world }: Draft): boolean =>
  talk.tour === "VIRTUAL" && !isOpenBy(world, "VIRTUAL") && mayBook(world);

/** How the topic of a wish for a tour by video begins. */
export const ofVideoWish = "video-showing.";

/** A time wished for by video goes to the owner where none is open by video and the home may be shown so; else it is asked for. */
export function passVideoWish(draft: Draft, wishes: readonly TimeWish[], text: string): boolean {
  const named = wishes.filter(({ not, tourType }) => !not && tourType === "VIRTUAL");
  if (!meansClosedVideo(draft)) return false;
  if (!named.some(isOfTime) || named.every(hasNoDay)) return isWished(draft, wishes) && askVideoTime(draft);
  const kind = named.every((wish) => wish.isTourOfTalk) ? ` (${tourName("VIRTUAL")[draft.talk.language]})` : "";
  escalate(draft, `${ofVideoWish}${keyOf(draft)}`, `${text.trim()}${kind}`, "SHOWING_ISSUE");
  draft.says.push({ say: "video-passed-on", time: timeNamed(draft, named.filter(isOfTime)) });
  wait(draft);
  askContactOnce(draft);
  return true;
}

/** The one day that wishes name, with its hour, as it is said, so that a renter sees which was heard; null for several. */
function timeNamed(draft: Draft, [wish, another]: readonly TimeWish[]): string | null {
  if (!wish || another || wish.from === null || wish.from !== wish.to) return null;
  const { timeZone } = draft.world.property;
  if (wish.at === null) return dayFor(draft, wish.from);
  return timeFor(draft, Temporal.PlainDateTime.from(`${wish.from}T${wish.at}`).toZonedDateTime(timeZone).toInstant());
}

/** A kind of tour is named or refused, or times are asked for at all. */
const isWished = ({ heard }: Draft, wishes: readonly TimeWish[]): boolean =>
  wishes.some(({ tourType }) => tourType !== null) ||
  ["request_showing", "request_other_times"].some((intent) => heard?.intents.includes(intent as "request_showing"));

/** "I work till 4" leaves the day open. */
const hasNoDay = ({ from, at, choice, end }: TimeWish): boolean => (from ?? at ?? choice ?? end ?? null) === null;

/** No time by video is open to choose from, so that the renter names one, unless one waits for the owner already. */
export function askVideoTime(draft: Draft): true {
  const isWaiting = draft.talk.escalated.some((topic) => topic.startsWith(ofVideoWish));
  if (!isWaiting) draft.says.push({ say: "video-when" });
  else if (draft.says.length === 0) draft.says.push({ say: "asked-owner-already" });
  wait(draft);
  return true;
}

/** No times are offered until the renter names one. */
const wait = (draft: Draft): void => {
  draft.talk = { ...draft.talk, offered: [], awaiting: null, chosen: null, wantsNoTimes: true };
};

/** Whether a message asks of a tour by video: "I can't come to a showing, could you do a call" calls off none. */
export const asksForVideo = ({ heard }: Draft): boolean => heard?.topics.includes("tours.virtual") ?? false;

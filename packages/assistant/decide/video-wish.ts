import type { TimeWish } from "../heard/times.ts";
import { showsByVideo } from "../knowing/owner-limits.ts";
import { askContactOnce, type Draft, escalate, keyOf, mayBook } from "./draft.ts";
import { isOfTime } from "./wished.ts";

/** How the topic of a wish for a tour by video begins. */
export const ofVideoWish = "video-showing.";

/** A time wished for by video goes to the owner where none is open by video and the home may be shown so. */
export function passVideoWish(draft: Draft, wishes: readonly TimeWish[], text: string): boolean {
  const { world } = draft;
  const wish = wishes.find(({ not, tourType }) => !not && tourType === "VIRTUAL");
  const isShown = world.property.allowsVirtualTours ?? showsByVideo(world.knowledge);
  const isOpenByVideo = world.openings.some(({ tourType }) => tourType === "VIRTUAL");
  if (!wish || !isOfTime(wish) || !isShown || isOpenByVideo || !mayBook(world)) return false;
  escalate(draft, `${ofVideoWish}${keyOf(draft)}`, text, "SHOWING_ISSUE");
  draft.says.push({ say: "video-passed-on" });
  draft.talk = { ...draft.talk, offered: [], awaiting: null, wantsNoTimes: true };
  askContactOnce(draft);
  return true;
}

import type { TimeWish } from "../heard/times.ts";
import { askedTime, openTo } from "./asked-time.ts";
import { asksSomething, type Draft, hasSignal, hears, isOffered, openRequest, timeFor, tourName } from "./draft.ts";
import { asChosen, type Chosen } from "./wished.ts";

/** Whether a renter says that Piper's last words were wrong, and nothing that could be understood besides. */
export const deniesLast = (draft: Draft): boolean =>
  draft.talk.introduced &&
  reproaches.some((each) => hasSignal(draft, each)) &&
  !asksSomething(draft) &&
  !hears(draft, "pass_on");

const reproaches = ["denies-last", "asks-if-heard", "told-before"] as const;

/** Says that Piper was wrong or did not understand, and asks by name whether what the talk stands at is meant. */
export function askWhatStands(draft: Draft, say: "got-it-wrong" | "not-understood"): void {
  draft.says.push({ say });
  const request = openRequest(draft);
  const standing = standingTime(draft);
  if (request) return void draft.says.push({ say: "ask-change", time: timeFor(draft, request.startsAt) });
  if (standing) {
    const { startsAt, tourType } = standing;
    draft.says.push({ say: "ask-take", time: timeFor(draft, startsAt), tour: tourName(tourType) });
    draft.talk = { ...draft.talk, chosen: null, offered: [standing], awaiting: "time" };
    return;
  }
  if (isOffered(draft)) return void draft.says.push({ say: "which-time", isOne: draft.talk.offered.length === 1 });
  draft.says.push({ say: "ask-meant" });
}

/** Whether the talk stands at anything that can be asked about by name. */
export const standsAtSomething = (draft: Draft): boolean =>
  openRequest(draft) !== null || isOffered(draft) || standingTime(draft) !== null;

/** The open time that was chosen or, of one that was named with its day and hour, the one that it comes to. */
function standingTime({ talk, world }: Draft): Chosen | null {
  if (talk.chosen) return talk.chosen;
  if (!talk.standingTime?.from || !talk.standingTime.at) return null;
  const wish: TimeWish = { ...talk.standingTime, tourType: null, choice: null, not: false };
  const { is, times } = askedTime(openTo(world, { ...talk, refused: [] }, null), [wish], world.property.timeZone);
  return is === "open" && times[0] ? asChosen(times[0]) : null;
}

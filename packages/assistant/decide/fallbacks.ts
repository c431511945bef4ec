import type { TimeWish } from "../heard/times.ts";
import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import type { World } from "../world.ts";
import { openTo } from "./asked-time.ts";
import { matching } from "./openings.ts";

/** What is heard, of "Wednesday, Thursday only if that is taken" with only the one that it comes to. */
export function withoutFallbacks(heard: Heard, talk: Talk, world: World): Heard {
  const fallbacks = heard.times.filter(({ isFallback }) => isFallback);
  const others = heard.times.filter(({ isFallback }) => !isFallback);
  const first = others.filter(({ not }) => !not);
  // Beside a showing of one's own, the other time is for the owner to hear.
  const isForOwner = world.request !== null && heard.signals.has("offers-alternative");
  if (fallbacks.length === 0 || first.length === 0 || isForOwner) return heard;
  const isOpen = (wish: TimeWish): boolean =>
    matching(openTo(world, talk, wish.tourType), [wish], world.property.timeZone).length > 0;
  if (first.some(isOpen)) return { ...heard, times: others };
  return fallbacks.some(isOpen) ? { ...heard, times: [...others.filter(({ not }) => not), ...fallbacks] } : heard;
}

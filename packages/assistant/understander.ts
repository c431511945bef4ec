import type { Property } from "@porchlight/domain/properties/property.ts";
import type { Heard } from "./heard.ts";
import type { Line, Talk } from "./talk.ts";

/** How an understander turns words into meaning; the built-in one is pure, an LLM one may stand in. */
export type Understand = (
  text: string,
  context: {
    history: readonly Line[];
    now: Temporal.Instant;
    timeZone: string;
    talk: Talk;
    property: Property;
    /** As renters are told it: who asks for the owner by name asks for a host. */
    ownerName?: string;
    /** What decides which fees the home has: see World. */
    hasScreening?: boolean | undefined;
    hasApplication?: boolean | undefined;
    /** Whether the renter has a showing, requested or confirmed: what is said of its time wishes for no other one. */
    hasShowing?: boolean | undefined;
  },
) => Heard;

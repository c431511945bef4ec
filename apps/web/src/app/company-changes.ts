import { streamEvents } from "@porchlight/contract/system.ts";
import { invalidateTopics } from "./invalidate-topics.ts";
import { followChanges } from "./live-updates.ts";

/** Follows the company's changes: what a screen shows of them is fetched again. */
export const follow = (): (() => void) => followChanges(streamEvents.path, invalidateTopics);

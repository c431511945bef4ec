import type { Capability } from "../app.ts";
import { beginChains } from "./start.ts";

/** A chain of keyed digests per inquiry, over its messages, qualifications and verdicts. */
export const chain: Capability = { start: beginChains };

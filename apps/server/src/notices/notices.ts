import type { Capability } from "../app.ts";
import { notifyAgent } from "./agent.ts";
import { noticeDigests } from "./digest.ts";
import { notifyOwner } from "./owner.ts";

/** What owners and agents are told of what happened. */
export const notices: Capability = {
  jobs: (app) => ({
    "notify-owner": (data: { seq: number }) => notifyOwner(app, data),
    "notify-agent": (data: { seq: number }) => notifyAgent(app, data),
  }),
  sweeps: (app) => [noticeDigests(app)],
};

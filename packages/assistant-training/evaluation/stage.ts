import type { Asked, AskedLine, AskedShowing } from "../commands/leasing/request.ts";
import { homes } from "./homes.ts";

const now = "2026-09-01T10:00";
const saturday = { start: "2026-09-05T09:30", status: "confirmed", kind: "in_person" };
const offer =
  "You're all set for a visit. I have Wednesday, September 2 at 5:30 PM, or Saturday, September 5 at 10:00 AM. Which one suits you?";

type Stage = { now: string; history: AskedLine[]; showings: AskedShowing[]; isKnown: boolean };
const agent = (text: string): AskedLine => ({ speaker: "agent", text });

/** What went before a turn, as `when` tells it. */
function stageOf(when: string): Stage {
  const said = (history: AskedLine[], rest: Partial<Stage> = {}) => ({
    now,
    history,
    showings: [],
    isKnown: true,
    ...rest,
  });
  if (when.startsWith("asked "))
    return said([{ speaker: "user", text: "hi, i like this one" }, agent(`Glad to hear it. ${when.slice(6)}?`)], {
      isKnown: false,
    });
  if (when === "offered") return said([agent(offer)]);
  if (when.startsWith("booked"))
    return said([agent("Your showing is confirmed for Saturday, September 5 at 9:30 AM.")], { showings: [saturday] });
  if (when.startsWith("soon"))
    return said([agent("Reminder: your showing is today at 9:30 AM.")], {
      showings: [saturday],
      now: "2026-09-05T09:22",
    });
  return said([], { isKnown: false });
}

export function askedAt(id: string, home: string, when: string): Asked {
  const { isKnown, ...stage } = stageOf(when);
  return { id, property: homes[home]!, renter: isKnown ? { qualified: true, name: "Robin Vale" } : {}, ...stage };
}

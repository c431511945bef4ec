import { least } from "../rank.ts";
import { clausesOf } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { aimOf } from "./aims.ts";

/** What may stand beside what somebody tells of themselves. */
const beside: ReadonlySet<string> = new Set(["chat", "thank_goodbye"]);

/** Whether a message only tells something of whoever writes, by its likeness to what renters tell: "we're moving from Ohio for work". */
export function tellsOfOneself(said: string): boolean {
  const aims = clausesOf(said).map(({ text, isQuestion }) => {
    const found = isQuestion ? null : aimOf(normal(text), false);
    return found !== null && found.likely >= least.aim ? found.aim : null;
  });
  return aims.includes("told") && aims.every((aim) => aim !== null && (aim === "told" || beside.has(aim)));
}

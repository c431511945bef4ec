import type { App } from "../app.ts";
import { limits } from "../limits.ts";
import { countAttempt } from "../platform/limiter.ts";
import { hasBeenAnswered } from "./queries.ts";

/** How many greetings an hour go out of those that wait. */
const laterPerHour = 10;

/**
 * Returns when Piper may greet the next lead a company adds by hand; null for at once. Until one of them has answered,
 * nothing shows that the addresses belong to people who asked, so beyond a number a day greetings are sent an hour
 * apart.
 *
 * Source  docs/decisions/0063-mail-to-people-who-may-not-have-asked.md
 */
export async function nextGreeting(app: App, companyId: string): Promise<Temporal.Instant | null> {
  const excess = await countAttempt(app, limits.greetingsOfNewOwner, companyId);
  if (excess === 0 || (await hasBeenAnswered(app.db, companyId))) return null;
  return app.clock.now().add({ hours: Math.ceil(excess / laterPerHour) });
}

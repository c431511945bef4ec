/** How far the server's clock is ahead of this machine's, in milliseconds. */
let aheadMilliseconds = 0;

/** Sets the clock by the server's replies, so that "in 5 minutes" means the same on both sides. */
export function followServerClock(reply: Response): void {
  const told = reply.headers.get("X-Now");
  if (!told) return;
  const at = Date.parse(told);
  if (!Number.isNaN(at)) aheadMilliseconds = at - Date.now();
}

/** The time of the product's one clock. */
export const now = (): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Date.now() + Math.round(aheadMilliseconds));

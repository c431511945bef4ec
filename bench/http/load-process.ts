// Sends requests as fast as they are answered and tells its parent how many were. Apart from what it measures.
import autocannon from "autocannon";

process.once("message", async (asked) => {
  const { non2xx, errors, requests, duration } = await autocannon(asked as autocannon.Options);
  process.send?.({ perSecond: requests.total / duration, total: requests.total, failed: non2xx + errors });
  process.disconnect?.();
});

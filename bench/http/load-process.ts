// Sends requests as fast as they are answered and tells its parent how many were. Apart from what it measures.
import autocannon from "autocannon";

process.once("message", async (asked) => {
  const options = asked as autocannon.Options;
  let connection = 0;
  const { non2xx, errors, requests, duration } = await autocannon({
    ...options,
    // A request of its own for each connection, in turn: all would begin with the first one otherwise.
    setupClient: (client) => client.setRequests([{ ...options.requests[connection++ % options.requests.length]! }]),
  });
  process.send?.({ perSecond: requests.total / duration, total: requests.total, failed: non2xx + errors });
  process.disconnect?.();
});

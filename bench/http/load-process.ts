// Sends requests as fast as they are answered and tells its parent how many were. Apart from what it measures.
import autocannon from "autocannon";
import type { Loading } from "./load.ts";

process.once("message", async (asked) => {
  const { follow, ...options } = asked as Loading;
  let connection = 0;
  const { non2xx, errors, requests, duration } = await autocannon({
    ...options,
    // A request of its own for each connection, in turn: all would begin with the first one otherwise.
    setupClient: (client) => {
      const request = { ...options.requests[connection++ % options.requests.length]! };
      client.setRequests([follow ? following(request, follow) : request]);
    },
  });
  process.send?.({ perSecond: requests.total / duration, total: requests.total, failed: non2xx + errors });
  process.disconnect?.();
});

/** A request that names what its last answer told, after the first, which has it already. */
function following({ body = "", ...request }: autocannon.Request, field: string): autocannon.Request {
  let next = body;
  const told = /("seenAt":)"[^"]*"/;
  return {
    ...request,
    setupRequest: (asked) => ({ ...asked, body: next }),
    onResponse: (_status, answer) => {
      next = body.replace(told, `$1${JSON.stringify(JSON.parse(answer)[field])}`);
    },
  };
}

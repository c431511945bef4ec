/** A call made before the app was there, and when its reply began to arrive, in milliseconds since 1970. */
type FirstCalls = { underWay: Map<string, Promise<Response>>; arrivals: WeakMap<Response, number> };

declare global {
  var firstCalls: FirstCalls | undefined;
}

/** The page's own script asks and the app takes: they are built apart, so what they share lies with the page. */
globalThis.firstCalls ??= { underWay: new Map(), arrivals: new WeakMap() };
const { underWay, arrivals } = globalThis.firstCalls;

export function startFirstCalls(address: string, headers: Headers): Promise<Response> {
  const reply = fetch(address, { headers });
  // Whoever takes it hears of a failure; nobody may.
  reply.then((one) => arrivals.set(one, Date.now())).catch(() => undefined);
  underWay.set(address, reply);
  return reply;
}

/** Returns the prefetched reply of an address, once; a second call gets none. */
export function takeFirstReply(address: string): Promise<Response> | undefined {
  const reply = underWay.get(address);
  underWay.delete(address);
  return reply;
}

/** Returns when a prefetched reply started to arrive, in milliseconds since 1970; now for any other. */
export const arrivedAt = (reply: Response): number => arrivals.get(reply) ?? Date.now();

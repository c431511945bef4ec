/** Replies that were asked for before the app was there, by address. */
const underWay = new Map<string, Promise<Response>>();
const arrivals = new WeakMap<Response, number>();

export function askFirst(address: string, headers: Headers): Promise<Response> {
  const reply = fetch(address, { headers });
  // Whoever takes it hears of a failure; nobody may.
  reply.then((one) => arrivals.set(one, Date.now())).catch(() => undefined);
  underWay.set(address, reply);
  return reply;
}

/** The reply to such an address, once: whoever asks again asks anew. */
export function takeFirst(address: string): Promise<Response> | undefined {
  const reply = underWay.get(address);
  underWay.delete(address);
  return reply;
}

/** When such a reply began to arrive, in milliseconds since 1970; now for any other. */
export const arrivedAt = (reply: Response): number => arrivals.get(reply) ?? Date.now();

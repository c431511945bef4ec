import { Agent, request } from "node:http";

export type LoadRequest = { method: string; path: string; headers?: Record<string, string>; body?: unknown };
export type Tally = {
  answered: number;
  /** The result of each request that got no answer or a server error. */
  cut: string[];
};

/**
 * Runs clients that send one request after another until they are stopped. Each keeps its connection, and moves to the
 * next process when one stops accepting connections, as with a load balancer.
 */
export function steadyLoad(urls: readonly string[], clients: number, next: () => LoadRequest) {
  const tally: Tally = { answered: 0, cut: [] };
  let isOver = false;

  async function client(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let target = number; !isOver; ) {
      const wanted = next();
      try {
        const status = await ask(agent, urls[target % urls.length]!, wanted);
        tally.answered += 1;
        if (status >= 500) tally.cut.push(`${wanted.method} ${wanted.path}: ${status}`);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") target += 1;
        else tally.cut.push(`${wanted.method} ${wanted.path}: ${(error as Error).message}`);
      }
    }
    agent.destroy();
  }
  const all = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return {
    answered: () => tally.answered,
    async finish(): Promise<Tally> {
      isOver = true;
      await all;
      return tally;
    },
  };
}

function ask(agent: Agent, url: string, { method, path, headers, body }: LoadRequest): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type = sent === undefined ? {} : { "content-type": "application/json" };
  const asked = request(`${url}${path}`, { agent, method, headers: { ...type, ...headers } }, (response) => {
    response.once("error", reject);
    response.once("end", () => resolve(response.statusCode ?? 0));
    response.resume();
  });
  asked.once("error", reject);
  asked.end(sent);
  return promise;
}

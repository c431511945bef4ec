import { setTimeout as wait } from "node:timers/promises";
import { type BackOff, createBackOff } from "./back-off.ts";
import type { Child } from "./child.ts";

/** One of the programs that `npm start` keeps together. */
export type Part = {
  name: string;
  /** Starts it and hands it over as soon as there is something to stop; resolves once it is ready. */
  start(hold: (child: Child) => void): Promise<void>;
};

type Life = { child: Child; readyAt: number };

/**
 * Keeps parts running: one that dies after it was ready is started again, with pauses that grow, and given up when it
 * dies again and again. `quarantineFailed` is told which, and how.
 */
export function createSupervisor(giveUp: (reason: string) => void, pause: (ms: number) => Promise<unknown> = wait) {
  const held = new Map<Part, Child>();
  let isStopping = false;

  async function live(part: Part): Promise<Life> {
    const died = Promise.withResolvers<never>();
    died.promise.catch(() => undefined);
    const hold = (child: Child): void => {
      held.set(part, child);
      if (isStopping) void child.stop();
      void child.ended.then((how) =>
        died.reject(new Error(`${part.name} ${how} before it was ready; its words are above.`)),
      );
    };
    try {
      await Promise.race([part.start(hold), died.promise]);
    } catch (error) {
      await held.get(part)?.stop();
      throw error;
    }
    return { child: held.get(part)!, readyAt: performance.now() };
  }

  async function keepAlive(part: Part, first: Life): Promise<void> {
    const backOff = createBackOff();
    for (let life: Life | undefined = first; life; ) {
      const how = await life.child.ended;
      life = await liveAgain(part, backOff, `${part.name} ${how}.`, performance.now() - life.readyAt);
    }
  }

  async function liveAgain(part: Part, backOff: BackOff, how: string, livedMs: number): Promise<Life | undefined> {
    if (isStopping) return undefined;
    const pauseMs = backOff.afterLifeOf(livedMs);
    if (pauseMs === undefined) {
      giveUp(`${how} It ended ${backOff.deaths()} times in a row, so it is not started again.`);
      return undefined;
    }
    console.error(`${how} It is started again${pauseMs ? ` in ${pauseMs / 1000} s` : ""}.`);
    await pause(pauseMs);
    if (isStopping) return undefined;
    try {
      const life = await live(part);
      console.error(`${part.name} is back.`);
      return life;
    } catch (error) {
      return liveAgain(part, backOff, (error as Error).message, 0);
    }
  }

  return {
    /** Resolves once the part is ready for the first time; from then on it is kept alive. Errors  it never was. */
    async start(part: Part): Promise<void> {
      const life = await live(part);
      void keepAlive(part, life);
    },
    /** Stops those parts one after the other, and starts none again. */
    async stop(inOrder: readonly Part[]): Promise<void> {
      isStopping = true;
      for (const part of inOrder) await held.get(part)?.stop();
    },
    isStopping: () => isStopping,
    /** Ends everything at once. */
    kill(): void {
      for (const child of held.values()) child.kill();
    },
  };
}

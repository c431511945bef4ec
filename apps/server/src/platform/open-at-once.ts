import { refuse } from "@porchlight/domain/refusals.ts";
import type { Limit } from "./limiter.ts";

/** Counts what is open at once in this process under each key, and refuses more than `most`. */
export class OpenAtOnce {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Opens one more; returns what closes it. Errors  `refusal` beyond the limit. */
  begin(key: string, refusal: Limit["refusal"]): () => void {
    const open = this.#open.get(key) ?? 0;
    if (open >= this.#most) refuse(refusal);
    this.#open.set(key, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(key) ?? 1) - 1;
      if (left > 0) this.#open.set(key, left);
      else this.#open.delete(key);
    };
  }
}

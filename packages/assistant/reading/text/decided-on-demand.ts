import type { Has } from "../../heard/signals.ts";

/** A set whose members are found out when they are asked for, each once: most of them never are. */
export class DecidedOnDemand<Name> implements Has<Name> {
  readonly #holds: (name: Name) => boolean;
  readonly #known = new Map<Name, boolean>();

  constructor(holds: (name: Name) => boolean) {
    this.#holds = holds;
  }

  has(name: Name): boolean {
    const holds = this.#known.get(name) ?? this.#holds(name);
    this.#known.set(name, holds);
    return holds;
  }
}

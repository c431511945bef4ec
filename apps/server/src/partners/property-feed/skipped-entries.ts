import type { SkippedEntry } from "./feed-home.ts";

const maxListed = 100;

/** The entries of a feed that were left out: all are counted, the first are listed. */
export class SkippedEntries {
  readonly listed: SkippedEntry[] = [];
  count = 0;

  add(entry: SkippedEntry): void {
    this.count += 1;
    if (this.listed.length < maxListed) this.listed.push(entry);
  }
}

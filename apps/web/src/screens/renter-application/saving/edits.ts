import { answerSections } from "@porchlight/domain/applications/answers.ts";
import type { AnswerSaver } from "./answer-saver.ts";
import type { AnswerStore } from "./answer-store.ts";
import { withAt } from "./paths.ts";

const isNewer = (savedAt: string | null, seenAt: string | null): boolean =>
  savedAt !== null && (seenAt === null || Temporal.Instant.compare(savedAt, seenAt) > 0);

/** What changes the answers on this device. `go` begins to save. */
export const edits = (store: AnswerStore, go: () => void): Pick<AnswerSaver, "type" | "adopt" | "resolve"> => ({
  type(section, path, value) {
    const { typed, problems } = store.state().sections[section];
    store.progress[section].revision += 1;
    store.put(section, { typed: withAt(typed, path, value) });
    // A field that was not wrong before is checked once it is left.
    const still = Object.entries(store.check(section)).filter(([wrong]) => wrong in problems);
    store.put(section, { problems: Object.fromEntries(still) });
  },
  adopt({ answers, savedAt }) {
    for (const section of answerSections) {
      const own = store.progress[section];
      const theirs = savedAt[section] ?? null;
      if (store.isUnsaved(section) || store.state().sections[section].theirs || !isNewer(theirs, own.seenAt)) continue;
      own.seenAt = theirs;
      store.put(section, { typed: answers[section], problems: {} });
    }
  },
  resolve(section, side) {
    const { theirs } = store.state().sections[section];
    if (!theirs) return;
    const own = store.progress[section];
    own.seenAt = theirs.savedAt;
    if (side === "theirs") own.savedRevision = own.revision;
    store.put(section, { theirs: null, ...(side === "theirs" && { typed: theirs.answers, problems: {} }) });
    go();
  },
});

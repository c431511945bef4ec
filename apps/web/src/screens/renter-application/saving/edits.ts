import { type AnswerSection, answerSections } from "@porchlight/domain/applications/answers.ts";
import type { AnswerStore, Saved } from "./answer-store.ts";
import { at, withAt } from "./paths.ts";

const isNewer = (savedAt: string | null, seenAt: string | null): boolean =>
  savedAt !== null && (seenAt === null || Temporal.Instant.compare(savedAt, seenAt) > 0);

export type Edits = {
  /** Puts what was typed into a field. */
  type: (section: AnswerSection, path: string, value: unknown) => void;
  /** Gives an empty list its first entry where the section was never answered; it is saved with what is answered in it. */
  open: (section: AnswerSection, list: string, fresh: () => object) => void;
  /** Takes over what the server has, where it is newer and nothing unsaved stands against it. */
  adopt: (saved: Saved) => void;
  /** Ends a conflict by keeping one side. */
  resolve: (section: AnswerSection, side: "mine" | "theirs") => void;
};

/** What changes the answers on this device. `go` begins to save. */
export const edits = (store: AnswerStore, go: () => void): Edits => ({
  type(section, path, value) {
    const { typed, problems } = store.state().sections[section];
    store.progress[section].revision += 1;
    store.put(section, { typed: withAt(typed, path, value) });
    // A field that was not wrong before is checked once it is left.
    const still = Object.entries(store.check(section)).filter(([wrong]) => wrong in problems);
    store.put(section, { problems: Object.fromEntries(still) });
  },
  open(section, list, fresh) {
    const { typed } = store.state().sections[section];
    const { seenAt, revision } = store.progress[section];
    const entries = at(typed, list);
    if (seenAt !== null || revision > 0 || !Array.isArray(entries) || entries.length > 0) return;
    store.put(section, { typed: withAt(typed, list, [fresh()]) });
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

import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { type AnswerSection, answerSections } from "@porchlight/domain/applications/answers.ts";
import { type Problems, problemsIn, type Told } from "./checked-answers.ts";

export type Saved = Pick<RenterApplicationView, "answers" | "savedAt">;
/** What another device saved. */
type Theirs = { answers: unknown; savedAt: string | null };
/** One section on this device, as its page shows it. */
export type SectionState = {
  /** The answers as they are in the fields; a field may hold what cannot be saved. */
  typed: unknown;
  problems: Problems;
  /** What another device saved since, until the person has chosen between the two. */
  theirs: Theirs | null;
};
export type SaveNote = "saved" | "saving" | "retrying" | "attention" | null;
export type SaverState = { note: SaveNote; sections: Readonly<Record<AnswerSection, SectionState>> };

/** How far a section is saved. A revision counts the edits of this device. */
type Progress = { seenAt: string | null; revision: number; savedRevision: number; told: Told };

/** The answers on this device with how far they are saved; it calls nobody. */
export type AnswerStore = {
  /** The same object until something changes. */
  state: () => SaverState;
  subscribe: (listener: () => void) => () => void;
  progress: Readonly<Record<AnswerSection, Progress>>;
  put: (section: AnswerSection, part: Partial<SectionState>) => void;
  note: (next: SaveNote) => void;
  /** Returns what is wrong with a section now. */
  check: (section: AnswerSection) => Problems;
  isUnsaved: (section: AnswerSection) => boolean;
  /** Returns a section that can be saved, if any: one in conflict waits for the person. */
  nextUnsaved: () => AnswerSection | undefined;
};

const bySection = <Value>(value: (section: AnswerSection) => Value): Record<AnswerSection, Value> =>
  Object.fromEntries(answerSections.map((section) => [section, value(section)])) as Record<AnswerSection, Value>;

/** A store that begins with what the server has. */
export function createAnswerStore({ answers, savedAt }: Saved): AnswerStore {
  let state: SaverState = {
    note: null,
    sections: bySection((section) => ({ typed: answers[section], problems: {}, theirs: null })),
  };
  const progress = bySection<Progress>((section) => ({
    seenAt: savedAt[section] ?? null,
    revision: 0,
    savedRevision: 0,
    told: {},
  }));
  const listeners = new Set<() => void>();
  const change = (next: SaverState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isUnsaved = (section: AnswerSection): boolean => progress[section].revision !== progress[section].savedRevision;
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress,
    put: (section, part) =>
      change({ ...state, sections: { ...state.sections, [section]: { ...state.sections[section], ...part } } }),
    note(next) {
      if (state.note !== next) change({ ...state, note: next });
    },
    check: (section) => problemsIn(section, state.sections[section].typed, progress[section].told),
    isUnsaved,
    nextUnsaved: () => answerSections.find((section) => isUnsaved(section) && !state.sections[section].theirs),
  };
}

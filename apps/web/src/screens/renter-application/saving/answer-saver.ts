import { type AnswerSection, answerSections } from "@porchlight/domain/applications/answers.ts";
import { createAnswerStore, type Saved, type SaverState } from "./answer-store.ts";
import { type Edits, edits } from "./edits.ts";
import { type Calls, saveSection } from "./save-section.ts";

type Ways = Calls & {
  /** Resolves after so many failures in a row, or as soon as `hurry` is called. */
  pause: (failures: number) => { over: Promise<unknown>; hurry: () => void };
};

export type AnswerSaver = Edits & {
  state: () => SaverState;
  subscribe: (listener: () => void) => () => void;
  /** Checks and saves a section: a field of it was left. */
  leave: (section: AnswerSection) => void;
  /** Checks and saves everything. Resolves to whether all is saved once nothing more can be done at once. */
  flush: () => Promise<boolean>;
  /** The sections with something typed that is not saved. */
  unsaved: () => AnswerSection[];
  hasUnsaved: () => boolean;
};

/**
 * Saves the answers of an application, one section a call and one call at a time. Nothing that was typed is lost: a call
 * that fails is made again until it arrives, and a section that another device saved since waits for the person.
 */
export function createAnswerSaver(start: Saved, { pause, ...calls }: Ways): AnswerSaver {
  const store = createAnswerStore(start);
  let running: Promise<void> | null = null;
  let hurry = (): void => undefined;
  const waiting = new Set<() => void>();
  const tellWaiting = (): void => {
    for (const told of waiting) told();
    waiting.clear();
  };

  async function run(): Promise<void> {
    let failures = 0;
    for (let section = store.nextUnsaved(); section; section = store.nextUnsaved()) {
      store.note(failures > 0 ? "retrying" : "saving");
      try {
        await saveSection(store, calls, section);
        failures = 0;
      } catch {
        failures += 1;
        store.note("retrying");
        tellWaiting();
        const paused = pause(failures);
        hurry = paused.hurry;
        await paused.over;
      }
    }
    const isFine = Object.values(store.state().sections).every(
      ({ problems, theirs }) => !theirs && Object.keys(problems).length === 0,
    );
    store.note(isFine ? "saved" : "attention");
  }
  function go(): void {
    hurry();
    if (running || !store.nextUnsaved()) return;
    running = run().finally(() => {
      running = null;
      tellWaiting();
    });
  }
  const leave = (section: AnswerSection): void => {
    store.put(section, { problems: store.check(section) });
    go();
  };
  const unsaved = (): AnswerSection[] => answerSections.filter(store.isUnsaved);
  const hasUnsaved = (): boolean => unsaved().length > 0;
  return {
    ...edits(store, go),
    state: store.state,
    subscribe: store.subscribe,
    leave,
    unsaved,
    hasUnsaved,
    async flush() {
      for (const section of unsaved()) leave(section);
      if (running) await new Promise<void>((resolve) => void waiting.add(resolve));
      return !hasUnsaved();
    },
  };
}

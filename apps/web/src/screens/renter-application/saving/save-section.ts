import type { AnswerSection, Answers } from "@porchlight/domain/applications/answers.ts";
import type { AnswerStore, Saved } from "./answer-store.ts";
import { savableAnswers } from "./checked-answers.ts";
import { judge } from "./judge.ts";
import { at, isSame } from "./paths.ts";

/** How a section is sent, and how the application is read anew. */
export type Calls = {
  send: (section: AnswerSection, answers: unknown, seenAt: string | null) => Promise<{ savedAt: string }>;
  reload: () => Promise<Saved>;
};
type Sent = { revision: number; answers: unknown; typed: unknown };

/** Saves one section once. Errors  whatever the call failed with, where it may arrive another time. */
export async function saveSection(store: AnswerStore, { send, reload }: Calls, section: AnswerSection): Promise<void> {
  const own = store.progress[section];
  const { typed } = store.state().sections[section];
  const answers = savableAnswers(section, typed as Answers[AnswerSection], store.check(section));
  const sent: Sent = { revision: own.revision, answers, typed };
  try {
    own.seenAt = (await send(section, answers, own.seenAt)).savedAt;
    own.savedRevision = sent.revision;
  } catch (error) {
    const verdict = judge(error);
    if (verdict.kind === "again") throw error;
    if (verdict.kind === "changed-elsewhere") return compare(store, section, await reload(), sent);
    if (verdict.kind === "fields" && marks(store, section, verdict.fields, sent)) return;
    own.savedRevision = sent.revision;
    if (verdict.kind === "over") await reload();
  }
}

/** Marks the fields that the server refused. Returns whether the rest can be saved without them. */
function marks(
  store: AnswerStore,
  section: AnswerSection,
  fields: Readonly<Record<string, string>>,
  { typed }: Sent,
): boolean {
  const own = store.progress[section];
  const known = store.check(section);
  const told = Object.entries(fields).map(([path, message]) => [path, { message, value: at(typed, path) }] as const);
  own.told = { ...own.told, ...Object.fromEntries(told) };
  store.put(section, { problems: store.check(section) });
  return Object.keys(fields).some((path) => !(path in known));
}

function compare(store: AnswerStore, section: AnswerSection, saved: Saved, mine: Sent): void {
  const theirs = { answers: saved.answers[section], savedAt: saved.savedAt[section] ?? null };
  // The same answers: an earlier call of this device arrived, and its reply did not.
  if (isSame(theirs.answers, mine.answers)) store.progress[section].seenAt = theirs.savedAt;
  else store.put(section, { theirs });
}

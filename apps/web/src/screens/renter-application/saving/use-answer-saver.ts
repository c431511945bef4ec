import { type RenterApplicationView, saveAnswers } from "@porchlight/contract/renter-applications.ts";
import { answerSections } from "@porchlight/domain/applications/answers.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "../../../app/call.ts";
import { useKeptTyping } from "../../../app/kept-typing.ts";
import { queryClient } from "../../../app/query-client.ts";
import { applicationQuery } from "../../../sections/renter/applications.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { type AnswerSaver, createAnswerSaver } from "./answer-saver.ts";

const firstPauseMs = 2000;
const maxPauseMs = 30_000;

/** Waits ever longer after failures in a row, but no longer than until the browser is online again. */
function pauseAfter(failures: number): { over: Promise<void>; hurry: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs));
  addEventListener("online", () => resolve(), { once: true });
  return { over: promise.finally(() => clearTimeout(timer)), hurry: resolve };
}

const saverFor = (view: RenterApplicationView): AnswerSaver =>
  createAnswerSaver(view, {
    send: (section, answers, seenAt) =>
      call(saveAnswers, {
        params: { id: view.id },
        body: { section, answers, seenAt } as Parameters<typeof call<typeof saveAnswers>>[1]["body"],
        keepalive: document.visibilityState === "hidden",
      }),
    reload: () => queryClient.fetchQuery({ ...applicationQuery(view.id), staleTime: 0 }),
    pause: pauseAfter,
  });

/** The saver of an application's answers on this device, which lasts as long as its page. */
export function useAnswerSaver(view: RenterApplicationView): AnswerSaver {
  const { frame } = useWords();
  const [saver] = useState(() => saverFor(view));
  useEffect(() => saver.adopt(view), [saver, view]);
  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === "hidden") void saver.flush();
    };
    document.addEventListener("visibilitychange", flushWhenHidden);
    return () => document.removeEventListener("visibilitychange", flushWhenHidden);
  }, [saver]);
  useKeptTyping<Record<string, object>>(
    `application ${view.id}`,
    () => (saver.hasUnsaved() ? unsavedOf(saver) : undefined),
    (typed) => retype(saver, typed),
    frame.restored,
  );
  return saver;
}

const unsavedOf = (saver: AnswerSaver): Record<string, object> =>
  Object.fromEntries(saver.unsaved().map((section) => [section, saver.state().sections[section].typed as object]));

function retype(saver: AnswerSaver, typed: Record<string, object>): void {
  for (const section of answerSections) {
    if (!typed[section]) continue;
    for (const [field, value] of Object.entries(typed[section])) saver.type(section, field, value);
    saver.leave(section);
  }
}

/** What the saver knows now. */
export const useSaverState = (saver: AnswerSaver) => useSyncExternalStore(saver.subscribe, saver.state);

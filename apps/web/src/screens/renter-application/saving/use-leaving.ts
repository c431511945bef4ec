import { useBlocker } from "@tanstack/react-router";
import type { AnswerSaver } from "./answer-saver.ts";

/** Saves everything before the page is left, and asks when that is not possible now. */
export const useLeaving = (saver: AnswerSaver) =>
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const flushed = saver.flush();
      return current.pathname !== next.pathname && !(await flushed);
    },
    enableBeforeUnload: saver.hasUnsaved,
    withResolver: true,
  });

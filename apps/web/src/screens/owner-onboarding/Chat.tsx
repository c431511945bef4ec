import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import { AnsweredQuestion } from "./AnsweredQuestion.tsx";
import css from "./Chat.module.css";
import { Progress } from "./Progress.tsx";
import { hasQuestion } from "./questions.ts";
import { type Draft, isAnsweredAt, type StepPath, stepBefore } from "./steps.ts";
import { useTyping } from "./use-typing.ts";

type ChatProps = {
  /** The question, which is the page's heading. */
  question: string;
  /** A second bubble. */
  more?: string;
  /** Left out at the welcome, which is no step. */
  at?: StepPath;
  draft: Draft;
  /** The answers are saved: nothing can be changed here any more. */
  isSaved?: boolean;
  children: ReactNode;
};

/** One question of the assistant, typed out, and then the place to answer it. */
export function Chat({ question, more, at, draft, isSaved = false, children }: ChatProps) {
  useDocumentTitle(at ? question : "Welcome");
  const lines = more ? [question, more] : [question];
  const { typed, isDone } = useTyping(lines, isSaved || (at !== undefined && isAnsweredAt(at, draft)));
  const before = at && stepBefore(at, draft);
  return (
    <div className={css.page}>
      {at && <Progress at={at} draft={draft} isSaved={isSaved} />}
      {before && hasQuestion(before) && at !== "finish" && <AnsweredQuestion path={before} draft={draft} />}
      <div className={css.row}>
        <LanternDisc size={44} />
        <div className={css.said}>
          <div className={css.bubble}>
            <h1 tabIndex={-1}>
              <Line text={question} typed={typed[0]!} />
            </h1>
          </div>
          {more && (
            <p className={`${css.bubble} ${typed[1] === 0 ? css.unsaid : ""}`}>
              <Line text={more} typed={typed[1]!} />
            </p>
          )}
        </div>
        <div className={`${css.answer} ${isDone ? css.asked : css.unsaid}`} inert={!isDone}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** A screen reader has the whole line at once. What is still to come keeps its place, so that nothing moves. */
function Line({ text, typed }: { text: string; typed: number }) {
  if (typed >= text.length) return text;
  return (
    <>
      <span className="pl-hidden">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span className={css.unsaid}>{text.slice(typed)}</span>
      </span>
    </>
  );
}

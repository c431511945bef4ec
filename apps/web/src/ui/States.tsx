import { type ReactNode, use } from "react";
import { Action } from "./Action.tsx";
import { ControlWordsContext } from "./control-words.ts";
import { Lantern } from "./Lantern.tsx";
import css from "./States.module.css";

type Words = { title: string; text?: string; children?: ReactNode };

/** The empty state of a list, with what to do next. */
export function Empty({ title, text, children }: Words) {
  return (
    <div className={css.empty}>
      <Lantern lit={false} size={32} />
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.action}>{children}</div>}
    </div>
  );
}

/** The error state of a part; the rest of the page still works. */
export function Failed({ title, text, onRetry }: { title: string; text?: string; onRetry?: () => void }) {
  const words = use(ControlWordsContext);
  return (
    <div className={css.empty} role="alert">
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text ?? words.reload}</p>
      {onRetry && (
        <div className={css.action}>
          <Action onClick={onRetry}>{words.tryAgain}</Action>
        </div>
      )}
    </div>
  );
}

/**
 * The loading state as rows in the shape of the content, shown after 200 ms; `grid` is the class that lays them out.
 */
export function LoadingRows({ rows = 4, height = 72, grid = "" }: { rows?: number; height?: number; grid?: string }) {
  const { loading } = use(ControlWordsContext);
  return (
    <div className={`${css.late} ${grid}`} aria-busy="true">
      <span className="pl-hidden">{loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={css.row} style={{ height, marginBottom: grid ? 0 : "0.75rem" }} />
      ))}
    </div>
  );
}

/** The loading state of a part with unknown shape, also shown after 200 ms. */
export function Spinner() {
  const { loading } = use(ControlWordsContext);
  return (
    <div className={`${css.late} ${css.spinner}`} aria-busy="true">
      <span className="pl-hidden">{loading}</span>
      <span className={css.ring} />
    </div>
  );
}

import type { ReactNode } from "react";
import { useDocumentTitle } from "./document-title.ts";
import css from "./Screen.module.css";

/** The frame of a page: its one `h1`, which takes the focus on arrival and names the document. */
export function Screen(props: {
  title: string;
  /** Above the title: the way back. */
  back?: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  useDocumentTitle(props.title);
  return (
    <div className={`${css.screen} ${props.narrow ? css.reading : ""}`}>
      {props.back}
      <div className={css.head}>
        <div>
          <h1 className={css.title} tabIndex={-1}>
            {props.title}
          </h1>
          {props.sub && <div className={`${css.sub} pl-num`}>{props.sub}</div>}
        </div>
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </div>
  );
}

import type { ReactNode } from "react";
import { useDocumentTitle } from "./document-title.ts";
import css from "./Screen.module.css";

/** The frame of a page with its only `h1`, which gets the focus on navigation and sets the document's title. */
export function Screen(props: {
  title: string;
  /** The link back, above the title. */
  back?: ReactNode;
  /** What stands beside the title. */
  badge?: ReactNode;
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
          <div className={css.titled}>
            <h1 className={css.title} tabIndex={-1}>
              {props.title}
            </h1>
            {props.badge}
          </div>
          {props.sub && <div className={`${css.sub} pl-num`}>{props.sub}</div>}
        </div>
        {props.actions && <div className={css.actions}>{props.actions}</div>}
      </div>
      {props.children}
    </div>
  );
}

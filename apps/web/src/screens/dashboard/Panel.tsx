import { type ReactNode, useId } from "react";
import css from "./Panel.module.css";

type PanelProps = {
  title: string;
  /** How much there is; 0 is not shown. */
  count?: number;
  /** What leads to all of it. */
  more?: ReactNode;
  children: ReactNode;
};

/** A panel beside the main column, with its heading. */
export function Panel({ title, count = 0, more, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title} tabIndex={-1}>
          {title}
          {count > 0 && <span className={`${css.count} pl-num`}> {count}</span>}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}

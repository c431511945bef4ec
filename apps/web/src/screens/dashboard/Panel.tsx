import { type ReactNode, useId } from "react";
import { CountedTitle } from "../../ui/CountedTitle.tsx";
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
        <CountedTitle id={id} title={title} count={count} />
        {more}
      </div>
      {children}
    </section>
  );
}

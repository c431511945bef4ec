import { type ReactNode, type RefObject, useId } from "react";
import type { PanelName } from "../../sections/property-editors/panels.ts";
import css from "./DetailsCard.module.css";

/** What stands in a card while there is nothing in it: the prompt, and why it matters. */
export type NothingSaid = { prompt?: string; why: string };

type CardFrameProps = {
  title: string;
  /** What an address can point at. */
  id?: string;
  /** With an id, the heading takes the focus of what is taken away. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The panel that edits it. */
  panel?: PanelName;
  /** Over the whole width of the page. */
  wide?: boolean;
  /** Beside the heading. */
  beside?: ReactNode;
  empty?: NothingSaid | false;
  children?: ReactNode;
};

/** How every card of the details page looks, with what it says or why it is worth filling. */
export function CardFrame({
  title,
  id,
  heading,
  panel,
  wide = false,
  beside,
  empty = false,
  children,
}: CardFrameProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={`${css.card} ${wide ? css.wide : ""} ${empty ? css.empty : ""}`}
      aria-labelledby={headingId}
      data-card={panel}
    >
      <div className={css.head}>
        <h2 ref={heading} id={headingId} className={css.title} tabIndex={id ? -1 : undefined}>
          {title}
        </h2>
        {beside}
      </div>
      {empty && (
        <p className={css.prompt}>
          <span>{empty.prompt ?? "No info"}</span> <span>{empty.why}</span>
        </p>
      )}
      {children}
    </section>
  );
}

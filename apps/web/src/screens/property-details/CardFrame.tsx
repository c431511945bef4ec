import { type ReactNode, type RefObject, useId } from "react";
import type { PanelName } from "../../sections/property-editors/panels.ts";
import css from "./DetailsCard.module.css";

/** The text of an empty card: the prompt, and why it matters. */
export type NothingSaid = { prompt?: string; why: string };

type CardFrameProps = {
  title: string;
  /** What an address can point at. */
  id?: string;
  /** With an id, the heading receives the focus of elements that are removed. */
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

/** The frame of every card on the details page, with its content or why it is worth filling in. */
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

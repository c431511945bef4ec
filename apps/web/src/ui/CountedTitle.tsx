import css from "./CountedTitle.module.css";

type CountedTitleProps = { id: string; title: string /** How much there is; 0 is not shown. */; count: number };

/** The heading of a section, with how much is in it. */
export const CountedTitle = ({ id, title, count }: CountedTitleProps) => (
  <h2 id={id} className={css.title} tabIndex={-1}>
    {title}
    {count > 0 && <span className={`${css.count} pl-num`}> {count}</span>}
  </h2>
);

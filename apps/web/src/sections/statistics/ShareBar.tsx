import css from "./ShareBar.module.css";

/** How much of a total its part is, as a bar; the numbers stand beside it. */
export function ShareBar({ part, total, quiet = false }: { part: number; total: number; quiet?: boolean }) {
  const share = part === 0 ? 0 : Math.min(1, part / total);
  return (
    <span className={`${css.bar} ${quiet ? css.quiet : ""}`} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}

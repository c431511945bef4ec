import type { Point } from "./BarChart.tsx";
import css from "./ChartTable.module.css";
import { written } from "./number-words.ts";

type ChartTableProps = {
  label: string;
  /** The name of the first column. */
  bucket: string;
  series: [string, string];
  points: Point[];
};

/** The numbers of a chart as a table. */
export function ChartTable({ label, bucket, series, points }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={`${css.table} pl-num`}>
        <thead>
          <tr>
            {[bucket, ...series].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, name, values: [total, part] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{written(total)}</td>
              <td>{written(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { ticksUpTo } from "@porchlight/domain/statistics/ticks.ts";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from "react";
import css from "./BarChart.module.css";
import { labelled } from "./bucket-words.ts";

/** A bucket as it is drawn: its label below the axis, its name, and the values of both series. */
export type Point = { key: string; tick: string; name: string; values: [number, number] };

type BarChartProps = {
  /** What it shows, for screen readers. */
  label: string;
  /** The names of the total and of the part of it. */
  series: [string, string];
  points: Point[];
  /** Whether the total is a level, drawn without gaps, instead of a count. */
  isLevel: boolean;
};

/** Where each key leads from a point; the last one has the place -1. */
const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowDown: (place) => Math.max(0, place - 1),
  ArrowRight: (place) => place + 1,
  ArrowUp: (place) => place + 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
};

/**
 * A chart of bars with the part inside its total. It is a slider over its points: arrow keys and the pointer choose one, and
 * its values are shown and read out.
 */
export function BarChart({ label, series, points, isLevel }: BarChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const place = chosen === null ? null : Math.min(chosen, last);
  const ticks = ticksUpTo(Math.max(...points.flatMap(({ values }) => values)));
  const top = ticks.at(-1)!;
  const isEmpty = points.every(({ values }) => values.every((value) => value === 0));
  const current = points[place ?? last]!;
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && place !== null) {
      event.stopPropagation();
      setChosen(null);
    }
    const to = moves[event.key]?.(place ?? last);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(to, last));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * points.length))));
  };
  return (
    <div className={`${css.chart} pl-num`}>
      <div className={css.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={along(tick / top)}>
            {tick.toLocaleString("en-US")}
          </span>
        ))}
      </div>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-roledescription="chart"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={place ?? last}
        aria-valuetext={[current.name, ...valueWords(current, series)].join(", ")}
        onKeyDown={press}
        onFocus={() => setChosen((before) => before ?? last)}
        onBlur={() => setChosen(null)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType, currentTarget }) =>
          pointerType === "mouse" && document.activeElement !== currentTarget && setChosen(null)
        }
      >
        <Bars points={points} ticks={ticks} chosen={place} isLevel={isLevel} />
        {isEmpty && <p className={css.empty}>No activity in this range</p>}
        {place !== null && <Values point={current} series={series} share={(place + 0.5) / points.length} />}
      </div>
      <div className={css.labels} aria-hidden="true">
        {labelled(points.length).map((index) => (
          <span key={points[index]!.key} style={along((index + 0.5) / points.length)}>
            {points[index]!.tick}
          </span>
        ))}
      </div>
    </div>
  );
}

/** 4 total, 3 qualified */
const valueWords = ({ values }: Point, series: [string, string]): string[] =>
  values.map((value, place) => `${value.toLocaleString("en-US")} ${series[place]!.toLowerCase()}`);

/** Returns a place along an axis, for the styles. */
const along = (share: number): CSSProperties => ({ "--share": share }) as CSSProperties;

type BarsProps = { points: Point[]; ticks: number[]; chosen: number | null; isLevel: boolean };

function Bars({ points, ticks, chosen, isLevel }: BarsProps) {
  const top = ticks.at(-1)!;
  const slot = 100 / points.length;
  const up = (value: number): CSSProperties => ({
    y: `${100 - (value / top) * 100}%`,
    // Longer than it is high, so that only the upper corners are round.
    height: `calc(${(value / top) * 100}% + 8px)`,
  });
  return (
    <svg
      className={css.bars}
      style={{ "--slot": `${slot}%` } as CSSProperties}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {chosen !== null && <rect className={css.chosen} x={`${chosen * slot}%`} width={`${slot}%`} height="100%" />}
      {ticks.map((tick) => {
        const y = `${100 - (tick / top) * 100}%`;
        return <line key={tick} className={css.line} x1="0" x2="100%" y1={y} y2={y} />;
      })}
      {points.map(({ key, values: [total, part] }, place) => {
        const at = along((place + 0.5) / points.length);
        const totalHeight = `${100 - (total / top) * 100}%`;
        return (
          <g key={key} style={at}>
            {total > 0 && <rect className={isLevel ? css.level : css.total} style={up(total)} />}
            {part > 0 && <rect className={css.part} style={up(part)} />}
            {isLevel && (
              <line
                className={css.edge}
                x1={`${place * slot}%`}
                x2={`${(place + 1) * slot}%`}
                y1={totalHeight}
                y2={totalHeight}
              />
            )}
            {!isLevel && 0 < total && total < part && <rect className={css.mark} style={{ y: totalHeight }} />}
          </g>
        );
      })}
    </svg>
  );
}

function Values({ point, series, share }: { point: Point; series: [string, string]; share: number }) {
  const [total, part] = valueWords(point, series);
  return (
    <div className={`${css.values} ${share > 0.5 ? css.before : ""}`} style={along(share)} aria-hidden="true">
      <b>{point.name}</b>
      <span className={css.ofTotal}>{total}</span>
      <span className={css.ofPart}>{part}</span>
    </div>
  );
}

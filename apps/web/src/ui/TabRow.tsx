import { type KeyboardEvent, useRef } from "react";
import { useChosenInSight } from "./chosen-in-sight.ts";
import css from "./TabRow.module.css";

type TabRowProps<Value extends string> = {
  /** The name of the row, for screen readers. */
  label: string;
  look: "line" | "segments";
  /** `waiting` is how much in a tab waits for the reader. */
  tabs: readonly { value: Value; label: string; waiting?: number }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the panel that shows the chosen tab. */
  panelId: string;
};

/** The id of a tab, which its panel is labelled by. */
export const tabId = (panelId: string, value: string): string => `${panelId}-${value}`;

/** A row of tabs over one panel; the arrow keys, Home and End move the choice. */
export function TabRow<Value extends string>({ label, look, tabs, value, onChange, panelId }: TabRowProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  // Counts widen the tabs before it.
  useChosenInSight(row, '[aria-selected="true"]', `${value} ${tabs.map(({ waiting = 0 }) => waiting).join(" ")}`);
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={row} className={css[look]} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          id={tabId(panelId, tab.value)}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          className={css.tab}
          onClick={() => onChange(tab.value)}
          onKeyDown={move}
        >
          {tab.label}
          {(tab.waiting ?? 0) > 0 && (
            <span className={`${css.waiting} pl-num`}>
              {tab.waiting}
              <span className="pl-hidden"> waiting</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

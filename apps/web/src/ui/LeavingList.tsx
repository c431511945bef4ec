import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./LeavingList.module.css";

const leavingMilliseconds = 180;

type Row<Item> = { key: string; item: Item; leaving: boolean };

/** The rows now, with those that just left still at their place. */
function withLeaving<Item>(shown: Row<Item>[], items: readonly Item[], keyOf: (item: Item) => string): Row<Item>[] {
  const now = new Map(items.map((item) => [keyOf(item), item]));
  const rows: Row<Item>[] = items.map((item) => ({ key: keyOf(item), item, leaving: false }));
  shown.forEach((row, place) => {
    if (!now.has(row.key)) rows.splice(Math.min(place, rows.length), 0, { ...row, leaving: true });
  });
  return rows;
}

const areSame = <Item,>(some: Row<Item>[], others: Row<Item>[]): boolean =>
  some.length === others.length &&
  some.every(({ item, leaving }, place) => item === others[place]!.item && leaving === others[place]!.leaving);

/**
 * A list whose rows collapse when they leave. Where the row that left held the focus, the next one's first action gets it,
 * else the one before, else the heading of the section.
 */
export function LeavingList<Item>({
  items,
  keyOf,
  label,
  children,
}: {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  label: string;
  children: (item: Item, place: number) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const touched = useRef("");
  const [shown, setShown] = useState(() => withLeaving([], items, keyOf));
  const rows = withLeaving(shown, items, keyOf);
  const leaving = rows.filter((row) => row.leaving).map((row) => row.key);
  const changed = rows.map(({ key, leaving }) => `${key}${leaving ? "-" : ""}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are told apart by their keys
  useEffect(() => setShown((before) => (areSame(before, rows) ? before : rows)), [changed, items]);
  const gone = leaving.join();
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => {
      const keys = gone.split(",");
      passFocusOn(list.current, keys, touched.current);
      setShown((before) => before.filter(({ key }) => !keys.includes(key)));
    }, leavingMilliseconds);
    return () => clearTimeout(timer);
  }, [gone]);
  const places = new Map(items.map((item, place) => [keyOf(item), place]));
  if (rows.length === 0) return null;
  return (
    <ul ref={list} className={css.list} aria-label={label}>
      {rows.map(({ key, item, leaving }) => (
        <li
          key={key}
          data-key={key}
          className={leaving ? css.leaving : css.row}
          onFocus={() => {
            touched.current = key;
          }}
        >
          <div className={css.inner}>{children(item, places.get(key) ?? -1)}</div>
        </li>
      ))}
    </ul>
  );
}

/** A button that waits for its answer is disabled and loses the focus to the page, so the row last touched counts, too. */
function passFocusOn(list: HTMLUListElement | null, keys: string[], touched: string): void {
  const rows = [...(list?.children ?? [])] as HTMLElement[];
  const focused = document.activeElement;
  const held = (row: HTMLElement) =>
    row.contains(focused) || (focused === document.body && row.dataset.key === touched);
  const left = rows.findIndex((row) => keys.includes(row.dataset.key ?? "") && held(row));
  if (left < 0) return;
  const stays = (row: HTMLElement) => !keys.includes(row.dataset.key ?? "");
  const next = rows.slice(left + 1).find(stays) ?? rows.slice(0, left).findLast(stays);
  const target =
    next?.querySelector<HTMLElement>("[data-acts] :is(button, a)") ??
    list?.closest("section")?.querySelector<HTMLElement>("h2");
  target?.focus();
}

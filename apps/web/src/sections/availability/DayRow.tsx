import { type Weekday, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { MoreMenu } from "../../ui/MoreMenu.tsx";
import { SwitchField } from "../../ui/SwitchField.tsx";
import css from "./Availability.module.css";
import { SlotRow } from "./SlotRow.tsx";
import { rangeLabel } from "./times.ts";
import type { Week } from "./use-week.ts";
import { isPlaceholder, weekdayNames, workdays } from "./week.ts";

type DayRowProps = { weekday: Weekday; week: Week; opened: boolean; onOpen: (opened: boolean) => void };

/** A day of the week: whether homes are shown on it, and when. On a phone its hours open by a tap. */
export function DayRow({ weekday, week, opened, onOpen }: DayRowProps) {
  const id = useId();
  const daySwitch = useRef<HTMLInputElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const day = weekdayNames[weekday];
  const rows = week.rows.filter((row) => row.weekday === weekday);
  const isOn = rows.length > 0;
  const isWrong = rows.some(({ key }) => week.problems.has(key));
  const isOpen = opened || isWrong;
  const hours = rows.filter((row) => !isPlaceholder(row)).map(rangeLabel);
  const summary = !isOn ? "Off" : isWrong ? "Check hours" : hours.join(", ") || "No hours yet";
  return (
    <li className={css.day} data-on={isOn || undefined} data-open={isOpen || undefined}>
      <div className={css.dayHead}>
        <SwitchField
          leading
          ref={daySwitch}
          label={day}
          checked={isOn}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) week.switchOn(weekday);
            else week.switchOff(weekday);
            onOpen(currentTarget.checked);
          }}
        />
        {isOn && (
          <button
            type="button"
            className={css.summary}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${day}, ${summary}`}
            onClick={() => onOpen(!isOpen)}
          >
            {summary}
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </button>
        )}
      </div>
      {!isOn && <span className={css.off}>{summary}</span>}
      {isOn && (
        <div className={css.slots} id={id}>
          <div>
            {rows.map((row) => (
              <SlotRow
                key={row.key}
                row={row}
                problem={week.problems.get(row.key)}
                onChange={(times) => week.edit(row, times)}
                onRemove={() => {
                  week.remove(row);
                  daySwitch.current?.focus();
                }}
              />
            ))}
          </div>
          <button
            type="button"
            className={css.add}
            aria-label={`Add hours on ${day}`}
            onClick={() => {
              onOpen(true);
              week.add(weekday);
            }}
          >
            <IconPlus size={18} stroke={1.75} aria-hidden />
            <span>Add hours</span>
          </button>
          {hours.length > 0 && !isWrong && (
            <MoreMenu
              label={`Copy ${day}'s hours`}
              sign="copy"
              button={copy}
              entries={[
                { key: "workdays", label: "Copy to weekdays", act: () => week.copyTo(weekday, workdays) },
                { key: "all", label: "Copy to every day", act: () => week.copyTo(weekday, weekdays) },
              ]}
            />
          )}
        </div>
      )}
    </li>
  );
}

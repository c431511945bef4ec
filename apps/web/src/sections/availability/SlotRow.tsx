import { refusals } from "@porchlight/domain/refusals.ts";
import { IconAlertTriangle, IconTrash } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { Hint } from "../../ui/Hint.tsx";
import { timesWith } from "../../ui/quarter-hours.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import css from "./Availability.module.css";
import { nextDayNote, rangeLabel } from "./times.ts";
import { type Row, type RowProblem, weekdayNames } from "./week.ts";

type SlotRowProps = {
  row: Row;
  problem: RowProblem | undefined;
  onChange: (times: { startTime?: string; endTime?: string }) => void;
  onRemove: () => void;
};

/** The fields of a slot's start and end, with its problem. */
export function SlotRow({ row, problem, onChange, onRemove }: SlotRowProps) {
  const errorId = useId();
  const start = useRef<HTMLSelectElement>(null);
  const isFresh = row.id === null && !row.isUnsaved;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a placeholder that just came takes the focus
  useEffect(() => {
    if (isFresh) start.current?.focus();
  }, []);
  const day = weekdayNames[row.weekday];
  const note = nextDayNote(row);
  const field = {
    error: Boolean(problem),
    "aria-describedby": problem ? errorId : undefined,
    className: css.time,
    classNames: { wrapper: css.field },
    rightSectionWidth: 34,
  } as const;
  return (
    <fieldset className={css.slot} aria-label={`${day}, ${rangeLabel(row)}`}>
      <SelectField
        {...field}
        ref={start}
        aria-label={`${day} start time`}
        choices={timesWith(row.startTime)}
        value={row.startTime}
        onChange={(startTime) => onChange({ startTime })}
      />
      <span className={css.dash} aria-hidden>
        –
      </span>
      <SelectField
        {...field}
        aria-label={`${day} end time`}
        choices={timesWith(row.endTime)}
        value={row.endTime}
        onChange={(endTime) => onChange({ endTime })}
      />
      <Hint label="Remove these hours">
        <button type="button" className={css.icon} aria-label={`Remove ${day}, ${rangeLabel(row)}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </button>
      </Hint>
      <div className={css.said} id={errorId} aria-live="polite">
        {problem ? (
          <span className={css.problem}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {refusals[problem]}
          </span>
        ) : (
          note && <span>{note}</span>
        )}
      </div>
    </fieldset>
  );
}

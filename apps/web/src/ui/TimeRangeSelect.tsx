import { NativeSelect } from "@mantine/core";
import { type TimeRange, timeRanges } from "@porchlight/domain/kernel/time-range.ts";

const choices = Object.entries(timeRanges).map(([value, label]) => ({ value, label }));

/** How far back a list or a number reaches. */
export function TimeRangeSelect({ value, onChange }: { value: TimeRange; onChange: (range: TimeRange) => void }) {
  return (
    <NativeSelect
      aria-label="Time range"
      data={choices}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as TimeRange)}
    />
  );
}

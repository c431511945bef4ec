import { type TimeRange, timeRanges } from "@porchlight/domain/kernel/time-range.ts";
import { type Choice, SelectField } from "./SelectField.tsx";

const choices = Object.entries(timeRanges).map(([value, label]) => ({ value, label })) as Choice<TimeRange>[];

/** The choice of how far back a list or a figure goes. */
export const TimeRangeSelect = (props: { value: TimeRange; onChange: (range: TimeRange) => void }) => (
  <SelectField aria-label="Time range" choices={choices} {...props} />
);

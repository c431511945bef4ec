import { useId, useRef } from "react";
import { useChosenInSight } from "./chosen-in-sight.ts";
import css from "./FilterChips.module.css";

type FilterChipsProps<Value extends string> = {
  /** The name of the filter, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  /** Whether the counts are loaded; without them a zero would be shown. */
  isCounted?: boolean;
  /** The chosen value; null while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Whether the chips wrap instead of scrolling. */
  wraps?: boolean;
};

/** A single choice as chips with counts; the arrow keys move the choice. */
export function FilterChips<Value extends string>({
  label,
  options,
  isCounted = true,
  value,
  onChange,
  wraps = false,
}: FilterChipsProps<Value>) {
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  const hasCounts = isCounted && options.some(({ count }) => count !== undefined);
  // Counts widen all of them.
  useChosenInSight(row, "label:has(:checked)", `${value} ${hasCounts}`);
  return (
    <fieldset ref={row} className={`${css.chips} ${wraps ? css.wraps : ""}`}>
      <legend className="pl-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.chip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="pl-hidden"
          />
          {option.label}
          {isCounted && option.count !== undefined && <span className={`${css.count} pl-num`}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

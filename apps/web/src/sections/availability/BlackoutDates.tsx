import { bookingRules } from "@porchlight/contract/availability.ts";
import { blackoutDatesCount } from "@porchlight/domain/properties/limits.ts";
import { IconTrash } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { now } from "../../app/now.ts";
import { Action } from "../../ui/Action.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { Hint } from "../../ui/Hint.tsx";
import css from "./Availability.module.css";

type BlackoutDatesProps = { dates: readonly string[]; timeZone: string; onChange: (dates: string[]) => void };

/** No showings on these days. Those that are over are kept but no longer shown. */
export function BlackoutDates({ dates, timeZone, onChange }: BlackoutDatesProps) {
  const [date, setDate] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const today = now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const add = () => {
    field.current?.focus();
    if (!date) return setProblem("You have not selected the date");
    const wrong = bookingRules.shape.blackoutDates.safeParse([date]).error?.issues[0]?.message;
    if (wrong) return setProblem(wrong);
    if (date < today) return setProblem("Choose a future date");
    if (dates.length >= blackoutDatesCount.max)
      return setProblem(`At most ${blackoutDatesCount.max} dates can be added`);
    if (!dates.includes(date)) onChange([...dates, date].sort());
    setDate("");
  };
  return (
    <div>
      <div className={css.blackout}>
        <DateField
          ref={field}
          label="Blocked dates"
          description="No showings on these days"
          min={today}
          value={date}
          error={Boolean(problem)}
          aria-describedby={problem ? problemId : undefined}
          onChange={(day) => {
            setDate(day);
            setProblem(null);
          }}
        />
        <Action onClick={add} aria-label="Block this date">
          Block
        </Action>
      </div>
      <p className={css.problem} id={problemId} role="alert">
        {problem}
      </p>
      <ul className={css.dates} aria-label="Blocked dates">
        {dates
          .filter((one) => one >= today)
          .map((one) => (
            <li key={one}>
              <span className="pl-num">{dayLabel(one)}</span>
              <Hint label="Remove this date">
                <button
                  type="button"
                  className={css.icon}
                  aria-label={`Remove ${dayLabel(one)}`}
                  onClick={() => {
                    onChange(dates.filter((kept) => kept !== one));
                    field.current?.focus();
                  }}
                >
                  <IconTrash size={18} stroke={1.75} aria-hidden />
                </button>
              </Hint>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Thu, Dec 24, 2026 */
const dayLabel = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
  });

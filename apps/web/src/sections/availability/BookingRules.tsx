import { useId } from "react";
import { SelectField } from "../../ui/SelectField.tsx";
import css from "./Availability.module.css";
import { BlackoutDates } from "./BlackoutDates.tsx";
import { bufferChoices, noticeChoices } from "./booking-choices.ts";
import type { Week } from "./use-week.ts";

type BookingRulesProps = { week: Week; timeZone: string; Heading: "h2" | "h3" };

/** The fields of the booking rules: minimum notice, buffer and blackout dates. */
export function BookingRules({ week, timeZone, Heading }: BookingRulesProps) {
  const id = useId();
  const { minimumNoticeInMinutes, bufferInMinutes, blackoutDates } = week.rules;
  return (
    <section className={css.rules} aria-labelledby={id}>
      <Heading id={id} className={css.rulesTitle}>
        Booking rules
      </Heading>
      <div className={css.rulesFields}>
        <SelectField
          label="Minimum notice"
          description="How far ahead renters must book"
          choices={noticeChoices(minimumNoticeInMinutes)}
          value={String(minimumNoticeInMinutes)}
          onChange={(minutes) => week.changeRules({ minimumNoticeInMinutes: Number(minutes) })}
        />
        <SelectField
          label="Buffer"
          description="Free time before and after each showing"
          choices={bufferChoices(bufferInMinutes)}
          value={String(bufferInMinutes)}
          onChange={(minutes) => week.changeRules({ bufferInMinutes: Number(minutes) })}
        />
        <BlackoutDates
          dates={blackoutDates}
          timeZone={timeZone}
          onChange={(dates) => week.changeRules({ blackoutDates: dates })}
        />
      </div>
    </section>
  );
}

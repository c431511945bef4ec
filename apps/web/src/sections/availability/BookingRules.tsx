import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import css from "./Availability.module.css";
import { BlackoutDates } from "./BlackoutDates.tsx";
import { bufferChoices, noticeChoices } from "./booking-choices.ts";
import type { Week } from "./use-week.ts";

type BookingRulesProps = { week: Week; timeZone: string; Heading: "h2" | "h3" };

/** How bookings are held apart from now, from each other and from days off. */
export function BookingRules({ week, timeZone, Heading }: BookingRulesProps) {
  const id = useId();
  const { minimumNoticeInMinutes, bufferInMinutes, blackoutDates } = week.rules;
  return (
    <section className={css.rules} aria-labelledby={id}>
      <Heading id={id} className={css.rulesTitle}>
        Booking rules
      </Heading>
      <div className={css.rulesFields}>
        <NativeSelect
          label="Minimum notice"
          description="How far ahead renters must book"
          data={noticeChoices(minimumNoticeInMinutes)}
          value={String(minimumNoticeInMinutes)}
          onChange={({ currentTarget }) => week.changeRules({ minimumNoticeInMinutes: Number(currentTarget.value) })}
        />
        <NativeSelect
          label="Buffer"
          description="Free time before and after each showing"
          data={bufferChoices(bufferInMinutes)}
          value={String(bufferInMinutes)}
          onChange={({ currentTarget }) => week.changeRules({ bufferInMinutes: Number(currentTarget.value) })}
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

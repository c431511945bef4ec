import { SegmentedControl } from "@mantine/core";
import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import { type ShowingDuration, showingDurations, type Weekday, weekdays } from "@porchlight/domain/scheduling/slots.ts";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useState } from "react";
import { now } from "../../app/now.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { product } from "../../words.ts";
import css from "./Availability.module.css";
import { BookingRules } from "./BookingRules.tsx";
import { DayRow } from "./DayRow.tsx";
import { availabilityQuery } from "./data.ts";
import { zoneName } from "./times.ts";
import { useWeek } from "./use-week.ts";
import { weekdayNames } from "./week.ts";

/** The save state of the editor, which saves automatically. */
export type AvailabilityState = {
  saving: boolean;
  /** The days whose hours are wrong, and so not saved. */
  wrongDays: readonly string[];
};

type AvailabilityEditorProps = {
  propertyId: string;
  /** What heads the editor, where the page has no heading of its own for it. */
  title?: string;
  onState?: (state: AvailabilityState) => void;
  /** What follows the week. */
  children?: ReactNode;
};

/** The editor of a home's available times and showing length. Every change is saved automatically after a moment. */
export function AvailabilityEditor({ propertyId, ...rest }: AvailabilityEditorProps) {
  const availability = useQuery(availabilityQuery(propertyId));
  if (availability.data)
    return <WeekEditor key={propertyId} propertyId={propertyId} availability={availability.data} {...rest} />;
  if (availability.isError)
    return <Failed title="Could not load availability" onRetry={() => void availability.refetch()} />;
  return <LoadingRows rows={7} height={54} />;
}

function WeekEditor({
  propertyId,
  availability,
  title,
  onState,
  children,
}: AvailabilityEditorProps & { availability: AvailabilityView }) {
  const week = useWeek(propertyId, availability);
  const [openDays, setOpenDays] = useState<ReadonlySet<Weekday>>(new Set());
  const durationId = useId();
  const RulesHeading = title ? "h3" : "h2";
  const wrongDays = weekdays
    .filter((weekday) => week.rows.some((row) => row.weekday === weekday && week.problems.has(row.key)))
    .map((weekday) => weekdayNames[weekday]);
  const told = wrongDays.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told only when it changes
  useEffect(() => onState?.({ saving: week.saving, wrongDays }), [week.saving, told]);
  const open = (weekday: Weekday, opened: boolean) =>
    setOpenDays((known) => new Set(opened ? [...known, weekday] : [...known].filter((one) => one !== weekday)));
  const isUnsaved = week.saving || wrongDays.length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return (
    <div className={css.editor}>
      <div className={css.head}>
        <div>
          {title && <h2 className={css.title}>{title}</h2>}
          <p className={css.zone}>
            {product.assistant} only offers times within these hours. All times are{" "}
            <strong>{zoneName(availability.timeZone, now())}</strong>, the home's time zone.
          </p>
        </div>
        <SavedNote saving={week.saving} savedOnce={week.savedOnce} wrongDays={wrongDays} />
      </div>
      {week.rows.length === 0 && (
        <p className={css.none} role="note">
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          Renters cannot book showings until you add available times
        </p>
      )}
      <div className={css.columns}>
        <div>
          <ul className={css.week}>
            {weekdays.map((weekday) => (
              <DayRow
                key={weekday}
                weekday={weekday}
                week={week}
                opened={openDays.has(weekday)}
                onOpen={(opened) => open(weekday, opened)}
              />
            ))}
          </ul>
          {children}
        </div>
        <div className={css.beside}>
          <section className={css.rules} aria-labelledby={durationId}>
            <RulesHeading id={durationId} className={css.rulesTitle}>
              Showing length, minutes
            </RulesHeading>
            <SegmentedControl
              aria-labelledby={durationId}
              fullWidth
              data={showingDurations.map((minutes) => ({ value: String(minutes), label: minutes }))}
              value={String(week.rules.showingDurationInMinutes)}
              onChange={(minutes) => week.changeDuration(Number(minutes) as ShowingDuration)}
            />
            <p className={css.rulesNote}>Changes don't affect booked showings.</p>
          </section>
          <BookingRules week={week} timeZone={availability.timeZone} Heading={RulesHeading} />
        </div>
      </div>
    </div>
  );
}

function SavedNote({
  saving,
  savedOnce,
  wrongDays,
}: {
  saving: boolean;
  savedOnce: boolean;
  wrongDays: readonly string[];
}) {
  const except = wrongDays.length > 0 ? `, except ${new Intl.ListFormat("en-US").format(wrongDays)}` : "";
  return (
    <p className={css.saved} role="status">
      {saving ? (
        "Saving…"
      ) : savedOnce || except ? (
        <>
          {!except && <IconCheck size={16} stroke={2} aria-hidden />}
          Saved{except}
        </>
      ) : null}
    </p>
  );
}

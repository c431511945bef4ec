import type { AvailabilityView } from "@porchlight/contract/availability.ts";
import { type TourType, tourTypes } from "@porchlight/domain/properties/property.ts";
import { firstDayAhead } from "@porchlight/domain/scheduling/why-not.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "../../app/now.ts";
import { availabilityQuery } from "../../sections/availability/data.ts";
import { startAt } from "../../sections/showings/showing-times.ts";
import { Action } from "../../ui/Action.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { quarterHours } from "../../ui/quarter-hours.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { ExplainedTimes } from "./ExplainedTimes.tsx";
import css from "./WhyNotOffered.module.css";

/** A list of a day's times, or one chosen time, with the reasons why each is not offered. */
export function WhyNotOffered({ propertyId }: { propertyId: string }) {
  const [opened, setOpened] = useState(false);
  const availability = useQuery(availabilityQuery(propertyId)).data;
  if (!availability) return null;
  return (
    <div className={css.ask}>
      <Action onClick={() => setOpened(true)}>Why isn't a time offered?</Action>
      <SidePanel opened={opened} onClose={() => setOpened(false)} title="Why isn't a time offered?">
        <Asked propertyId={propertyId} availability={availability} />
      </SidePanel>
    </div>
  );
}

const tours = tourTypes.map((value) => ({ value, label: tourTypeLabels[value] }));

function Asked({ propertyId, availability }: { propertyId: string; availability: AvailabilityView }) {
  const { timeZone, availabilitySlots: slots, showingDurationInMinutes: durationMinutes } = availability;
  const today = now().toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const [day, setDay] = useState(() => firstDayAhead({ slots, durationMinutes, timeZone }, now()));
  const [time, setTime] = useState<string | null>(null);
  const [tourType, setTourType] = useState<TourType>("IN_PERSON");
  const start = day && time ? startAt(day, time, timeZone).toString() : null;
  return (
    <>
      <div className={css.fields}>
        <DateField
          label="Date"
          min={today}
          value={day}
          error={day ? null : "You have not selected the date"}
          onChange={setDay}
          data-autofocus
        />
        <SelectField
          label="Time"
          none="All times in your weekly hours"
          choices={quarterHours}
          value={time}
          onChange={setTime}
        />
        <SelectField label="Tour" choices={tours} value={tourType} onChange={setTourType} />
      </div>
      {day && (
        <ExplainedTimes propertyId={propertyId} tourType={tourType} asked={start ? { startTime: start } : { day }} />
      )}
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../app/use-now.ts";
import { ShowingDialogs, useShowingLayers } from "../../sections/showing-requests/ShowingDialogs.tsx";
import { upcomingShowingsQuery } from "../../sections/showings/data.ts";
import { byDay, dayHeading } from "../../sections/showings/showing-times.ts";
import { Section } from "./Section.tsx";
import { UpcomingRow } from "./UpcomingRow.tsx";
import css from "./UpcomingSection.module.css";

/** The confirmed showings still to come, by the home's days. */
export function UpcomingSection({
  propertyId,
  onConversation,
}: {
  propertyId: string;
  onConversation: (inquiryId: string) => void;
}) {
  const now = useNow();
  const query = useQuery(upcomingShowingsQuery(propertyId));
  const layers = useShowingLayers();
  return (
    <Section
      title="Upcoming showings"
      query={query}
      failed="Could not load showings"
      empty="No upcoming showings"
      emptyText="Confirmed showings will appear here"
      rows={(showings) =>
        byDay(showings).map(({ day, showings }) => {
          const { date, weekday } = dayHeading(day, now, showings[0]!.property.timeZone);
          return (
            <div key={day} className={css.day}>
              <h3 className={css.heading}>
                {date} <span>{weekday}</span>
              </h3>
              <ul className={css.list}>
                {showings.map((showing) => (
                  <li key={showing.id}>
                    <UpcomingRow
                      showing={showing}
                      onReschedule={() => layers.reschedule.open({ showing, request: null })}
                      onAssign={() => layers.assign.open(showing)}
                      onCancel={() => layers.cancel.open(showing)}
                      onConversation={onConversation}
                    />
                  </li>
                ))}
              </ul>
            </div>
          );
        })
      }
    >
      <ShowingDialogs layers={layers} now={now} />
    </Section>
  );
}

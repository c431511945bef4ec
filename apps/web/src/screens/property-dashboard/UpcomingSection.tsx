import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../app/use-now.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { AssignDialog } from "../showings/AssignDialog.tsx";
import type { Moving } from "../showings/asked.ts";
import { CancelDialog } from "../showings/CancelDialog.tsx";
import { ReschedulePanel } from "../showings/ReschedulePanel.tsx";
import { byDay, dayHeading } from "../showings/showing-times.ts";
import { upcomingShowingsQuery } from "./data.ts";
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
  const reschedule = useOpened<Moving>();
  const assign = useOpened<ShowingView>();
  const cancel = useOpened<ShowingView>();
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
                      onReschedule={() => reschedule.open({ showing, request: null })}
                      onAssign={() => assign.open(showing)}
                      onCancel={() => cancel.open(showing)}
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
      <ReschedulePanel reschedule={reschedule} now={now} />
      <AssignDialog assign={assign} now={now} />
      <CancelDialog cancel={cancel} now={now} />
    </Section>
  );
}

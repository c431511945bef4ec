import { useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { LinkedCalendars } from "../../sections/calendar-link/LinkedCalendars.tsx";
import { PropertyFeed } from "./feed/PropertyFeed.tsx";
import css from "./Profile.module.css";

/** What the owner's account is connected to. */
export function IntegrationsTab() {
  // The route's guard has loaded the owner before any screen is shown.
  const { calendars } = useQuery(investorQuery).data!.user;
  return (
    <>
      <section className={css.integrations} aria-labelledby="calendar-integration">
        <h2 id="calendar-integration">Calendar</h2>
        <LinkedCalendars calendars={calendars} />
      </section>
      <section className={css.integrations} aria-labelledby="feed-integration">
        <h2 id="feed-integration">Property Management</h2>
        <PropertyFeed />
      </section>
    </>
  );
}

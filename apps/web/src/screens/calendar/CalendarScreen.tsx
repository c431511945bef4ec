import { listCompanyUpcomingShowings } from "@porchlight/contract/showings.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { call } from "../../app/call.ts";
import { useNow } from "../../app/use-now.ts";
import { LinkedCalendars } from "../../sections/calendar-link/LinkedCalendars.tsx";
import { byDay } from "../../sections/showings/showing-times.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { CalendarDay } from "./CalendarDay.tsx";

/** The key begins with the topic of the live changes that make it old. */
const companyUpcomingQuery = (companyId: string) =>
  queryOptions({
    queryKey: ["showings", "company", companyId, "upcoming"],
    queryFn: ({ signal }) => call(listCompanyUpcomingShowings, { params: { companyId }, signal }),
  });

/** The owner's days: the calendars they linked, and every confirmed showing from today on. */
export function CalendarScreen() {
  const now = useNow();
  // The route's guard has loaded the owner before any screen is shown.
  const investor = useQuery(investorQuery).data!;
  const query = useQuery(companyUpcomingQuery(investor.companyId));
  return (
    <Screen title="Calendar">
      <LinkedCalendars
        calendars={investor.user.calendars}
        elsewhere={
          <ActionLink kind="plain" size="compact-sm" to="/profile" search={{ tab: "integrations" }}>
            Manage calendars
          </ActionLink>
        }
      />
      {query.isPending && <LoadingRows rows={4} height={64} />}
      {query.isError && !query.data && <Failed title="Could not load showings" onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <Empty title="No upcoming showings" text="Confirmed showings will appear here" />}
      {byDay(query.data ?? []).map(({ day, showings }) => (
        <CalendarDay key={day} day={day} showings={showings} now={now} />
      ))}
    </Screen>
  );
}

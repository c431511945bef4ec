import type { ShowingView } from "@porchlight/contract/showings.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { investorQuery } from "../../app/account.ts";
import { choiceOf, rangeOf, writtenRange } from "../../app/list-search.ts";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Failed, Spinner } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { companyShowingsQuery } from "./company-showings.ts";
import { NoShowings } from "./NoShowings.tsx";
import { ShowingsList } from "./ShowingsList.tsx";
import { showingTabs, tabOptions, tabShows } from "./showing-tabs.ts";

const route = getRouteApi("/owner/showings");

/** All showings of the company, or of the home that the address names. */
export function ShowingsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const range = rangeOf(search);
  const tab = choiceOf(showingTabs, search, "all");
  const companyId = useQuery(investorQuery).data?.companyId ?? "";
  const query = useQuery({ ...companyShowingsQuery(companyId, range), enabled: companyId !== "" });
  const ofHome = ({ property }: ShowingView) => !search.propertyId || property.id === search.propertyId;
  const showings = query.data?.filter(ofHome) ?? [];
  const shown = showings.filter((showing) => tabShows(tab, showing));
  const choose = (change: { filter?: string; timeFilter?: string }) =>
    void navigate({ search: { ...search, ...change }, replace: true });
  return (
    <Screen
      title="Showings"
      sub={search.propertyId && <OneHome name={showings[0]?.property.displayName} />}
      actions={
        <TimeRangeSelect value={range} onChange={(chosen: TimeRange) => choose({ timeFilter: writtenRange(chosen) })} />
      }
    >
      <FilterChips
        label="Status"
        options={tabOptions(showings)}
        isCounted={Boolean(query.data)}
        value={tab}
        onChange={(filter) => choose({ filter })}
      />
      {query.isPending && <Spinner />}
      {query.isError && !query.data && <Failed title="Could not load showings" onRetry={() => void query.refetch()} />}
      <p className="pl-hidden" role="status">
        {query.isSuccess && `${shown.length} ${shown.length === 1 ? "showing" : "showings"} shown`}
      </p>
      {query.isSuccess && shown.length === 0 && <NoShowings query={companyShowingsQuery(companyId)} counts={ofHome} />}
      <ShowingsList showings={shown} />
    </Screen>
  );
}

/** The list is held to one home; the way back to all of them. */
function OneHome({ name }: { name: string | undefined }) {
  return (
    <>
      {name ? `At ${name} only. ` : "Showing one property. "}
      <Link to="/showings" search={({ propertyId: _gone, ...rest }) => rest} replace>
        Show all
      </Link>
    </>
  );
}

import { stageFilterNames } from "@porchlight/domain/leads/stage-filters.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { choiceOf, rangeOf, writtenRange } from "../../app/list-search.ts";
import { leadsQuery } from "../../sections/leads/data.ts";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { propertyShowingsQuery } from "./lists.ts";
import { NoShowings } from "./NoShowings.tsx";
import { NotQualifiedLeads } from "./NotQualifiedLeads.tsx";
import css from "./PropertyShowings.module.css";
import { ShowingsList } from "./ShowingsList.tsx";
import { shownBy, stageOptions } from "./showings-by-stage.ts";

const route = getRouteApi("/owner/property/$propertyId/showings");

/** The showings of one home, filtered by the stage of their leads. */
export function PropertyShowingsScreen() {
  const { propertyId } = route.useParams();
  return <PropertyScreen propertyId={propertyId}>{() => <HomeShowings propertyId={propertyId} />}</PropertyScreen>;
}

function HomeShowings({ propertyId }: { propertyId: string }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const range = rangeOf(search);
  const filter = choiceOf(stageFilterNames, search, "all");
  const showings = useQuery(propertyShowingsQuery(propertyId, range));
  const leads = useQuery(leadsQuery(propertyId, range));
  const loaded = { showings: showings.data ?? [], leads: leads.data ?? [] };
  const shown = shownBy(filter, loaded.showings, loaded.leads);
  const count = shown.showings.length + shown.leads.length;
  const isLoaded = showings.isSuccess && leads.isSuccess;
  const failed = [showings, leads].filter((query) => query.isError && !query.data);
  const choose = (change: { filter?: string; timeFilter?: string }) =>
    void navigate({ search: { ...search, ...change }, replace: true });
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>Showings</h2>
        <TimeRangeSelect value={range} onChange={(chosen) => choose({ timeFilter: writtenRange(chosen) })} />
      </div>
      <FilterChips
        label="Stage"
        options={stageOptions(loaded.showings, loaded.leads)}
        isCounted={isLoaded}
        value={filter}
        onChange={(chosen) => choose({ filter: chosen })}
      />
      {!isLoaded && failed.length === 0 && <LoadingRows rows={3} height={160} />}
      {failed.length > 0 && (
        <Failed
          title="Could not load showings"
          onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
        />
      )}
      <p className="pl-hidden" role="status">
        {isLoaded && `${count} ${count === 1 ? "showing" : "showings"} shown`}
      </p>
      {isLoaded && count === 0 && <NoShowings query={propertyShowingsQuery(propertyId, "ALL_TIME")} />}
      <ShowingsList showings={shown.showings} />
      <NotQualifiedLeads leads={shown.leads} />
    </>
  );
}

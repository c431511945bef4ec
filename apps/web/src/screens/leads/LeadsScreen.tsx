import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { includesStage, stageFilterNames, stageFilters } from "@porchlight/domain/leads/stage-filters.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { choiceOf, rangeOf, writtenRange } from "../../app/list-search.ts";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { leadsQuery } from "../../sections/leads/data.ts";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { LeadRow } from "./LeadRow.tsx";
import css from "./Leads.module.css";

const route = getRouteApi("/owner/property/$propertyId/leads");

/** The leads of one home. */
export function LeadsScreen() {
  const { propertyId } = route.useParams();
  return <PropertyScreen propertyId={propertyId}>{(home) => <Leads key={home.id} home={home} />}</PropertyScreen>;
}

function Leads({ home }: { home: PropertyView }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const range = rangeOf(search);
  const filter = choiceOf(stageFilterNames, search, "pending");
  const query = useQuery(leadsQuery(home.id, range));
  const conversation = useLayer<string>();
  const leads = query.data ?? [];
  const shown = leads.filter(({ stage }) => includesStage(filter, stage));
  const change = (to: { filter?: string; timeFilter?: string }) =>
    void navigate({ search: { ...search, ...to }, replace: true });
  return (
    <section aria-labelledby="leads-title">
      <div className={css.head}>
        <h2 id="leads-title" className={css.title}>
          Leads{leads.length > 0 && <span className="pl-num"> {leads.length}</span>}
        </h2>
        <TimeRangeSelect value={range} onChange={(to) => change({ timeFilter: writtenRange(to) })} />
      </div>
      <FilterChips
        label="Leads"
        options={stageFilterNames.map((value) => ({
          value,
          label: stageFilters[value].label,
          ...(query.data ? { count: leads.filter(({ stage }) => includesStage(value, stage)).length } : {}),
        }))}
        value={filter}
        onChange={(to) => change({ filter: to })}
      />
      <p className="pl-hidden" role="status">
        {query.isSuccess && `${shown.length} ${shown.length === 1 ? "lead" : "leads"} shown`}
      </p>
      {query.isPending && <LoadingRows rows={6} height={68} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      {query.data && shown.length === 0 && <NoLeads propertyId={home.id} range={range} hasSome={leads.length > 0} />}
      <ul className={css.leads} aria-label="Leads">
        {shown.map((lead) => (
          <li key={lead.id}>
            <LeadRow
              lead={lead}
              rent={home.leaseConditions?.rent ?? null}
              onConversation={() => conversation.open(lead.id)}
            />
          </li>
        ))}
      </ul>
      <ConversationPanel conversation={conversation} />
    </section>
  );
}

/** The empty state: without any lead, or with a filter that hides all of them. */
function NoLeads({ propertyId, range, hasSome }: { propertyId: string; range: TimeRange; hasSome: boolean }) {
  const ever = useQuery({ ...leadsQuery(propertyId, "ALL_TIME"), enabled: !hasSome && range !== "ALL_TIME" });
  if (ever.isLoading) return <LoadingRows rows={1} height={68} />;
  return hasSome || (ever.data?.length ?? 0) > 0 ? (
    <Empty title="Nothing matches your filters" text="Try another filter or time range" />
  ) : (
    <Empty
      title="You don't have any leads yet"
      text="Renters who inquire about properties and their conversations live here"
    />
  );
}

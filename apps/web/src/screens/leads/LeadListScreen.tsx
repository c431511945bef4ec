import type { InquiryView } from "@porchlight/contract/leads.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { includesStage } from "@porchlight/domain/leads/stage-filters.ts";
import { useQuery } from "@tanstack/react-query";
import { choiceOf, type ListSearch, rangeOf, writtenRange } from "../../app/list-search.ts";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { leadsQuery } from "../../sections/leads/data.ts";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { TimeRangeSelect } from "../../ui/TimeRangeSelect.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import { LeadRow } from "./LeadRow.tsx";
import css from "./Leads.module.css";
import type { LeadList } from "./lists.ts";

type ListProps = { list: LeadList; search: ListSearch; onSearch: (search: ListSearch) => void };

/** A list of one home's leads: all of them, or those with an application. */
export const LeadListScreen = ({ propertyId, ...props }: ListProps & { propertyId: string }) => (
  <PropertyScreen propertyId={propertyId}>{(home) => <List key={home.id} home={home} {...props} />}</PropertyScreen>
);

function List({ home, list, search, onSearch }: ListProps & { home: PropertyView }) {
  const range = rangeOf(search);
  const names = list.filters.map(({ name }) => name);
  const chosen = choiceOf(names, search, list.usual);
  const query = useQuery(leadsQuery(home.id, range));
  const conversation = useLayer<string>();
  const leads = inOrder(list, query.data ?? []);
  const under = (name: string) => {
    const { filter } = list.filters.find((one) => one.name === name)!;
    return leads.filter(({ stage }) => includesStage(filter, stage));
  };
  const shown = under(chosen);
  return (
    <section aria-labelledby="leads-title">
      <div className={css.head}>
        <h2 id="leads-title" className={css.title}>
          {list.title}
          {leads.length > 0 && <span className="pl-num"> {leads.length}</span>}
        </h2>
        <TimeRangeSelect value={range} onChange={(to) => onSearch({ ...search, timeFilter: writtenRange(to) })} />
      </div>
      <FilterChips
        label={list.title}
        options={list.filters.map(({ name, filter }) => ({
          value: name,
          label: filter.label,
          ...(query.data ? { count: under(name).length } : {}),
        }))}
        value={chosen}
        onChange={(filter) => onSearch({ ...search, filter })}
      />
      <p className="pl-hidden" role="status">
        {query.isSuccess && `${shown.length} ${list.counted[shown.length === 1 ? 0 : 1]} shown`}
      </p>
      {query.isPending && <LoadingRows rows={6} height={68} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      {query.data && shown.length === 0 && (
        <Nothing propertyId={home.id} list={list} range={range} hasSome={leads.length > 0} />
      )}
      <ul className={css.leads} aria-label={list.title}>
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

/** Returns the leads that belong to a list, in its order. */
const inOrder = ({ filters: [all], newestBy }: LeadList, leads: readonly InquiryView[]): InquiryView[] =>
  leads
    .filter(({ stage }) => includesStage(all!.filter, stage))
    .sort((one, other) => Temporal.Instant.compare(other[newestBy], one[newestBy]));

type NothingProps = { propertyId: string; list: LeadList; range: TimeRange; hasSome: boolean };

/** The empty state: without anything in the list, or with a filter that hides all of it. */
function Nothing({ propertyId, list, range, hasSome }: NothingProps) {
  const ever = useQuery({ ...leadsQuery(propertyId, "ALL_TIME"), enabled: !hasSome && range !== "ALL_TIME" });
  if (ever.isLoading) return <LoadingRows rows={1} height={68} />;
  return hasSome || inOrder(list, ever.data ?? []).length > 0 ? (
    <Empty title="Nothing matches your filters" text="Try another filter or time range" />
  ) : (
    <Empty {...list.empty} />
  );
}

import type { TimeRange } from "@porchlight/domain/kernel/time-range.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { rangeOf, writtenRange } from "../../app/list-search.ts";
import { queryClient } from "../../app/query-client.ts";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { escalationsQuery } from "../../sections/escalations/data.ts";
import { FirstVisitTour } from "../../sections/first-visit/FirstVisitTour.tsx";
import { ListingWidget } from "../../sections/listing/ListingWidget.tsx";
import { isPublic } from "../../sections/property/is-public.ts";
import { propertyQuery } from "../../sections/property/property-query.ts";
import { PropertyScreen } from "../../sections/property-frame/PropertyScreen.tsx";
import { pendingShowingsQuery, upcomingShowingsQuery } from "../../sections/showings/data.ts";
import { propertyNumbersQuery } from "../../sections/statistics/data.ts";
import { StatisticsCard } from "../../sections/statistics/StatisticsCard.tsx";
import { Empty } from "../../ui/States.tsx";
import { useAnchor } from "../../ui/use-anchor.ts";
import { useLayer } from "../../ui/use-layer.ts";
import { EscalationsSection } from "./EscalationsSection.tsx";
import css from "./PropertyDashboardScreen.module.css";
import { ShowingRequestsSection } from "./ShowingRequestsSection.tsx";
import { UpcomingSection } from "./UpcomingSection.tsx";

const route = getRouteApi("/owner/property/$propertyId/dashboard");

/** Loads everything a home's dashboard shows first. Its sections show what failed. */
export const loadDashboard = (propertyId: string, range: TimeRange): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(propertyNumbersQuery(propertyId, range)),
    queryClient.prefetchQuery(propertyQuery(propertyId)),
    queryClient.prefetchQuery(pendingShowingsQuery(propertyId)),
    queryClient.prefetchQuery(upcomingShowingsQuery(propertyId)),
    queryClient.prefetchQuery(escalationsQuery(propertyId)),
  ]);

/** The dashboard of one home: its numbers, what waits for the owner, and upcoming showings. */
export function PropertyDashboardScreen() {
  const { propertyId } = route.useParams();
  return <Dashboard key={propertyId} propertyId={propertyId} />;
}

function Dashboard({ propertyId }: { propertyId: string }) {
  const property = useQuery(propertyQuery(propertyId));
  const pending = useQuery(pendingShowingsQuery(propertyId));
  const escalations = useQuery(escalationsQuery(propertyId));
  const conversation = useLayer<string>();
  useAnchor(property.isSuccess && !pending.isPending && !escalations.isPending);
  return (
    <PropertyScreen propertyId={propertyId}>
      {(home) => (
        <>
          {isPublic(home.status) && <Statistics propertyId={propertyId} />}
          <div className={css.beside}>
            <div>
              {isPublic(home.status) ? (
                <>
                  <ShowingRequestsSection query={pending} onConversation={conversation.open} />
                  <EscalationsSection
                    query={escalations}
                    covered={conversation.opened}
                    leads={pending.isSuccess && pending.data.length === 0}
                    onConversation={conversation.open}
                  />
                  <UpcomingSection propertyId={propertyId} onConversation={conversation.open} />
                </>
              ) : (
                <Empty
                  title="Nothing here yet"
                  text="Showing requests, questions for you and upcoming showings appear here once this home is listed."
                />
              )}
            </div>
            <ListingWidget property={home} />
            <FirstVisitTour
              tour="dashboard"
              ready={isPublic(home.status) && !pending.isPending && !escalations.isPending}
            />
            <ConversationPanel conversation={conversation} />
          </div>
        </>
      )}
    </PropertyScreen>
  );
}

/** The home's numbers, of the range that the address names. */
function Statistics({ propertyId }: { propertyId: string }) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const show = (range: TimeRange) =>
    void navigate({
      to: "/property/$propertyId/dashboard",
      params: { propertyId },
      search: { ...search, timeFilter: writtenRange(range) },
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={css.statistics}>
      <StatisticsCard propertyId={propertyId} range={rangeOf(search)} onRange={show} />
    </div>
  );
}

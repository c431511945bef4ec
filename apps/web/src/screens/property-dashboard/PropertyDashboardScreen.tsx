import type { ShowingView } from "@porchlight/contract/showings.ts";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Action } from "../../ui/Action.tsx";
import { late } from "../../ui/late.tsx";
import { Empty } from "../../ui/States.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { ListingWidget } from "../property/listing/ListingWidget.tsx";
import { isPublic, PropertyScreen } from "../property/PropertyScreen.tsx";
import { TryPiper } from "../property/piper-trial/TryPiper.tsx";
import { propertyQuery } from "../property/property-query.ts";
import { FirstVisitTour } from "../tours/FirstVisitTour.tsx";
import { escalationsQuery, pendingShowingsQuery, upcomingShowingsQuery } from "./data.ts";
import { EscalationsSection } from "./EscalationsSection.tsx";
import { ConversationPanel } from "./LateConversation.tsx";
import css from "./PropertyDashboardScreen.module.css";
import { ShowingRequestsSection } from "./ShowingRequestsSection.tsx";
import { UpcomingSection } from "./UpcomingSection.tsx";
import { useAnchor } from "./use-anchor.ts";

const AddLeadDialog = late(
  () => import("../leads/AddLead.tsx").then((file) => file.AddLeadDialog),
  ({ adding }) => adding.opened,
);

const route = getRouteApi("/owner/property/$propertyId/dashboard");

/** What waits for the owner at one home, and what is coming up there. */
export function PropertyDashboardScreen() {
  const { propertyId } = route.useParams();
  return <Dashboard key={propertyId} propertyId={propertyId} />;
}

function Dashboard({ propertyId }: { propertyId: string }) {
  const property = useQuery(propertyQuery(propertyId));
  const pending = useQuery(pendingShowingsQuery(propertyId));
  const escalations = useQuery(escalationsQuery(propertyId));
  const conversation = useOpened<string>();
  const adding = useOpened<string>();
  useAnchor(property.isSuccess && !pending.isPending && !escalations.isPending);
  const upcoming = useQuery(upcomingShowingsQuery(propertyId));
  return (
    <PropertyScreen
      propertyId={propertyId}
      actions={() => (
        <>
          <Action
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => adding.open(propertyId)}
          >
            Add new lead
          </Action>
          <TryPiper propertyId={propertyId} />
        </>
      )}
    >
      {(home) => (
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
          <ListingWidget property={home} showings={liveShowings(pending.data, upcoming.data)} />
          <FirstVisitTour
            tour="dashboard"
            ready={isPublic(home.status) && !pending.isPending && !escalations.isPending}
          />
          <ConversationPanel conversation={conversation} />
          <AddLeadDialog adding={adding} />
        </div>
      )}
    </PropertyScreen>
  );
}

/** How many showings would be canceled if the home were rented out now. */
const liveShowings = (...lists: (readonly ShowingView[] | undefined)[]): number =>
  new Set(lists.flatMap((list) => list?.map(({ id }) => id) ?? [])).size;

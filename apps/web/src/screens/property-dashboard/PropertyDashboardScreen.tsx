import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CallError } from "../../app/call-error.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { propertyQuery } from "../property/data.ts";
import { ConversationPanel } from "./ConversationPanel.tsx";
import { escalationsQuery, pendingShowingsQuery } from "./data.ts";
import { EscalationsSection } from "./EscalationsSection.tsx";
import { PropertyFrame } from "./PropertyFrame.tsx";
import { ShowingRequestsSection } from "./ShowingRequestsSection.tsx";
import { UpcomingSection } from "./UpcomingSection.tsx";
import { useAnchor } from "./use-anchor.ts";
import { useOpened } from "./use-opened.ts";

const route = getRouteApi("/owner/property/$propertyId/dashboard");

/** What waits for the owner at one home, and what is coming up there. */
export function PropertyDashboardScreen() {
  const { propertyId } = route.useParams();
  return <Dashboard key={propertyId} propertyId={propertyId} />;
}

const isMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

function Dashboard({ propertyId }: { propertyId: string }) {
  const property = useQuery(propertyQuery(propertyId));
  const pending = useQuery(pendingShowingsQuery(propertyId));
  const escalations = useQuery(escalationsQuery(propertyId));
  const conversation = useOpened<string>();
  useAnchor(property.isSuccess && !pending.isPending && !escalations.isPending);
  const home = property.data;
  if (isMissing(property.error)) {
    return (
      <PropertyFrame title="Property not found" home={null}>
        <Empty title="Property not found" text="It may have been deleted, or the address is not quite right." />
      </PropertyFrame>
    );
  }
  if (!home) {
    return (
      <PropertyFrame title="Property" home={null}>
        {property.isError ? (
          <Failed title="Failed to load property" onRetry={() => void property.refetch()} />
        ) : (
          <LoadingRows rows={4} height={92} />
        )}
      </PropertyFrame>
    );
  }
  const isPublic = home.status !== "DRAFT" && home.status !== "READY_FOR_LISTING";
  return (
    <PropertyFrame title={home.displayName} home={home} isPublic={isPublic}>
      {isPublic ? (
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
      <ConversationPanel conversation={conversation} />
    </PropertyFrame>
  );
}

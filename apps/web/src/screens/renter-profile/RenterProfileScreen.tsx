import { IconChevronLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CallError } from "../../app/call-error.ts";
import { cameFrom } from "../../lead-words.ts";
import { renterBundlesQuery } from "../../sections/applications/data.ts";
import { ConversationPanel } from "../../sections/conversation/LazyConversationPanel.tsx";
import { FirstVisitTour } from "../../sections/first-visit/FirstVisitTour.tsx";
import { propertyQuery } from "../../sections/property/property-query.ts";
import { renterQuery } from "../../sections/renter/renter-query.ts";
import { Initials } from "../../ui/AvatarRow.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { Applications } from "./Applications.tsx";
import { Contact } from "./Contact.tsx";
import { renterInquiriesQuery } from "./data.ts";
import { Highlights } from "./Highlights.tsx";
import { Inquiries } from "./Inquiries.tsx";
import { inquiryDate } from "./inquiry-date.ts";
import css from "./RenterProfile.module.css";
import { Requests } from "./Requests.tsx";

const route = getRouteApi("/owner/property/$propertyId/renter/profile/$renterId");

/** The profile of one renter for the owner of a home: open requests, facts and inquiries. */
export function RenterProfileScreen() {
  const { propertyId, renterId } = route.useParams();
  const { conversation: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (conversation?: string) =>
    void navigate({ search: conversation ? { conversation } : {}, replace: true });
  const renter = useQuery(renterQuery(renterId));
  const bundles = useQuery(renterBundlesQuery(renterId));
  const home = useQuery(propertyQuery(propertyId)).data;
  const name = renter.data?.user.name ?? "Renter";
  useDocumentTitle(name);
  const isMissing = renter.error instanceof CallError && [400, 404].includes(renter.error.status);
  return (
    <div className={css.page}>
      <Link to="/property/$propertyId/leads" params={{ propertyId }} className={css.back}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden />
        {home ? `${home.displayName}, Leads` : "Leads"}
      </Link>
      <Head renterId={renterId} propertyId={propertyId} name={name} />
      {renter.isPending && <LoadingRows rows={4} height={84} />}
      {isMissing && <Empty title="Renter not found" text="They may have asked about someone else's home." />}
      {renter.isError && !isMissing && !renter.data && (
        <Failed title="Could not load data" onRetry={() => void renter.refetch()} />
      )}
      {renter.data && (
        <div className={css.columns}>
          <div className={css.main}>
            <Requests renterId={renterId} propertyId={propertyId} />
            <Applications renterId={renterId} propertyId={propertyId} />
            <Inquiries
              renterId={renterId}
              propertyId={propertyId}
              hasEmail={renter.data.user.email !== null}
              onConversation={open}
            />
          </div>
          <div className={css.side}>
            <Highlights renterId={renterId} propertyId={propertyId} />
            <Contact {...renter.data} />
          </div>
        </div>
      )}
      <FirstVisitTour tour="renter" ready={renter.isSuccess && !bundles.isPending && !opened} />
      <ConversationPanel
        conversation={{ thing: opened ?? null, opened: opened !== undefined, open, close: () => open() }}
      />
    </div>
  );
}

/** Who it is, and when and how they came to this home. */
function Head({ renterId, propertyId, name }: { renterId: string; propertyId: string; name: string }) {
  const inquiries = useQuery(renterInquiriesQuery(renterId)).data;
  const here = inquiries?.find(({ property }) => property.id === propertyId);
  return (
    <div className={css.head}>
      <Initials person={{ id: renterId, name }} size={56} />
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        {here && (
          <p className="pl-num">
            Asked on {inquiryDate(here.createdAt)}, {cameFrom(here.source)}
          </p>
        )}
      </div>
    </div>
  );
}

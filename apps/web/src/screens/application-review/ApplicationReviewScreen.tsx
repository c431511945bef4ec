import type { ReviewView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CallError } from "../../app/call-error.ts";
import { queryClient } from "../../app/query-client.ts";
import { propertyQuery } from "../../sections/property/property-query.ts";
import { renterQuery } from "../../sections/renter/renter-query.ts";
import { UpLink } from "../../ui/BackLink.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Empty, Failed, Spinner } from "../../ui/States.tsx";
import { ApplicationReview } from "./ApplicationReview.tsx";
import { applicationsQuery, reviewQuery } from "./data.ts";
import { PrintAction } from "./PrintAction.tsx";
import { ReviewBadges, ReviewLine } from "./ReviewHead.tsx";

const route = getRouteApi("/owner/property/$propertyId/renter/profile/$renterId/application/$applicationId");

export type ReviewParams = { propertyId: string; renterId: string; applicationId: string };

/** Loads what a household's review shows first. The screen shows what failed. */
export const loadReview = ({ propertyId, renterId, applicationId }: ReviewParams): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(propertyQuery(propertyId)),
    queryClient.prefetchQuery(renterQuery(renterId)),
    queryClient.prefetchQuery(reviewQuery(applicationId)).then(() => askForCover(applicationId)),
    queryClient.prefetchQuery(applicationsQuery(applicationId)),
  ]);

/** Asks for the home's photo, which comes while the page is drawn. */
function askForCover(applicationId: string): void {
  const cover = queryClient.getQueryData(reviewQuery(applicationId).queryKey)?.property.coverImage;
  if (cover) new Image().src = cover;
}

/** A household's applications for a home, for the owner to accept or decline. */
export function ApplicationReviewScreen() {
  const { propertyId, renterId, applicationId } = route.useParams();
  const review = useQuery(reviewQuery(applicationId));
  const applications = useQuery(applicationsQuery(applicationId));
  const renter = useQuery(renterQuery(renterId));
  const queries = [review, applications, renter];
  const isMissing = queries.some(({ error }) => isNotFound(error)) || isElsewhere(review.data, propertyId, renterId);
  const isFailed = queries.some(({ isError, data }) => isError && !data);
  const shown =
    !isMissing && review.data && applications.data && renter.data
      ? { review: review.data, applications: applications.data, renter: renter.data }
      : null;
  const back = (
    <UpLink to="/property/$propertyId/renter/profile/$renterId" params={{ propertyId, renterId }}>
      Back to Renter profile
    </UpLink>
  );
  return (
    <Screen
      title={shown ? `${shown.review.primaryApplicant.user.name}'s application` : "Application"}
      back={back}
      badge={shown && <ReviewBadges review={shown.review} />}
      sub={shown && <ReviewLine review={shown.review} />}
      actions={shown && <PrintAction />}
    >
      {isMissing ? (
        <Empty title="Application not found" text="It may belong to another home or renter." />
      ) : shown ? (
        <ApplicationReview key={applicationId} {...shown} />
      ) : isFailed ? (
        <Failed title="Could not load data" onRetry={() => void queries.map(({ refetch }) => refetch())} />
      ) : (
        <Spinner />
      )}
    </Screen>
  );
}

const isNotFound = (error: unknown): boolean => error instanceof CallError && [400, 404].includes(error.status);

const isElsewhere = (review: ReviewView | undefined, propertyId: string, renterId: string): boolean =>
  review !== undefined && (review.property.id !== propertyId || review.primaryApplicant.id !== renterId);

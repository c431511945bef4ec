import type { BundleView } from "@porchlight/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { genericFailure } from "../../app/call-error.ts";
import { useNow } from "../../app/use-now.ts";
import { bundleBadge, isReviewed } from "../../sections/applications/bundle-words.ts";
import { renterBundlesQuery, useResendApplication } from "../../sections/applications/data.ts";
import { AddressDialog } from "../../sections/applications/LazyAddressDialog.tsx";
import { useAddressFirst } from "../../sections/applications/use-address-first.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { shortDate } from "../../ui/ages.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { hereFirst } from "./here-first.ts";
import css from "./RenterProfile.module.css";

type Place = { renterId: string; propertyId: string };

/** The applications that were sent to the renter, this home's first; nothing where there is none. */
export function Applications({ renterId, propertyId }: Place) {
  const query = useQuery(renterBundlesQuery(renterId));
  const bundles = hereFirst(propertyId, query.data ?? []);
  if (query.data && bundles.length === 0) return null;
  return (
    <section aria-labelledby="applications-title" id="applications">
      <h2 id="applications-title" className={`${css.title} pl-num`}>
        {query.data ? counted(bundles.length) : "Applications"}
      </h2>
      {query.isPending && <LoadingRows rows={1} height={84} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      <ul className={css.inquiries}>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <Bundle bundle={bundle} place={{ renterId, propertyId }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const counted = (count: number): string => (count === 1 ? "1 Application" : `${count} Applications`);

function Bundle({ bundle, place }: { bundle: BundleView; place: Place }) {
  const { property, updatedAt, withdrawnAt } = bundle;
  const now = useNow();
  const day = (at: string) => shortDate(Temporal.Instant.from(at), now, viewerTimeZone());
  return (
    <article className={css.inquiry}>
      <span className={css.cover}>
        <Picture source={property.coverImage} alt="" />
      </span>
      <div className={css.about}>
        <h3>
          {property.displayName} <ToneBadge {...bundleBadge(bundle)} />
        </h3>
        <p className="pl-num">Last update {day(withdrawnAt ?? updatedAt)}</p>
      </div>
      <div className={css.actions}>
        <Next bundle={bundle} place={place} />
      </div>
    </article>
  );
}

function Next({ bundle, place }: { bundle: BundleView; place: Place }) {
  const { id, property, status, moves } = bundle;
  if (moves.includes("resend")) return <Resend bundle={bundle} />;
  if (!isReviewed[status]) return null;
  return (
    <ActionLink
      to="/property/$propertyId/renter/profile/$renterId/application/$applicationId"
      params={{ ...place, applicationId: id }}
      aria-label={`Review the application for ${property.displayName}`}
    >
      Review
    </ActionLink>
  );
}

function Resend({ bundle: { id, property } }: { bundle: BundleView }) {
  const first = useAddressFirst();
  const resend = useResendApplication(id);
  return (
    <>
      <Action
        busy={resend.isPending}
        onClick={() =>
          first.run(
            (onError) =>
              resend.mutate(undefined, {
                onSuccess: () => showSuccess("The application has been resent"),
                onError,
              }),
            (error) => alertFailure(error, genericFailure),
          )
        }
        aria-label={`Resend application for ${property.displayName}`}
      >
        Resend application
      </Action>
      <AddressDialog first={first} propertyId={property.id} />
    </>
  );
}

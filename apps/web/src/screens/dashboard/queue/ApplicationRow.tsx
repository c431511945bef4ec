import type { BundleView } from "@porchlight/contract/applications.ts";
import { Link } from "@tanstack/react-router";
import { bundleBadge } from "../../../sections/applications/bundle-words.ts";
import { ActionLink } from "../../../ui/Action.tsx";
import { shortDate } from "../../../ui/ages.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { ToneBadge } from "../../../ui/ToneBadge.tsx";
import { viewerTimeZone } from "../../../ui/viewer-time-zone.ts";
import css from "../../../ui/WaitingRow.module.css";

/** A household's application, with the way to its review. */
export function ApplicationRow({ bundle, now }: { bundle: BundleView; now: Temporal.Instant }) {
  const { property, primaryApplicant, submittedAt, updatedAt, withdrawnAt } = bundle;
  const { name } = primaryApplicant.user;
  const waits = bundle.status === "SUBMITTED" && !withdrawnAt;
  const day = (at: string) => shortDate(Temporal.Instant.from(at), now, viewerTimeZone());
  return (
    <article className={`${css.row} ${css.withHome}`}>
      <span className={css.thumb}>
        <Picture source={property.coverImage} alt="" />
      </span>
      <div className={css.body}>
        <h3 className={css.sentence}>{name}</h3>
        <p className={`${css.meta} pl-num`}>
          <ToneBadge {...bundleBadge(bundle)} />
          <Link to="/property/$propertyId/dashboard" params={{ propertyId: property.id }}>
            {property.displayName}
          </Link>
          <span>
            {waits && submittedAt ? `Submitted ${day(submittedAt)}` : `Last update ${day(withdrawnAt ?? updatedAt)}`}
          </span>
        </p>
      </div>
      <div className={css.actions} data-acts>
        <Way bundle={bundle} waits={waits} />
      </div>
    </article>
  );
}

function Way({ bundle: { id, property, primaryApplicant }, waits }: { bundle: BundleView; waits: boolean }) {
  const verb = waits ? "Review" : "See details";
  return (
    <ActionLink
      kind={waits ? "soft" : "plain"}
      to="/property/$propertyId/renter/profile/$renterId/application/$applicationId"
      params={{ propertyId: property.id, renterId: primaryApplicant.id, applicationId: id }}
      aria-label={`${verb}: the application of ${primaryApplicant.user.name} for ${property.displayName}`}
    >
      {verb}
    </ActionLink>
  );
}

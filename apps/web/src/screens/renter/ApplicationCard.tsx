import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import { useWords } from "../../sections/renter/language.tsx";
import { standingOf, standingTones } from "../../sections/renter/standing.ts";
import { Timeline } from "../../sections/renter/Timeline.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { AskPiper } from "./AskPiper.tsx";
import { HomePicture } from "./HomePicture.tsx";
import css from "./RenterHome.module.css";

/** One application: the home, where it stands, and the way into it. */
export function ApplicationCard({ application }: { application: ApplicationSummary }) {
  const { home: words } = useWords();
  const { id, home, type, ownerName, status, isOpen } = application;
  const standing = standingOf(application);
  const action = !isOpen ? words.open : status === "SENT" ? words.start : words.resume;
  return (
    <article className={css.card} aria-label={home.title}>
      <div className={css.head}>
        <HomePicture image={home.coverImage} />
        <div className={css.about}>
          <h2 className={css.home}>{home.title}</h2>
          <p className={css.meta}>
            {words.listedBy(ownerName)} · {words.roles[type]}
          </p>
          <ToneBadge label={words.status[standing]} tone={standingTones[standing]} of={words.statusOf} />
        </div>
      </div>
      <Timeline application={application} />
      <ActionLink
        kind={isOpen ? "primary" : "default"}
        size="md"
        fullWidth
        to="/renter/application/$applicationId"
        params={{ applicationId: id }}
        aria-label={words.actionFor(action, home.title)}
      >
        {action}
      </ActionLink>
      {application.canAskPiper && (
        <p className={css.links}>
          <AskPiper application={application} />
        </p>
      )}
    </article>
  );
}

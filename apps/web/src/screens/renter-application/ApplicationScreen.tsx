import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { CallError } from "../../app/call-error.ts";
import { applicationQuery } from "../../sections/renter/applications.ts";
import { InLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { preferredLanguage } from "../../sections/renter/preferred-language.ts";
import { RenterFrame } from "../../sections/renter/RenterFrame.tsx";
import { useOwnChanges } from "../../sections/renter/use-own-changes.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { SubmittedPage } from "./SubmittedPage.tsx";
import { useAskedLanguage } from "./use-asked-language.ts";
import { Wizard } from "./Wizard.tsx";

/** One application of the renter: the form while it is open, else what was submitted and where it stands. */
export function ApplicationScreen() {
  const { applicationId } = useParams({ from: "/renter/renter/application/$applicationId" });
  const { data, error, refetch } = useQuery(applicationQuery(applicationId));
  useOwnChanges();
  useAskedLanguage(data);
  return (
    <InLanguage language={data?.language ?? preferredLanguage()}>
      {isGone(error) ? (
        <Gone />
      ) : !data ? (
        <RenterFrame>
          {error ? <FailedToLoad error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={5} height={56} />}
        </RenterFrame>
      ) : data.isOpen ? (
        <Wizard key={data.id} view={data} />
      ) : (
        <SubmittedPage view={data} />
      )}
    </InLanguage>
  );
}

/** Whether there is no such application of this person, or not anymore: one may be removed while their form is open. */
const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

function Gone() {
  const { home, review } = useWords();
  return (
    <RenterFrame>
      <Empty title={home.missing} text={home.missingText}>
        <ActionLink to="/renter" preload={false}>
          {review.toAll}
        </ActionLink>
      </Empty>
    </RenterFrame>
  );
}

function FailedToLoad({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const spoken = useSpoken();
  return <Failed title={spoken.failure(error)} onRetry={onRetry} />;
}

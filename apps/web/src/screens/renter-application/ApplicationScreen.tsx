import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { applicationQuery } from "../../sections/renter/applications.ts";
import { InLanguage, useSpoken } from "../../sections/renter/language.tsx";
import { RenterFrame } from "../../sections/renter/RenterFrame.tsx";
import { useOwnChanges } from "../../sections/renter/use-own-changes.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { SubmittedPage } from "./SubmittedPage.tsx";
import { Wizard } from "./Wizard.tsx";

/** One application of the renter: the form while it is open, else what was submitted and where it stands. */
export function ApplicationScreen() {
  const { applicationId } = useParams({ from: "/renter/renter/application/$applicationId" });
  const { data, error, refetch } = useQuery(applicationQuery(applicationId));
  useOwnChanges();
  if (!data)
    return (
      <RenterFrame>
        {error ? <FailedToLoad error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={5} height={56} />}
      </RenterFrame>
    );
  return (
    <InLanguage language={data.language}>
      {data.isOpen ? <Wizard key={data.id} view={data} /> : <SubmittedPage view={data} />}
    </InLanguage>
  );
}

function FailedToLoad({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const spoken = useSpoken();
  return <Failed title={spoken.failure(error)} onRetry={onRetry} />;
}

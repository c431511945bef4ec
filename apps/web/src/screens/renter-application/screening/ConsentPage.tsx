import { openScreeningStatements } from "@porchlight/contract/renter-screening.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../app/call.ts";
import { CallError } from "../../../app/call-error.ts";
import { useSpoken, useWords } from "../../../sections/renter/language.tsx";
import { ActionLink } from "../../../ui/Action.tsx";
import { Empty, Failed, LoadingRows } from "../../../ui/States.tsx";
import { ConsentForm } from "./ConsentForm.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { PageProps } from "./screened.ts";
import { useScreeningStep } from "./use-screening-step.ts";

/** Shows the bureau's statements and takes the person's consent to them. */
export function ConsentPage({ view, Frame }: PageProps) {
  const { consent: words } = useWords().screening;
  const step = useScreeningStep(view.id);
  const { data, error, refetch } = useQuery({
    queryKey: ["screening-statements", view.id],
    queryFn: ({ signal }) => call(openScreeningStatements, { params: { id: view.id }, body: {}, signal }),
    // They are asked for anew at each visit, and stand still while they are read.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Frame
      title={words.title}
      why={words.why(view.screening.products, view.ownerName)}
      next={data ? <SubmitButton busy={step.isBusy}>{words.submit}</SubmitButton> : undefined}
    >
      {data ? (
        <ConsentForm
          key={data.attestationGroupId}
          view={view}
          statements={data}
          step={step}
          onChanged={() => void refetch()}
        />
      ) : error ? (
        <NoStatements error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={3} height={96} />
      )}
      <OtherWays view={view} />
    </Frame>
  );
}

/** The bureau needs a name and a phone before it says anything. */
function NoStatements({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { consent: words } = useWords().screening;
  const spoken = useSpoken();
  const isIncomplete = error instanceof CallError && error.code === "application.incomplete";
  if (!isIncomplete) return <Failed title={spoken.failure(error)} onRetry={onRetry} />;
  return (
    <Empty title={words.contactFirst} text={words.contactText}>
      <ActionLink to="." search={{ step: "contact" }} preload={false}>
        {words.toContact}
      </ActionLink>
    </Empty>
  );
}

import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { CallError } from "../../app/call-error.ts";
import { propertyQuery } from "../../sections/property/property-query.ts";
import { WizardPage } from "../../sections/wizard/WizardPage.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { homeBegunAt } from "./new-entries.ts";
import css from "./Overview.module.css";

/** The word in the address for a home that is not there yet. */
const notYet = "new";

const isMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);

/** Gives the home of the address to its page, or null for one that its first step will make. */
export function HomeOfOnboarding({
  propertyId,
  children,
}: {
  propertyId: string;
  children: (home: PropertyView | null) => ReactNode;
}) {
  const isNew = propertyId === notYet;
  const property = useQuery({ ...propertyQuery(propertyId), enabled: !isNew });
  if (isNew) return <StillNew>{children}</StillNew>;
  if (property.data) return children(property.data);
  return (
    <WizardPage
      tools={
        <ActionLink kind="plain" to="/">
          Exit
        </ActionLink>
      }
    >
      <div className={`${css.overview} ${css.instead}`}>
        {isMissing(property.error) ? (
          <Missing />
        ) : property.isError ? (
          <Failed title="Failed to load property" onRetry={() => void property.refetch()} />
        ) : (
          <LoadingRows rows={3} height={150} />
        )}
      </div>
    </WizardPage>
  );
}

/** Whoever comes back here after the address was saved finds the home that came of it. */
function StillNew({ children }: { children: (home: null) => ReactNode }) {
  const { state } = useRouter().history.location;
  const [begun] = useState(() => homeBegunAt(state.__TSR_key ?? ""));
  if (!begun) return children(null);
  return <Navigate to="/property/onboarding/$propertyId" params={{ propertyId: begun }} replace />;
}

function Missing() {
  useDocumentTitle("Property not found");
  return (
    <>
      <h1 className="pl-hidden" tabIndex={-1}>
        Property not found
      </h1>
      <Empty title="Property not found" text="It may have been deleted, or the link is wrong.">
        <ActionLink to="/portfolio">Go to portfolio</ActionLink>
      </Empty>
    </>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { portfolioQuery } from "../../app/portfolio-query.ts";
import { AvailabilityEditor } from "../../sections/availability/AvailabilityEditor.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import css from "./OwnerAvailabilityScreen.module.css";
import { WhyNotOffered } from "./WhyNotOffered.tsx";

const route = getRouteApi("/owner/availability");

/** The availability of any of the owner's homes; the first of the portfolio, unless another is asked for. */
export function OwnerAvailabilityScreen() {
  const { propertyId } = route.useSearch();
  const navigate = route.useNavigate();
  const portfolio = useInfiniteQuery(portfolioQuery);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = portfolio;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const homes = portfolio.data?.pages.flatMap((page) => page.properties) ?? [];
  const chosen = homes.find(({ id }) => id === propertyId) ?? homes[0];
  return (
    <Screen title="Availability">
      {portfolio.isPending && <LoadingRows rows={7} height={54} />}
      {portfolio.isError && <Failed title="Could not load portfolio" onRetry={() => void portfolio.refetch()} />}
      {portfolio.isSuccess && !chosen && (
        <Empty title="No homes yet" text="Add a property first, then set when renters can visit.">
          <ActionLink kind="primary" to="/property/onboarding/$propertyId" params={{ propertyId: "new" }}>
            Add first property
          </ActionLink>
        </Empty>
      )}
      {chosen && (
        <>
          <SelectField
            className={css.picker}
            label="Property"
            value={chosen.id}
            choices={homes.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            onChange={(id) => void navigate({ search: { propertyId: id }, replace: true })}
          />
          <AvailabilityEditor key={chosen.id} propertyId={chosen.id}>
            <WhyNotOffered propertyId={chosen.id} />
          </AvailabilityEditor>
        </>
      )}
    </Screen>
  );
}

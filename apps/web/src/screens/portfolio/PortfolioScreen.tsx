import { IconDownload, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { portfolioQuery } from "../../app/portfolio-query.ts";
import { Action, ActionLink } from "../../ui/Action.tsx";
import { FilterChips } from "../../ui/FilterChips.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { HomeCard } from "./HomeCard.tsx";
import css from "./PortfolioScreen.module.css";
import { statusTabs, tabOf } from "./status-tabs.ts";
import { waitingSummary } from "./waiting-summary.ts";

const route = getRouteApi("/owner/portfolio");

export function PortfolioScreen() {
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const portfolio = useInfiniteQuery(portfolioQuery);
  const homes = portfolio.data?.pages.flatMap((page) => page.properties) ?? [];
  const tab = tabOf(status);
  const shown = tab === "all" ? homes : homes.filter((home) => home.status === tab);
  const isFirst = homes.length === 0;
  return (
    <Screen
      title="Your portfolio"
      sub={!isFirst && waitingSummary(homes)}
      actions={
        portfolio.isSuccess &&
        !isFirst && (
          <>
            <Download />
            <AddListing />
          </>
        )
      }
    >
      {portfolio.isPending && <LoadingRows rows={6} height={380} grid={css.cards} />}
      {portfolio.isError && isFirst && (
        <Failed title="Could not load portfolio" onRetry={() => void portfolio.refetch()} />
      )}
      {!isFirst && (
        <FilterChips
          label="Status"
          options={statusTabs(homes, portfolio.data?.pages[0]?.total ?? homes.length)}
          value={tab}
          onChange={(value) => void navigate({ search: value === "all" ? {} : { status: value }, replace: true })}
        />
      )}
      <p className="pl-hidden" role="status">
        {portfolio.isSuccess && `${shown.length} ${shown.length === 1 ? "home" : "homes"} shown`}
      </p>
      {portfolio.isSuccess && shown.length === 0 && (
        <Empty
          title="No properties found"
          text={
            isFirst
              ? "All you need to start is an address. Every step is saved."
              : "Adjust your filters to find what you're looking for"
          }
        >
          {isFirst && <AddListing />}
        </Empty>
      )}
      <ul className={css.cards}>
        {shown.map((home, place) => (
          <li key={home.id}>
            <HomeCard home={home} first={place < 3} />
          </li>
        ))}
      </ul>
      {portfolio.hasNextPage && (
        <div className={css.more}>
          <Action busy={portfolio.isFetchingNextPage} onClick={() => void portfolio.fetchNextPage()}>
            Load more
          </Action>
        </div>
      )}
    </Screen>
  );
}

const DownloadDialog = lazyPart(
  () => import("./DownloadDialog.tsx").then((part) => part.DownloadDialog),
  ({ opened }) => opened,
);

function Download() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Action leftSection={<IconDownload size={18} stroke={1.75} />} onClick={() => setOpened(true)}>
        Download
      </Action>
      <DownloadDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

const AddListing = () => (
  <ActionLink
    kind="primary"
    leftSection={<IconPlus size={18} stroke={1.75} />}
    to="/property/onboarding/$propertyId"
    params={{ propertyId: "new" }}
  >
    Add new listing
  </ActionLink>
);

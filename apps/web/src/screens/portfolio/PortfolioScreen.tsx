import { useInfiniteQuery } from "@tanstack/react-query";
import { portfolioQuery } from "../../app/portfolio-query.ts";
import { Action } from "../../ui/Action.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { Empty, Failed, LoadingRows } from "../../ui/States.tsx";
import { HomeCard } from "./HomeCard.tsx";
import css from "./PortfolioScreen.module.css";
import { whatWaits } from "./what-waits.ts";

export function PortfolioScreen() {
  const portfolio = useInfiniteQuery(portfolioQuery);
  const homes = portfolio.data?.pages.flatMap((page) => page.properties) ?? [];
  return (
    <Screen title="Your portfolio" sub={homes.length > 0 && whatWaits(homes)}>
      {portfolio.isPending && <LoadingRows rows={6} height={380} grid={css.cards} />}
      {portfolio.isError && <Failed title="Could not load portfolio" onRetry={() => void portfolio.refetch()} />}
      {portfolio.isSuccess && homes.length === 0 && (
        <Empty title="No properties found" text="Adjust your filters to find what you're looking for" />
      )}
      <ul className={css.cards}>
        {homes.map((home, place) => (
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

import type { PortfolioNumbers } from "@porchlight/contract/statistics.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { portfolioQuery } from "../../app/portfolio-query.ts";
import { isPublic } from "../property/is-public.ts";
import { portfolioNumbersQuery } from "./data.ts";

const isNothing = (numbers: PortfolioNumbers): boolean => Object.values(numbers).every((number) => number === 0);

/**
 * Whether an owner never listed a home, by the numbers of any range; undefined while that is not known. A home that was
 * deleted may have left numbers in an earlier time.
 */
export function useNeverListed(numbers: PortfolioNumbers | undefined): boolean | undefined {
  const mayBe = numbers !== undefined && isNothing(numbers);
  const portfolio = useInfiniteQuery({ ...portfolioQuery, enabled: mayBe });
  const ever = useQuery({ ...portfolioNumbersQuery("ALL_TIME"), enabled: mayBe });
  if (!numbers) return undefined;
  if (!mayBe || ever.isError || portfolio.isError) return false;
  if (ever.isPlaceholderData || !ever.data || !portfolio.data) return undefined;
  const homes = portfolio.data.pages.flatMap((page) => page.properties);
  return isNothing(ever.data) && !portfolio.hasNextPage && !homes.some(({ status }) => isPublic(status));
}

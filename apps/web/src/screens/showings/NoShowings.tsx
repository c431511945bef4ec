import type { ShowingView } from "@porchlight/contract/showings.ts";
import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { Empty } from "../../ui/States.tsx";

type NoShowingsProps<Key extends readonly unknown[]> = {
  /** All showings there are, of any time. */
  query: UseQueryOptions<ShowingView[], Error, ShowingView[], Key>;
  counts?: (showing: ShowingView) => boolean;
};

/** An empty list: because there is no showing at all, or because the filters hide them. */
export function NoShowings<Key extends readonly unknown[]>({ query, counts = () => true }: NoShowingsProps<Key>) {
  const all = useQuery(query).data;
  if (!all) return null;
  if (all.some(counts)) return <Empty title="No showings match your filters" />;
  return <Empty title="You don't have any showings yet" />;
}

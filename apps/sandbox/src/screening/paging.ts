import { accept } from "./bureau-error.ts";
import { paging } from "./schemas.ts";

/** The page of a list that a query asks for: PageNumber from 1, PageSize at most 100. */
export function pageOf<T>(all: T[], query: unknown): T[] {
  const { PageNumber, PageSize } = accept(paging, query);
  return all.slice((PageNumber - 1) * PageSize, PageNumber * PageSize);
}

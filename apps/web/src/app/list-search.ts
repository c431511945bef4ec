import {
  plainSpelling,
  type TimeRange,
  timeRangeNamed,
  timeRanges,
  usualRange,
} from "@porchlight/domain/kernel/time-range.ts";

/** The query parameters of a list. */
export type ListSearch = { filter?: string; timeFilter?: string };

export const rangeOf = ({ timeFilter = "" }: ListSearch): TimeRange => timeRangeNamed(timeFilter) ?? usualRange;

/** A range as the address names it: "last 30 days". */
export const writtenRange = (range: TimeRange): string => timeRanges[range].toLowerCase();

/** The choice an address names, however spelt; an unknown one is the usual. */
export const choiceOf = <Choice extends string>(
  choices: readonly Choice[],
  { filter = "" }: ListSearch,
  usual: NoInfer<Choice>,
): Choice => choices.find((choice) => plainSpelling(choice) === plainSpelling(filter)) ?? usual;

/**
 * Returns the query with the defaults added: the list's usual filter and the last 30 days. Null when nothing is
 * missing. Null where it lacks nothing.
 */
export function withUsual(search: ListSearch, filter: string): Required<ListSearch> | null {
  if (search.filter && search.timeFilter) return null;
  return { filter: search.filter || filter, timeFilter: search.timeFilter || writtenRange(usualRange) };
}

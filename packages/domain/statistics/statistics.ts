/**
 * What events add up to, each event by one. The listings that are active are those opened and not closed again.
 * Source: docs/decisions/0092-statistics.md.
 */
export const countedStatistics = [
  "leads",
  "qualifiedLeads",
  "listingsOpened",
  "listingsClosed",
  "listingsRentedOut",
  "showingsRequested",
  "showingsTotal",
  "showingsBooked",
  "showingsCompleted",
  "applicationsSent",
  "applicationsCompleted",
  "messagesSent",
  "followUpsSent",
] as const;
export type CountedStatistic = (typeof countedStatistics)[number];

/** The numbers of all homes of a company. `listingsActive` is a level at the end of a time, all others count what happened in it. */
export const portfolioStatistics = [
  "leads",
  "qualifiedLeads",
  "listingsActive",
  "listingsRentedOut",
  "showingsRequested",
  "showingsCompleted",
  "applicationsSent",
  "applicationsCompleted",
] as const;
export type PortfolioStatistic = (typeof portfolioStatistics)[number];

/** The numbers of one home. */
export const propertyStatistics = [
  "messagesSent",
  "followUpsSent",
  "showingsTotal",
  "showingsBooked",
  "qualifiedLeads",
  "leads",
  "applicationsSent",
  "applicationsCompleted",
] as const satisfies readonly CountedStatistic[];
export type PropertyStatistic = (typeof propertyStatistics)[number];

/** A number whose events can be listed. */
export type ListedStatistic = Exclude<PortfolioStatistic, "listingsActive"> | PropertyStatistic;
export const listedStatistics = countedStatistics.filter(
  (name) => name !== "listingsOpened" && name !== "listingsClosed",
) as [ListedStatistic, ...ListedStatistic[]];

/** The name of each number, where it stands alone. */
export const statisticLabels: Record<ListedStatistic, string> = {
  leads: "Total leads",
  qualifiedLeads: "Qualified leads",
  listingsRentedOut: "Listings rented out",
  showingsRequested: "Showings requested",
  showingsCompleted: "Showings completed",
  showingsTotal: "Total showings",
  showingsBooked: "Showings booked",
  applicationsSent: "Applications sent",
  applicationsCompleted: "Applications completed",
  messagesSent: "Messages sent",
  followUpsSent: "Follow-ups sent",
};

/** The pairs of numbers that the chart shows, each with its labels. */
export const chartMetrics = {
  leads: { label: "Leads", series: { leads: "Total", qualifiedLeads: "Qualified" } },
  listings: { label: "Listings", series: { listingsActive: "Active", listingsRentedOut: "Rented out" } },
  showings: { label: "Showings", series: { showingsRequested: "Requested", showingsCompleted: "Completed" } },
  applications: { label: "Applications", series: { applicationsSent: "Sent", applicationsCompleted: "Completed" } },
} as const satisfies Record<string, { label: string; series: Partial<Record<PortfolioStatistic, string>> }>;
export type ChartMetric = keyof typeof chartMetrics;

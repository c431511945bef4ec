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

export const propertyStatisticLabels: Record<PropertyStatistic, string> = {
  messagesSent: "Messages sent",
  followUpsSent: "Follow-ups sent",
  showingsTotal: "Total showings",
  showingsBooked: "Showings booked",
  qualifiedLeads: "Qualified leads",
  leads: "Total leads",
  applicationsSent: "Applications sent",
  applicationsCompleted: "Applications completed",
};

/** A number whose events can be listed. */
export type ListedStatistic = Exclude<PortfolioStatistic, "listingsActive"> | PropertyStatistic;
export const listedStatistics = countedStatistics.filter(
  (name) => name !== "listingsOpened" && name !== "listingsClosed",
) as [ListedStatistic, ...ListedStatistic[]];

/** The pairs of numbers that the chart shows, each with its labels. */
export const chartMetrics = {
  leads: { label: "Leads", series: { leads: "Total", qualifiedLeads: "Qualified" } },
  listings: { label: "Listings", series: { listingsActive: "Active", listingsRentedOut: "Rented out" } },
  showings: { label: "Showings", series: { showingsRequested: "Requested", showingsCompleted: "Completed" } },
  applications: { label: "Applications", series: { applicationsSent: "Sent", applicationsCompleted: "Completed" } },
} as const satisfies Record<string, { label: string; series: Partial<Record<PortfolioStatistic, string>> }>;
export type ChartMetric = keyof typeof chartMetrics;

import type { ListedStatistic } from "@porchlight/domain/statistics/statistics.ts";

/** The name of each number. */
export const statisticNames: Record<ListedStatistic, string> = {
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

/** 1,234 */
export const written = (number: number): string => number.toLocaleString("en-US");

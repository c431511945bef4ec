import { listActionsNeeded } from "@porchlight/contract/actions-needed.ts";
import { getBundle, listApplications, listBundles } from "@porchlight/contract/applications.ts";
import { listPropertyEscalations } from "@porchlight/contract/escalations.ts";
import { filledPath } from "@porchlight/contract/filled-path.ts";
import { getProperty } from "@porchlight/contract/properties.ts";
import { getRenter } from "@porchlight/contract/renters.ts";
import { listPendingShowings, listUpcomingShowings } from "@porchlight/contract/showings.ts";
import {
  listActivity,
  readPortfolioStatistics,
  readPortfolioTimeSeries,
  readPropertyStatistics,
} from "@porchlight/contract/statistics.ts";
import { timeRangeNamed, usualRange } from "@porchlight/domain/kernel/time-range.ts";

type FirstView = {
  address: RegExp;
  screen: string;
  /** What it shows first, by the ids in its address. The portfolio is asked for on every page. */
  shows: readonly { path: string }[];
  /** What it shows first of the range that its address names. */
  showsOfRange?: readonly { path: string }[];
};

/** The app's first views; other pages find their screens and data once the app is there. */
const firstViews: readonly FirstView[] = [
  {
    address: /^\/dashboard\/?$/,
    screen: "src/screens/dashboard/DashboardScreen.tsx",
    shows: [
      listActionsNeeded,
      { path: `${listActionsNeeded.path}?kind=escalation` },
      { path: `${listActionsNeeded.path}?kind=showing` },
      { path: `${listActivity.path}?limit=50` },
      listBundles,
      { path: `${readPortfolioStatistics.path}?filter=LAST_24_HOURS` },
    ],
    showsOfRange: [readPortfolioStatistics, readPortfolioTimeSeries],
  },
  { address: /^\/portfolio\/?$/, screen: "src/screens/portfolio/PortfolioScreen.tsx", shows: [] },
  {
    address: /^\/property\/(?<propertyId>[\w-]+)\/dashboard\/?$/,
    screen: "src/screens/property-dashboard/PropertyDashboardScreen.tsx",
    shows: [getProperty, listPendingShowings, listUpcomingShowings, listPropertyEscalations],
    showsOfRange: [readPropertyStatistics],
  },
  {
    address:
      /^\/property\/(?<propertyId>[\w-]+)\/renter\/profile\/(?<renterId>[\w-]+)\/application\/(?<bundleId>[\w-]+)\/?$/,
    screen: "src/screens/application-review/ApplicationReviewScreen.tsx",
    shows: [getProperty, getRenter, getBundle, listApplications],
  },
];

/**
 * Returns the first view at an address: its screen, and the calls below /api that the page makes before the app is there;
 * undefined for any other page.
 */
export function firstViewOf(asked: string): { screen: string; calls: string[] } | undefined {
  const [path, search] = asked.split("?", 2);
  for (const { address, screen, shows, showsOfRange = [] } of firstViews) {
    const found = address.exec(path!);
    if (!found) continue;
    const ids = { ...found.groups, id: found.groups?.propertyId };
    const range = timeRangeNamed(new URLSearchParams(search).get("timeFilter") ?? "") ?? usualRange;
    const calls = [
      ...shows.map((call) => filledPath(call.path, ids)),
      ...showsOfRange.map((call) => `${filledPath(call.path, ids)}?filter=${range}`),
    ];
    return { screen, calls: [...new Set(calls)] };
  }
  return undefined;
}

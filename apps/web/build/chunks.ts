import { aloneIn, type Chunks, neededBy, type Plan } from "./noted-chunks.ts";
import { smallFiles } from "./small-files.ts";

const main = "/app/main.tsx";
const firstViews = [
  "/portfolio/PortfolioScreen.tsx",
  "/property-dashboard/PropertyDashboardScreen.tsx",
  "/dashboard/DashboardScreen.tsx",
  "/application-review/ApplicationReviewScreen.tsx",
  "/leads/LeadListScreen.tsx",
  "/renter-profile/RenterProfileScreen.tsx",
  "/profile/ProfileScreen.tsx",
  "/renter/RenterHomeScreen.tsx",
] as const;

/**
 * Few files for the first views, since each costs a round trip's share of a slow line and compresses by itself: what
 * runs before a person acts, what pages painted by the server and the app both need (of which the sign-in pages need no
 * words), what checks the fields of the sign-in pages, what else those have in common with other forms, what starts the app
 * with what every page of an owner needs, what a home's pages add, what its dashboard shows last, what the review of a
 * household has in common with that and with other screens, what follows changes, and what a renter's pages have in
 * common. What one first view alone needs is in that view's own file. Each set holds all that its modules import, so that
 * no file waits for one that waits for it.
 */
export function planChunks(chunks: Chunks): Plan {
  const [portfolioScreen, homeScreen, dashboardScreen, reviewScreen, ...others] = firstViews;
  const [listScreen, profileScreen, ownScreen, renterScreen] = others;
  const islands = neededBy(chunks, "/public/islands.tsx");
  const spoken = neededBy(chunks, "/public/words/en/islands.ts", "/public/words/es/islands.ts");
  const account = neededBy(chunks, "/auth/islands.tsx", "/auth/schemas.ts");
  const awake = neededBy(chunks, "/auth/islands.tsx");
  const checks = neededBy(chunks, "/auth/schemas.ts");
  const portfolio = neededBy(chunks, main, portfolioScreen);
  const home = neededBy(chunks, main, homeScreen);
  const dashboard = neededBy(chunks, main, dashboardScreen);
  const review = neededBy(chunks, main, reviewScreen);
  const list = neededBy(chunks, main, listScreen);
  const profile = neededBy(chunks, main, profileScreen);
  const own = neededBy(chunks, main, ownScreen);
  const renter = neededBy(chunks, main, renterScreen);
  const plan = new Map<string, string>();
  /** Puts modules into a file; a later call overrides an earlier one. */
  const put = (file: string, ids: Iterable<string>, belongs = (_id: string): boolean => true): void => {
    for (const id of ids) if (belongs(id)) plan.set(id, file);
  };
  const isIn = (file: string) => (id: string) => plan.get(id) === file;
  const isUnplanned = (id: string) => !plan.has(id);
  const isFree = (id: string) => isUnplanned(id) && !awake.has(id) && !islands.has(id) && !spoken.has(id);
  put("home", home.difference(aloneIn(chunks, homeScreen)));
  put("parts", home.intersection(review.union(dashboard).union(renter)));
  put("app", portfolio.difference(aloneIn(chunks, portfolioScreen)).union(neededBy(chunks, main)));
  put("base", islands.union(account).intersection(portfolio.union(home)));
  put("words", islands.difference(account), isIn("base"));
  // What the review has in common with other screens would come in fifteen files.
  put("words", review.union(dashboard).intersection(islands).difference(account), isUnplanned);
  put("parts", review.difference(aloneIn(chunks, reviewScreen)), isUnplanned);
  put("renter", renter.difference(aloneIn(chunks, renterScreen)), isFree);
  // What every page follows changes by is no reason to bring the rest of a home's dashboard.
  put("live", neededBy(chunks, "/app/company-changes.ts"), (id) => isIn("home")(id) || isFree(id));
  put("parts", dashboard.difference(aloneIn(chunks, dashboardScreen)), isFree);
  put("switch", neededBy(chunks, "/listing/AutoUpdate.tsx"), isFree);
  put("checks", checks, isFree);
  // The first thing a dashboard is asked to do opens a dialog, which would otherwise come in forty files.
  put("dialogs", neededBy(chunks, "/showing-requests/AcceptDialog.tsx"), isFree);
  // Of those a renter's profile needs its menus and a list of leads the field of its range, and neither a dialog.
  put("menus", profile, isIn("dialogs"));
  put("fields", list, isIn("dialogs"));
  // An owner's profile is a form in the page: of a dashboard it needs the controls, of its dialogs the forms.
  put("controls", own, isIn("home"));
  put("controls", own, (id) => isIn("parts")(id) && !renter.has(id));
  put("app", own.union(neededBy(chunks, "/app/company-changes.ts")), isIn("parts"));
  // The library's other controls compress better beside these than among ours.
  const ofLibrary = home.intersection(new Set([...plan.keys()].filter((id) => id.includes("/@mantine/"))));
  put("controls", ofLibrary, (id) => isIn("home")(id) || (isIn("parts")(id) && !renter.has(id)));
  put("forms", own, (id) => isIn("dialogs")(id) || isIn("menus")(id) || isIn("fields")(id));
  // A row of tabs is a few hundred bytes of style, which would be a call of its own.
  put("app", own, (id) => isIn("controls")(id) && id.endsWith(".module.css"));
  put("account", own.intersection(account), (id) => isIn("checks")(id) || isUnplanned(id));
  put("forms", own.difference(aloneIn(chunks, ownScreen)), isFree);
  put("start", neededBy(chunks, "/auth/loader.ts"), (id) => plan.has(id));
  put("account", awake.difference(aloneIn(chunks, "/auth/islands.tsx")), isUnplanned);
  for (const id of plan.keys()) if (hasOwnFile(id)) plan.delete(id);
  const isTaken = (id: string) => plan.has(id) || hasOwnFile(id);
  return new Map([...plan, ...smallFiles(chunks, plan, isTaken, isFree)]);
}

/** What is imported when needed keeps a file of its own, by whose name the server knows what a page needs. */
const hasOwnFile = (id: string): boolean => [...firstViews, "/auth/schemas.ts"].some((entry) => id.endsWith(entry));

import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { ReviewParams } from "../screens/application-review/ApplicationReviewScreen.tsx";
import type { StepPath } from "../screens/owner-onboarding/steps.ts";
import { propertyQuery } from "../sections/property/property-query.ts";
import { investorQuery, visitor } from "./account.ts";
import { beforeFirstDraw } from "./first-draw.ts";
import { type Area, detour } from "./guards.ts";
import { type ListSearch, rangeOf, withUsual } from "./list-search.ts";
import { portfolioQuery } from "./portfolio-query.ts";
import { queryClient } from "./query-client.ts";
import { Root, RootFailed, RootNotFound, ScreenFailed } from "./Root.tsx";
import { readSearch, searchOf, writeSearch } from "./search.ts";
import { endSession } from "./session.ts";
import { OwnerFrame } from "./shell/Shell.tsx";

type RouteContext = { location: { pathname: string; hash: string } };

/** Never settles: signing in is a page of its own, and this one is on its way out. */
const leaveFor = (address: string): Promise<never> => {
  location.replace(address);
  return new Promise(() => undefined);
};

/** Lets a visitor into an area or takes the detour. Without a token whatever was still held of a session goes, too. */
const guard =
  (area: Area) =>
  async ({ location }: RouteContext) => {
    const who = await visitor(area);
    const instead = detour(area, who, location.pathname);
    if (!who.signedIn && area === "owner") endSession("ended");
    if (instead === "/auth/sign-in") return leaveFor(instead);
    // Who logs in comes to this page, too, where no other is named.
    if (instead === "/renter/sign-in")
      return leaveFor(location.pathname === "/renter" ? instead : `${instead}?next=${location.pathname}`);
    if (instead) throw redirect({ to: instead, replace: true });
  };

/**
 * Holds an owner to the furthest step their answers allow; once saved, only the last step can be seen again, and Back
 * from it stays there.
 */
const guardStep = (path: StepPath | null) => async (): Promise<void> => {
  const { user, onboarding } = await queryClient.ensureQueryData(investorQuery);
  if (onboarding.initialOnboardingCompleted) {
    const isAtEnd = router.state.resolvedLocation?.pathname === "/onboarding/finish";
    if (path !== "finish") throw redirect({ to: isAtEnd ? "/onboarding/finish" : "/portfolio", replace: true });
    return;
  }
  const { stepAfterAnswers } = await import("../screens/owner-onboarding/step-after-answers.ts");
  const instead = path && stepAfterAnswers(path, user.id);
  if (instead) throw redirect({ to: `/onboarding/${instead}`, replace: true });
};

/** Writes into the address what a page shows where nothing is named. */
const listShowing =
  (filter: string) =>
  ({ search, location }: { search: ListSearch } & RouteContext) => {
    const usual = withUsual(search, filter);
    // The address of this very list, which the router cannot know to be one of its paths.
    if (usual)
      throw redirect({
        to: location.pathname as "/",
        search: { ...search, ...usual } as never,
        hash: location.hash,
        replace: true,
      });
  };

const root = createRootRoute({
  component: Root,
  notFoundComponent: RootNotFound,
  errorComponent: RootFailed,
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/portfolio", replace: true });
  },
});

const owner = createRoute({
  getParentRoute: () => root,
  id: "owner",
  errorComponent: RootFailed,
  beforeLoad: guard("owner"),
  loader: beforeFirstDraw(() => queryClient.prefetchInfiniteQuery(portfolioQuery)),
  component: OwnerFrame,
});
const ownerRoutes = [
  createRoute({
    getParentRoute: () => owner,
    path: "/dashboard",
    validateSearch: searchOf("tab", "timeFilter"),
    loader: beforeFirstDraw(async (_params: object, search: ListSearch) => {
      const { loadDashboard } = await import("../screens/dashboard/DashboardScreen.tsx");
      return loadDashboard(search);
    }),
    component: lazyRouteComponent(() => import("../screens/dashboard/DashboardScreen.tsx"), "DashboardScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/portfolio",
    validateSearch: searchOf("status"),
    component: lazyRouteComponent(() => import("../screens/portfolio/PortfolioScreen.tsx"), "PortfolioScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property",
    component: lazyRouteComponent(() => import("../sections/property-frame/PropertyScreen.tsx"), "PropertyNotFound"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId",
    beforeLoad: async ({ params }) => {
      // A home that cannot be read is told so on its details page.
      const home = await queryClient.ensureQueryData(propertyQuery(params.propertyId)).catch(() => null);
      const isWatched = home?.status === "LISTED" || home?.status === "LISTING_IN_PROGRESS";
      const to = isWatched ? "/property/$propertyId/dashboard" : "/property/$propertyId/details";
      throw redirect({ to, params, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/details",
    validateSearch: searchOf("edit"),
    component: lazyRouteComponent(
      () => import("../screens/property-details/PropertyDetailsScreen.tsx"),
      "PropertyDetailsScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/dashboard",
    validateSearch: searchOf("questionId", "filter", "timeFilter"),
    beforeLoad: listShowing("all"),
    loader: beforeFirstDraw(async ({ propertyId }: { propertyId: string }, search: ListSearch) => {
      const { loadDashboard } = await import("../screens/property-dashboard/PropertyDashboardScreen.tsx");
      return loadDashboard(propertyId, rangeOf(search));
    }),
    component: lazyRouteComponent(
      () => import("../screens/property-dashboard/PropertyDashboardScreen.tsx"),
      "PropertyDashboardScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/leads",
    validateSearch: searchOf("filter", "timeFilter"),
    beforeLoad: listShowing("pending"),
    component: lazyRouteComponent(() => import("../screens/leads/LeadsScreen.tsx"), "LeadsScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/applications",
    validateSearch: searchOf("filter", "timeFilter"),
    beforeLoad: listShowing("pending"),
    component: lazyRouteComponent(() => import("../screens/leads/ApplicationsScreen.tsx"), "ApplicationsScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/renter/profile/$renterId",
    validateSearch: searchOf("conversation"),
    component: lazyRouteComponent(
      () => import("../screens/renter-profile/RenterProfileScreen.tsx"),
      "RenterProfileScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/renter/profile/$renterId/application/$applicationId",
    loader: beforeFirstDraw(async (params: ReviewParams) => {
      const { loadReview } = await import("../screens/application-review/ApplicationReviewScreen.tsx");
      return loadReview(params);
    }),
    component: lazyRouteComponent(
      () => import("../screens/application-review/ApplicationReviewScreen.tsx"),
      "ApplicationReviewScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/application/$applicationId/report/$reportType",
    component: lazyRouteComponent(
      () => import("../screens/screening-report/ScreeningReportScreen.tsx"),
      "ScreeningReportScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/availability",
    component: lazyRouteComponent(() => import("../screens/availability/AvailabilityScreen.tsx"), "AvailabilityScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/$propertyId/showings",
    validateSearch: searchOf("filter", "timeFilter"),
    beforeLoad: listShowing("all"),
    component: lazyRouteComponent(
      () => import("../screens/showings/PropertyShowingsScreen.tsx"),
      "PropertyShowingsScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/property/showings/$showingId",
    component: lazyRouteComponent(() => import("../screens/showings/ShowingScreen.tsx"), "ShowingScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/showings",
    validateSearch: searchOf("filter", "timeFilter", "propertyId"),
    beforeLoad: listShowing("all"),
    component: lazyRouteComponent(() => import("../screens/showings/ShowingsScreen.tsx"), "ShowingsScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/availability",
    validateSearch: searchOf("propertyId"),
    component: lazyRouteComponent(
      () => import("../screens/availability/OwnerAvailabilityScreen.tsx"),
      "OwnerAvailabilityScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/calendar",
    component: lazyRouteComponent(() => import("../screens/calendar/CalendarScreen.tsx"), "CalendarScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/profile",
    validateSearch: searchOf("tab"),
    component: lazyRouteComponent(() => import("../screens/profile/ProfileScreen.tsx"), "ProfileScreen"),
  }),
  createRoute({
    getParentRoute: () => owner,
    path: "/company/onboarding",
    validateSearch: searchOf("companyId"),
    component: lazyRouteComponent(() => import("../screens/company-form/CompanyFormScreen.tsx"), "CompanyFormScreen"),
  }),
] as const;

const onboarding = createRoute({ getParentRoute: () => owner, path: "/onboarding" });
const onboardingRoutes = [
  createRoute({
    getParentRoute: () => onboarding,
    path: "/",
    beforeLoad: guardStep(null),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/WelcomeStep.tsx"), "WelcomeStep"),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/account-type",
    beforeLoad: guardStep("account-type"),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/AccountTypeStep.tsx"), "AccountTypeStep"),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/company",
    beforeLoad: guardStep("company"),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/CompanyStep.tsx"), "CompanyStep"),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/strategy",
    beforeLoad: guardStep("strategy"),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/StrategyStep.tsx"), "StrategyStep"),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/calendar",
    beforeLoad: guardStep("calendar"),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/CalendarStep.tsx"), "CalendarStep"),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/communication",
    beforeLoad: guardStep("communication"),
    component: lazyRouteComponent(
      () => import("../screens/owner-onboarding/CommunicationStep.tsx"),
      "CommunicationStep",
    ),
  }),
  createRoute({
    getParentRoute: () => onboarding,
    path: "/finish",
    beforeLoad: guardStep("finish"),
    component: lazyRouteComponent(() => import("../screens/owner-onboarding/FinishStep.tsx"), "FinishStep"),
  }),
] as const;

/** Without a guard, since an owner comes back from Google in the middle of the onboarding, too. */
const calendarCallback = createRoute({
  getParentRoute: () => root,
  path: "/settings/calendar",
  errorComponent: RootFailed,
  validateSearch: searchOf("code", "state", "isPrimary"),
  component: lazyRouteComponent(
    () => import("../screens/calendar/CalendarCallbackScreen.tsx"),
    "CalendarCallbackScreen",
  ),
});

/** Describing a home fills the whole page, without the header of the app. */
const wizard = createRoute({
  getParentRoute: () => root,
  id: "wizard",
  beforeLoad: guard("owner"),
  component: lazyRouteComponent(() => import("../screens/property-onboarding/OnboardingFrame.tsx"), "OnboardingFrame"),
});
const wizardRoutes = [
  createRoute({
    getParentRoute: () => wizard,
    path: "/property/onboarding/$propertyId",
    component: lazyRouteComponent(() => import("../screens/property-onboarding/OverviewScreen.tsx"), "OverviewScreen"),
  }),
  createRoute({
    getParentRoute: () => wizard,
    path: "/property/onboarding/$propertyId/$step",
    component: lazyRouteComponent(() => import("../screens/property-onboarding/StepScreen.tsx"), "StepScreen"),
  }),
] as const;

const renter = createRoute({
  getParentRoute: () => root,
  id: "renter",
  errorComponent: RootFailed,
  beforeLoad: guard("renter"),
});
const renterRoutes = [
  createRoute({
    getParentRoute: () => renter,
    path: "/renter",
    component: lazyRouteComponent(() => import("../screens/renter/RenterHomeScreen.tsx"), "RenterHomeScreen"),
  }),
  createRoute({
    getParentRoute: () => renter,
    path: "/renter/application/$applicationId",
    validateSearch: searchOf("step", "at", "payment", "lang"),
    component: lazyRouteComponent(
      () => import("../screens/renter-application/ApplicationScreen.tsx"),
      "ApplicationScreen",
    ),
  }),
] as const;

const erased = createRoute({
  getParentRoute: () => root,
  path: "/renter/erased",
  errorComponent: RootFailed,
  validateSearch: searchOf("language"),
  component: lazyRouteComponent(() => import("../screens/renter/ErasedScreen.tsx"), "ErasedScreen"),
});
const terms = createRoute({
  getParentRoute: () => root,
  path: "/terms",
  errorComponent: RootFailed,
  component: lazyRouteComponent(() => import("../screens/legal/LegalScreen.tsx"), "TermsScreen"),
});
const privacy = createRoute({
  getParentRoute: () => root,
  path: "/privacy",
  errorComponent: RootFailed,
  component: lazyRouteComponent(() => import("../screens/legal/LegalScreen.tsx"), "PrivacyScreen"),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    owner.addChildren([...ownerRoutes, onboarding.addChildren(onboardingRoutes)]),
    wizard.addChildren(wizardRoutes),
    calendarCallback,
    renter.addChildren(renterRoutes),
    erased,
    terms,
    privacy,
  ]),
  defaultPreload: "intent",
  defaultPendingMs: 200,
  defaultErrorComponent: ScreenFailed,
  notFoundMode: "root",
  // A page whose address names a part scrolls to it itself, once what it shows is there.
  scrollRestoration: ({ location }) => !location.hash,
  parseSearch: readSearch,
  stringifySearch: writeSearch,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

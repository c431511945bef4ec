import type { LinkProps } from "@tanstack/react-router";

export type Entry = {
  label: string;
  to: NonNullable<LinkProps["to"]>;
  /** The addresses of pages that belong to it and are not below its own. */
  covers?: RegExp;
};

/** The main navigation in its order. An entry joins when its screen is registered in the router. */
export const navigation: readonly Entry[] = [
  { label: "Home", to: "/dashboard" },
  { label: "Portfolio", to: "/portfolio", covers: /^\/property(\/(?!showings\/)|$)/ },
  { label: "Calendar", to: "/calendar" },
  { label: "Showings", to: "/showings", covers: /^\/property\/showings\// },
];

/** Whether the navigation is shown: there is a home beyond a draft, and the onboarding is done. */
export const showsNavigation = (homes: readonly { status: string }[], needsOnboarding: boolean): boolean =>
  !needsOnboarding && homes.some((home) => home.status !== "DRAFT");

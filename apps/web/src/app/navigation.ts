import type { LinkProps } from "@tanstack/react-router";

/** The main navigation in its order. An entry joins when its screen is registered in the router. */
export const navigation: readonly { label: string; to: NonNullable<LinkProps["to"]> }[] = [
  { label: "Portfolio", to: "/portfolio" },
  { label: "Calendar", to: "/calendar" },
  { label: "Showings", to: "/showings" },
];

/** It shows once there is a home beyond a draft and onboarding is done. */
export const showsNavigation = (homes: readonly { status: string }[], needsOnboarding: boolean): boolean =>
  !needsOnboarding && homes.some((home) => home.status !== "DRAFT");

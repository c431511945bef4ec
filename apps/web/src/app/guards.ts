/** The person using the browser. An owner needs onboarding until their answers were saved once. */
export type Visitor =
  | { signedIn: false }
  | { signedIn: true; role: "renter" }
  | { signedIn: true; role: "investor"; needsOnboarding: boolean };

/** The areas of the app that need a role. Everything else is open to all. */
export type Area = "owner" | "renter";

export type Destination = "/auth/sign-in" | "/portfolio" | "/onboarding" | "/renter" | "/renter/sign-in";

const isOnboardingPath = (pathname: string) => /^\/(onboarding|company\/onboarding)(\/|$)/.test(pathname);

/** Returns where a visitor is redirected from the page they opened, or null when they may stay. */
export function detour(area: Area, visitor: Visitor, pathname: string): Destination | null {
  if (!visitor.signedIn) {
    return area === "owner" ? "/auth/sign-in" : "/renter/sign-in";
  }
  if (area === "renter") return visitor.role === "renter" ? null : "/portfolio";
  if (visitor.role === "renter") return "/renter";
  return visitor.needsOnboarding && !isOnboardingPath(pathname) ? "/onboarding" : null;
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { investorQuery } from "../account.ts";
import { navigation, showsNavigation } from "../navigation.ts";
import { portfolioQuery } from "../portfolio-query.ts";
import { useLiveChanges } from "../use-live-changes.ts";
import { Bell } from "./Bell.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { Logo } from "./Logo.tsx";
import { NavLink } from "./NavLink.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import css from "./Shell.module.css";
import { Tools } from "./Tools.tsx";

/** The header, the log out question and the page around every screen of a signed-in owner. */
export function Shell({ children }: { children: ReactNode }) {
  const investor = useQuery(investorQuery).data;
  const needsOnboarding = !investor?.onboarding.initialOnboardingCompleted;
  const portfolio = useInfiniteQuery({ ...portfolioQuery, enabled: Boolean(investor) && !needsOnboarding }).data;
  const homes = portfolio?.pages.flatMap((page) => page.properties) ?? [];
  const withNavigation = showsNavigation(homes, needsOnboarding);
  return (
    <>
      <header className={css.header}>
        <div className={css.inner}>
          <Logo />
          {withNavigation && (
            <nav className={css.nav} aria-label="Main">
              {navigation.map((entry) => (
                <NavLink key={entry.label} entry={entry} className={css.entry} />
              ))}
            </nav>
          )}
          <div className={css.tools}>
            {investor && !needsOnboarding && <Bell />}
            {investor && <Tools person={investor.user} withNavigation={withNavigation} />}
          </div>
        </div>
      </header>
      <OfflineBar />
      <main id="main" className={css.main}>
        {children}
      </main>
      {withNavigation && <BottomBar />}
    </>
  );
}

const loadChanges = () => import("../company-changes.ts");

export function OwnerFrame() {
  useLiveChanges(loadChanges);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

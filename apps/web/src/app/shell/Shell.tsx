import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { investorQuery } from "../account.ts";
import { navigation, showsNavigation } from "../navigation.ts";
import { portfolioQuery } from "../portfolio-query.ts";
import { whenIdle } from "../when-idle.ts";
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

export function OwnerFrame() {
  useEffect(() => {
    let isHere = true;
    let unfollow: (() => void) | null = null;
    // What changes is nothing to the first paint; the stream that the first script opened keeps it until then.
    whenIdle(() => {
      import("../live-updates.ts").then(({ followChanges }) => {
        if (isHere) unfollow = followChanges();
      }, console.error);
    });
    return () => {
      isHere = false;
      unfollow?.();
    };
  }, []);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

import { Link, Outlet } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { followChanges } from "../../app/live-updates.ts";
import { OfflineBar } from "../../app/shell/OfflineBar.tsx";
import { preloadAlerts } from "../../ui/alerts.ts";
import { Lantern } from "../../ui/Lantern.tsx";
import { product } from "../../words.ts";
import css from "./OnboardingFrame.module.css";
import { fetchSteps } from "./step-editors.ts";

/** By then the step that was opened is there. */
const fetchedAfterMs = 1500;

/** Around the onboarding of a home: nothing but the way through and the way out. */
export function OnboardingFrame() {
  useEffect(() => followChanges(), []);
  useEffect(() => {
    const soon = setTimeout(
      () => void Promise.all([preloadAlerts(), fetchSteps()]).catch(console.error),
      fetchedAfterMs,
    );
    return () => clearTimeout(soon);
  }, []);
  return <Outlet />;
}

type OnboardingPageProps = {
  /** Where one is, between the mark and the way out. */
  place?: ReactNode;
  /** How far one is within the stage, from 0 to 1. */
  progress?: number;
  tools: ReactNode;
  children: ReactNode;
};

export function OnboardingPage({ place, progress, tools, children }: OnboardingPageProps) {
  return (
    <>
      <header className={css.header}>
        <div className={css.bar}>
          <Link className={css.logo} to="/" aria-label={`${product.name} home`}>
            <Lantern glow />
            <span className="pl-display" data-place={place ? true : undefined}>
              {product.name}
            </span>
          </Link>
          {place}
          <div className={css.tools}>{tools}</div>
        </div>
        {progress !== undefined && (
          <div className={css.progress}>
            <div style={{ width: `${progress * 100}%` }} />
          </div>
        )}
      </header>
      <OfflineBar />
      <main id="main">{children}</main>
    </>
  );
}

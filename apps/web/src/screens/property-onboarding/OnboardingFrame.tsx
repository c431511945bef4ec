import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { follow } from "../../app/company-changes.ts";
import { preloadAlerts } from "../../ui/alerts.ts";
import { fetchSteps } from "./step-editors.ts";

/** By then the step that was opened is there. */
const fetchedAfterMs = 1500;

/** Around the onboarding of a home: nothing but the way through and the way out. */
export function OnboardingFrame() {
  useEffect(follow, []);
  useEffect(() => {
    const soon = setTimeout(
      () => void Promise.all([preloadAlerts(), fetchSteps()]).catch(console.error),
      fetchedAfterMs,
    );
    return () => clearTimeout(soon);
  }, []);
  return <Outlet />;
}

import type { ScreeningStatus } from "@porchlight/domain/screening/lifecycle.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ComponentType, useEffect } from "react";
import { useApplicationForm } from "../form-context.ts";
import { StepPage } from "../StepPage.tsx";
import { AgePage } from "./AgePage.tsx";
import { ConsentPage } from "./ConsentPage.tsx";
import { FeePage } from "./FeePage.tsx";
import { ChosenOutcomePage, OutcomePage } from "./OutcomePage.tsx";
import { SittingPage } from "./SittingPage.tsx";
import { type Frame, isScreened, type PageProps } from "./screened.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** The page of each status of a screening. */
const pages = {
  OPEN: AgePage,
  AGE_CONFIRMED: ConsentPage,
  CONSENTED: FeePage,
  FEE_SETTLED: SittingPage,
  EXAM: SittingPage,
  IDENTIFIED: SittingPage,
  MANUAL_CHECK: OutcomePage,
  IDENTITY_FAILED: OutcomePage,
  FEE_RETURNED: OutcomePage,
  RESTRICTED: OutcomePage,
  NOT_DELIVERED: OutcomePage,
  ORDERED: OutcomePage,
  DELIVERED: OutcomePage,
  SKIPPED: ChosenOutcomePage,
  OWN_REPORT: ChosenOutcomePage,
} satisfies Record<ScreeningStatus, ComponentType<PageProps>>;

/** The step of the screening, at the page of where it stands. */
export function ScreeningStep() {
  const { view } = useApplicationForm();
  useHeadingFocus(view.screening?.status, "#main h1");
  usePaidAddress(view.screening?.status);
  if (!isScreened(view)) return null;
  const Page = pages[view.screening.status];
  return <Page view={view} Frame={StepFrame} />;
}

const StepFrame: Frame = ({ children, ...page }) => (
  <StepPage step="screening" {...page}>
    {children}
  </StepPage>
);

/** Takes the way back from paying out of the address once the fee is settled. */
function usePaidAddress(status: ScreeningStatus | undefined): void {
  const { payment } = useSearch({ from: "/renter/renter/application/$applicationId" });
  const navigate = useNavigate();
  useEffect(() => {
    if (payment && status !== "CONSENTED") void navigate({ to: ".", search: { step: "screening" }, replace: true });
  }, [payment, status, navigate]);
}

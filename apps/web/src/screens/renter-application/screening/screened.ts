import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import type { RenterScreeningView } from "@porchlight/contract/renter-screening.ts";
import {
  isFeeReturned,
  isSettled,
  type ScreeningStatus,
  type SettledStatus,
} from "@porchlight/domain/screening/lifecycle.ts";
import type { ComponentType, ReactNode } from "react";
import { queryClient } from "../../../app/query-client.ts";
import { applicationQuery, invalidateApplications } from "../../../sections/renter/applications.ts";

/** The application of a person who is screened. */
export type ScreenedView = RenterApplicationView & { screening: RenterScreeningView };
export const isScreened = (view: RenterApplicationView): view is ScreenedView => view.screening !== null;

/** What stands around a page of the screening: a step of the form, or a card of what was submitted. */
export type Frame = ComponentType<{ title: string; why?: string; next?: ReactNode; children?: ReactNode }>;
export type PageProps = { view: ScreenedView; Frame: Frame };

/** Whether nothing more is asked of the person, so that all there is to say is what became of it. */
export const isOutcome = (status: ScreeningStatus): status is SettledStatus => isSettled[status];

/** Whether a fee is on its way back: who can have no reports gets it without asking. */
export const isReturning = ({ status, payment }: RenterScreeningView): boolean =>
  payment.state === "REFUND_DUE" || (payment.state === "PAID" && isFeeReturned[status]);

/** Shows where a screening stands after a step, and what that means for the application. */
export function showScreening(applicationId: string, screening: RenterScreeningView): void {
  queryClient.setQueryData(applicationQuery(applicationId).queryKey, (view) => view && { ...view, screening });
  void invalidateApplications();
}

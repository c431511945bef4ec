import { refuse } from "@porchlight/domain/refusals.ts";
import type { App } from "../app.ts";

/** The product with a bureau and a provider that takes the fee. */
export type ScreeningApp = App & { screening: NonNullable<App["screening"]>; payments: NonNullable<App["payments"]> };

/** Whether people are screened at all. */
export const hasScreening = (app: App): app is ScreeningApp => app.screening !== null && app.payments !== null;

/** Returns the product with its partners. Errors  `not-found` where nobody is screened. */
export const screeningAppOf = (app: App): ScreeningApp => (hasScreening(app) ? app : refuse("not-found"));

import type { App } from "../app.ts";

/**
 * Whether credit and background reports, and the fee for them, are part of applications here. There is no setting for a
 * bureau yet, so they are not.
 */
export const hasScreening = (_app: Pick<App, "config">): boolean => false;

import type { ReactNode } from "react";
import type { AlertKind } from "./Alerts.tsx";

export const alertMilliseconds = 5000;

type Host = typeof import("./Alerts.tsx");

/** The module that shows alerts, loaded after the first page so that it delays none; a failed load is retried. */
let host: Promise<Host> | null = null;
const waiting = new Set<(host: Host) => void>();

/** Loads the alerts module ahead: the first alert may be that the connection is lost. */
export function preloadAlerts(): Promise<Host> {
  host ??= import("./Alerts.tsx").catch((error: unknown) => {
    host = null;
    throw error;
  });
  return host;
}

const told = (kind: AlertKind, message: ReactNode, about?: string): void => {
  preloadAlerts().then((ready) => {
    for (const listener of waiting) listener(ready);
    ready.show({ kind, message, about, milliseconds: alertMilliseconds });
  }, console.error);
};

export const showSuccess = (message: ReactNode): void => told("success", message);
/** Shows an alert of a failure; `about` names what failed, for `dismissFailures`. */
export const showFailure = (message: ReactNode, about?: string): void => told("failure", message, about);

/** Dismisses the alerts about a failure, after a success. */
export const dismissFailures = (about: string): void =>
  void host?.then((ready) => ready.dismissAlerts(about)).catch(() => undefined);

/** Calls back when an alert is shown. */
export function onAlert(listener: (host: Host) => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

import type { ReactNode } from "react";
import type { AlertKind } from "./Alerts.tsx";

export const alertMilliseconds = 5000;

/** The alerts are loaded with the first one told, so that no first page pays for them. */
let host: Promise<typeof import("./Alerts.tsx")> | null = null;
const waiting = new Set<() => void>();

const told = (kind: AlertKind, message: ReactNode): void => {
  const first = host === null;
  host ??= import("./Alerts.tsx");
  if (first) for (const listener of waiting) listener();
  void host.then(({ show }) => show(kind, message));
};

export const tellSuccess = (message: ReactNode): void => told("success", message);
export const tellFailure = (message: ReactNode): void => told("failure", message);

/** Calls back when the first alert of the session is told. */
export function whenFirstTold(listener: () => void): () => void {
  waiting.add(listener);
  if (host) listener();
  return () => waiting.delete(listener);
}

import type { ReactNode } from "react";
import { showFailure } from "../ui/alerts.ts";
import { CallError, messageOf } from "./call-error.ts";

/** Shows an alert that a call failed, in its own words unless others are given; its next success takes that back. */
export const alertFailure = (error: unknown, message: ReactNode = messageOf(error)): void =>
  showFailure(message, error instanceof CallError ? error.asked : undefined);

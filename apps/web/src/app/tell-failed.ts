import type { ReactNode } from "react";
import { tellFailure } from "../ui/alerts.ts";
import { CallError, messageOf } from "./call-error.ts";

/** Shows an alert that a call failed, in its own words unless others are given; its next success takes that back. */
export const tellFailed = (error: unknown, message: ReactNode = messageOf(error)): void =>
  tellFailure(message, error instanceof CallError ? error.asked : undefined);

import type { ReactNode } from "react";
import { Action } from "../../../ui/Action.tsx";
import { formId } from "./use-screening-step.ts";

/** The button in the frame of a page that submits its form. */
export const SubmitButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <Action kind="primary" size="md" type="submit" form={formId} busy={busy}>
    {children}
  </Action>
);

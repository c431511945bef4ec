import { CallError, insideOf } from "../../../app/call-error.ts";

/**
 * What to do after a failed save: make it again, mark the fields, let the person choose between two devices, or stop
 * because nothing can be saved anymore.
 */
type Verdict =
  | { kind: "again" }
  | { kind: "fields"; fields: Readonly<Record<string, string>> }
  | { kind: "changed-elsewhere" }
  | { kind: "over" };

const passing = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** Returns what to do after a save failed. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof CallError) || passing(error.status)) return { kind: "again" };
  if (error.code === "application.changed-elsewhere") return { kind: "changed-elsewhere" };
  const { fields } = insideOf("answers", error) as CallError;
  return Object.keys(fields).length > 0 ? { kind: "fields", fields } : { kind: "over" };
}

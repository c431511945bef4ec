import type { z } from "zod";
import { Problem } from "../platform/problem.ts";

export interface StripeError {
  type: "invalid_request_error" | "idempotency_error" | "api_error";
  message: string;
  code?: string;
  param?: string;
}

/** A refusal in Stripe's own shape; the control API sends its status and message. */
export class StripeProblem extends Problem {
  readonly error: StripeError;

  constructor(statusCode: number, error: Omit<StripeError, "type"> & Partial<Pick<StripeError, "type">>) {
    super(statusCode, error.message, error.code === undefined ? {} : { code: error.code });
    this.error = { type: "invalid_request_error", ...error };
  }
}

/** Returns the refusal of an identifier that names nothing. */
export const noSuch = (what: string, id: string): StripeProblem =>
  new StripeProblem(404, { code: "resource_missing", message: `No such ${what}: '${id}'`, param: "id" });

/** Returns what was sent, by its schema. Errors  400 for the first parameter that does not fit, with its name. */
export function acceptParams<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const isUnknown = issue!.code === "unrecognized_keys";
  const param = isUnknown ? issue!.keys[0]! : issue!.path.join(".");
  throw new StripeProblem(400, {
    ...(isUnknown && { code: "parameter_unknown" }),
    message: isUnknown ? `Received unknown parameter: ${param}` : `Invalid ${param}: ${issue!.message}`,
    param,
  });
}

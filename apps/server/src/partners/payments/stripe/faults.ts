import { ZodError } from "zod";
import { errorLine } from "../../../platform/outcome.ts";
import { PaymentFault } from "../payment-fault.ts";

/** Statuses that say nothing about the request itself: a conflict of two calls with one key, too many calls. */
const comeAgain = new Set([409, 429]);

/** Returns what a failed call was. Without a status there was no answer. */
export function faultOf(error: unknown): PaymentFault {
  if (error instanceof ZodError)
    return new PaymentFault("unreachable", `The answer makes no sense: ${errorLine(error)}`);
  const { statusCode, code, rawType } = error as { statusCode?: number; code?: string; rawType?: string };
  const line = errorLine(error);
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && !comeAgain.has(statusCode);
  if (!isRefusal) return new PaymentFault("unreachable", `Stripe cannot be reached: ${statusCode ?? ""} ${line}`);
  return new PaymentFault("refused", `Stripe refused: ${statusCode} ${line}`, code ?? rawType ?? null);
}

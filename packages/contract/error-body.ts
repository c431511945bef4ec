import { refusalCodes } from "@porchlight/domain/refusals.ts";
import { z } from "zod";

/**
 * The body of every error. `validationErrors` maps a field's dotted path to its message; `details` has what the sentence
 * names, and more for programs where a code says more.
 */
export const errorBody = z.object({
  statusCode: z.number(),
  message: z.string(),
  code: z.enum(refusalCodes),
  validationErrors: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

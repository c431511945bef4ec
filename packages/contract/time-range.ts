import { type TimeRange, timeRangeNamed } from "@porchlight/domain/kernel/time-range.ts";
import { z } from "zod";

/** `filter` of lists and statistics: a wire value or its label, however spelt; missing is all time. */
export const timeRangeQuery = z.strictObject({
  filter: z
    .string()
    .optional()
    .transform((given, context): TimeRange => {
      if (given === undefined) return "ALL_TIME";
      const name = timeRangeNamed(given);
      if (name) return name;
      context.addIssue({ code: "custom", message: "Unknown time range" });
      return z.NEVER;
    }),
});

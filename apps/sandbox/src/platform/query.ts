import { z } from "zod";

/** An instant in a query string, where an unescaped plus of the offset arrives as a space. */
export const isoInstant = z
  .string()
  .transform((sent) => sent.replace(/ (?=\d\d:?\d\d$)/, "+"))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((iso) => Temporal.Instant.from(iso));

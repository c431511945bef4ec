import { z } from "zod";
import { type Fragment, html } from "../platform/html.ts";

/** What a person is looking at, kept in the page's address. */
export const pageQuery = z.object({
  tab: z.enum(["phone", "mail", "platform", "screening", "payments", "google", "faults"]).catch("phone"),
  /** Whose mailbox: an address, or nobody's for all of them. */
  box: z.string().optional().catch(undefined),
  mail: z.string().optional().catch(undefined),
  as: z.enum(["html", "text", "source"]).optional().catch(undefined),
  write: z.literal("mail").optional().catch(undefined),
  /** Whose phone: a number, or "new" to text from another one. */
  phone: z.string().optional().catch(undefined),
  notice: z.string().max(1_000).optional().catch(undefined),
  problem: z.literal("1").optional().catch(undefined),
});

export type PagePlace = z.output<typeof pageQuery>;

/** The address of the page after some changes; a notice is shown once and not carried on. */
export function hrefOf(place: PagePlace, changes: Partial<PagePlace>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...place, notice: undefined, problem: undefined, ...changes }))
    if (value !== undefined) query.set(name, value);
  return `/?${query}`;
}

/** Where a person is, as hidden fields of a form that changes only the rest of it. */
export const carriedFields = (place: Partial<PagePlace>): Fragment =>
  Object.entries(place).map(
    ([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`,
  );

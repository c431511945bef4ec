import { randomBytes } from "node:crypto";

/** Returns an identifier in the form that Stripe gives in test mode, such as `cs_test_…` for the prefix `cs_test`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString("hex")}`;

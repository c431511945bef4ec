import type { TimeWish } from "../../heard/times.ts";

/** A wish that names nothing. */
export const noWish: TimeWish = {
  from: null,
  to: null,
  after: null,
  before: null,
  at: null,
  tourType: null,
  choice: null,
  not: false,
};

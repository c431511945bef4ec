import { expect, it } from "vitest";
import type { App } from "./app.ts";
import { perApp } from "./per-app.ts";

it("What is of each app's own is made once for each", () => {
  const ownOf = perApp(() => ({}));
  const [one, other] = [{} as App, {} as App];
  expect(ownOf(one)).toBe(ownOf(one));
  expect(ownOf(one)).not.toBe(ownOf(other));
});

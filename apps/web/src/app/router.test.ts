import { appAddresses, isAppAddress } from "@porchlight/contract/app-addresses.ts";
import { describe, expect, it } from "vitest";
import { router } from "./router.tsx";

describe("The app's addresses", () => {
  it("are the ones for which the server sends the app", () => {
    const screens = Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, "$1"));
    expect(screens.sort()).toEqual([...appAddresses].sort());
  });

  it.each(["/", "/portfolio/", "/property/0198/dashboard", "/property/onboarding/0198/rent", "/onboarding"])(
    "include %s",
    (path) => expect(isAppAddress(path)).toBe(true),
  );

  it.each([
    "/metrics",
    "/no-such-page",
    "/wp-admin",
    "/property/0198/nothing",
    "/portfolio/more",
    "//portfolio",
    "/x/terms",
  ])("do not include %s", (path) => expect(isAppAddress(path)).toBe(false));
});

import { describe, expect, it } from "vitest";
import { viewOf } from "./map-view.ts";

describe("A map", () => {
  it("looks at the middle of the US from far away until there is a place", () =>
    expect(viewOf(null)).toEqual({ center: [-98.5795, 39.8283], zoom: 2 }));

  it("looks at the place from near by, longitude first", () =>
    expect(viewOf({ latitude: 45.5, longitude: -122.6, approximate: false })).toEqual({
      center: [-122.6, 45.5],
      zoom: 15,
    }));
});

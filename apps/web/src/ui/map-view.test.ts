import { describe, expect, it } from "vitest";
import { viewOf } from "./map-view.ts";

describe("A map", () => {
  it("shows the whole US, zoomed out, when there is no place", () =>
    expect(viewOf(null)).toEqual({ center: [-98.5795, 39.8283], zoom: 2 }));

  it("zooms in on the place, longitude first", () =>
    expect(viewOf({ latitude: 45.5, longitude: -122.6, approximate: false })).toEqual({
      center: [-122.6, 45.5],
      zoom: 15,
    }));
});

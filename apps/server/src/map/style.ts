import { mapColors } from "@porchlight/design/map-colors.ts";
import { maxMapZoom } from "./tiles.ts";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/**
 * Returns the bundled map's style, which loads nothing from other servers. Letters are drawn with the page's own fonts.
 */
export function bundledStyle(scheme: Scheme) {
  const colour = mapColors[scheme];
  const label = (text: string, halo = colour.halo) => ({
    "text-color": text,
    "text-halo-color": halo,
    "text-halo-width": 1.5,
  });
  const font = { "text-font": ["Hanken Grotesk Variable", "sans-serif"] };
  return {
    version: 8,
    name: "Porchlight",
    sources: {
      us: {
        type: "vector",
        tiles: ["/map/tiles/{z}/{x}/{y}.pbf"],
        maxzoom: maxMapZoom,
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colour.water } },
      {
        id: "land",
        type: "fill",
        source: "us",
        "source-layer": "states",
        paint: { "fill-color": colour.land, "fill-antialias": false },
      },
      {
        id: "borders",
        type: "line",
        source: "us",
        "source-layer": "states",
        paint: { "line-color": colour.border, "line-width": ["interpolate", ["linear"], ["zoom"], 2, 0.6, 10, 1.6] },
      },
      {
        id: "areas",
        type: "symbol",
        source: "us",
        "source-layer": "areas",
        minzoom: 11,
        layout: {
          ...font,
          "text-field": ["concat", ["get", "name"], " ", ["get", "zip"]],
          "text-size": 13,
          "text-padding": 24,
        },
        paint: label(colour.area),
      },
      {
        id: "towns",
        type: "symbol",
        source: "us",
        "source-layer": "towns",
        maxzoom: 11,
        layout: {
          ...font,
          "text-field": ["get", "name"],
          "text-size": ["interpolate", ["linear"], ["zoom"], 3, 11, 10, 15],
          "text-padding": 6,
          "symbol-sort-key": ["-", 0, ["get", "size"]],
        },
        paint: label(colour.town),
      },
    ],
  };
}

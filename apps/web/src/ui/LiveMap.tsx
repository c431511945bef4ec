import "maplibre-gl/dist/maplibre-gl.css";
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./LocationMap.module.css";
import { circleAround } from "./map-circle.ts";
import { areaMiles, labelOf, type Place, viewOf } from "./map-view.ts";

setWorkerUrl(workerUrl);

const primary = "#185873";

/** The page is dark when its background is. */
const isDark = (): boolean => getComputedStyle(document.documentElement).colorScheme === "dark";
const styleUrl = (): string => new URL(`/map/style.json${isDark() ? "?scheme=dark" : ""}`, location.href).href;

/** Loads MapLibre, which is why nothing but `LocationMap` shows it, and only in view. `still` stands in where it cannot draw. */
export function LiveMap({ place, still }: { place: Place | null; still: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibreMap | null>(null);
  const [state, setState] = useState<"loading" | "drawn" | "impossible">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map begins once; where it looks follows below
  useEffect(() => {
    if (!box.current) return;
    try {
      const made = new MapLibreMap({
        container: box.current,
        style: styleUrl(),
        ...viewOf(place),
        attributionControl: false,
        cooperativeGestures: true,
        locale: { "Map.Title": labelOf(place), "Marker.Title": "The home" },
        transformRequest: (url) => ({ url: new URL(url, location.href).href }),
      });
      made.addControl(new NavigationControl({ showCompass: false }), "top-right");
      made.addControl(new ScaleControl({ unit: "imperial" }), "bottom-left");
      made.addControl(new AttributionControl({ compact: true }), "bottom-right");
      made.once("load", () => setState("drawn"));
      map.current = made;
      return () => {
        map.current = null;
        made.remove();
      };
    } catch {
      setState("impossible");
    }
  }, []);
  const { latitude, longitude, approximate } = place ?? {};
  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const at =
      latitude === undefined || longitude === undefined ? null : { latitude, longitude, approximate: !!approximate };
    shown.jumpTo(viewOf(at));
    if (!at) return;
    if (at.approximate) return drawArea(shown, at);
    const marker = new Marker({ color: primary });
    marker.setLngLat([at.longitude, at.latitude]).addTo(shown);
    return () => void marker.remove();
  }, [latitude, longitude, approximate]);
  if (state === "impossible") return still;
  return (
    <>
      {state === "loading" && still}
      <div ref={box} className={css.live} data-drawn={state === "drawn" || undefined} />
    </>
  );
}

const area = "area";

/** Draws the circle a home is somewhere in, as soon as the map can; returns what takes it away again. */
function drawArea(map: MapLibreMap, { latitude, longitude }: Place): () => void {
  const draw = () => {
    // Simplified, a circle would show its corners.
    map.addSource(area, { type: "geojson", tolerance: 0, data: circleAround(latitude, longitude, areaMiles) });
    map.addLayer({ id: area, type: "fill", source: area, paint: { "fill-color": primary, "fill-opacity": 0.16 } });
    map.addLayer({
      id: `${area}-edge`,
      type: "line",
      source: area,
      paint: { "line-color": primary, "line-width": 2 },
    });
  };
  if (map.isStyleLoaded()) draw();
  else map.once("load", draw);
  return () => {
    map.off("load", draw);
    if (!map.getSource(area)) return;
    map.removeLayer(`${area}-edge`).removeLayer(area).removeSource(area);
  };
}

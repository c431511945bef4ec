import "maplibre-gl/dist/maplibre-gl.css";
import { mapColors } from "@porchlight/design/map-colors.ts";
import {
  AttributionControl,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import css from "./LocationMap.module.css";
import { circleAround } from "./map-circle.ts";
import { areaMiles, labelOf, type MapWords, type Place, viewOf } from "./map-view.ts";
import { usePageIsDark } from "./use-page-is-dark.ts";

setWorkerUrl(workerUrl);

const styleUrl = (isDark: boolean): string =>
  new URL(`/map/style.json${isDark ? "?scheme=dark" : ""}`, location.href).href;

/** A map that loads MapLibre; only `LocationMap` uses it, once in view. `still` is shown where it cannot draw. */
export function LiveMap({ place, still, words }: { place: Place | null; still: ReactNode; words: MapWords }) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibreMap | null>(null);
  const [state, setState] = useState<"loading" | "drawn" | "impossible">("loading");
  const isDark = usePageIsDark();
  const styledDark = useRef(isDark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map begins once; where it looks follows below
  useEffect(() => {
    if (!box.current) return;
    try {
      const made = new MapLibreMap({
        container: box.current,
        style: styleUrl(isDark),
        ...viewOf(place),
        attributionControl: false,
        cooperativeGestures: true,
        locale: { ...words.controls, "Map.Title": labelOf(place, words) },
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
  useEffect(() => {
    if (styledDark.current === isDark) return;
    styledDark.current = isDark;
    map.current?.setStyle(styleUrl(isDark), { diff: false });
  }, [isDark]);
  const { latitude, longitude, approximate } = place ?? {};
  const at = useMemo(
    () =>
      latitude === undefined || longitude === undefined ? null : { latitude, longitude, approximate: !!approximate },
    [latitude, longitude, approximate],
  );
  useEffect(() => void map.current?.jumpTo(viewOf(at)), [at]);
  useEffect(() => {
    const shown = map.current;
    if (!shown || !at) return;
    const ink = mapColors[isDark ? "dark" : "light"].home;
    if (at.approximate) return drawArea(shown, at, ink);
    const marker = new Marker({ color: ink });
    marker.setLngLat([at.longitude, at.latitude]).addTo(shown);
    return () => void marker.remove();
  }, [at, isDark]);
  if (state === "impossible") return still;
  return (
    <>
      {state === "loading" && still}
      <div ref={box} className={css.live} data-drawn={state === "drawn" || undefined} data-dark={isDark || undefined} />
    </>
  );
}

const area = "area";

/** Draws the circle that contains a home, once the map is ready; returns a function that removes it. */
function drawArea(map: MapLibreMap, { latitude, longitude }: Place, ink: string): () => void {
  const draw = () => {
    // Simplified, a circle would show its corners.
    map.addSource(area, { type: "geojson", tolerance: 0, data: circleAround(latitude, longitude, areaMiles) });
    map.addLayer({ id: area, type: "fill", source: area, paint: { "fill-color": ink, "fill-opacity": 0.16 } });
    map.addLayer({
      id: `${area}-edge`,
      type: "line",
      source: area,
      paint: { "line-color": ink, "line-width": 2 },
    });
  };
  if (map.isStyleLoaded()) draw();
  else map.once("style.load", draw);
  return () => {
    map.off("style.load", draw);
    if (!map.getSource(area)) return;
    map.removeLayer(`${area}-edge`).removeLayer(area).removeSource(area);
  };
}

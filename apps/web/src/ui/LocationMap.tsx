import { IconHome, IconMapPin } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Boundary } from "./Boundary.tsx";
import css from "./LocationMap.module.css";
import { labelOf, type MapWords, mapWords, type Place } from "./map-view.ts";

const LiveMap = lazy(() => import("./LiveMap.tsx").then(({ LiveMap }) => ({ default: LiveMap })));

type LocationMapProps = {
  /** Null while no place is chosen: the map shows the whole country. */
  latitude: number | null;
  longitude: number | null;
  /** Whether a circle is shown instead of a pin, for an approximate location. */
  approximate?: boolean;
  /** English unless given. */
  words?: MapWords | undefined;
};

/**
 * A map of a home's location. A still picture is shown until the map comes into view, and where no map can be drawn.
 */
export function LocationMap({ latitude, longitude, approximate = false, words = mapWords }: LocationMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "100px",
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const place: Place | null = latitude === null || longitude === null ? null : { latitude, longitude, approximate };
  const still = <Still place={place} words={words} />;
  return (
    <div ref={frame} className={css.frame}>
      {isSeen ? (
        <Boundary fallback={still}>
          <Suspense fallback={still}>
            <LiveMap place={place} still={still} words={words} />
          </Suspense>
        </Boundary>
      ) : (
        still
      )}
    </div>
  );
}

function Still({ place, words }: { place: Place | null; words: MapWords }) {
  return (
    <div className={css.still} role="img" aria-label={labelOf(place, words)}>
      {place?.approximate ? (
        <span className={css.circle}>
          <IconHome size={22} stroke={1.75} aria-hidden />
        </span>
      ) : (
        <IconMapPin size={34} stroke={1.75} aria-hidden className={place ? css.pin : css.noPin} />
      )}
    </div>
  );
}

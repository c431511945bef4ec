export type Place = { latitude: number; longitude: number; approximate: boolean };

/** The center of the US, zoomed out so that all of it shows. */
const country = { center: [-98.5795, 39.8283], zoom: 2 } as const;
const placeZoom = 15;
/** A zoom at which the whole circle shows, even in a narrow frame. */
const areaZoom = 12.4;

/** In miles: the largest distance between a hidden home and the point it is drawn at. */
export const areaMiles = 0.5;

/**
 * Returns the center and zoom of a map: the whole country when there is no place. Coordinates are longitude first, as
 * in MapLibre.
 */
export const viewOf = (place: Place | null): { center: [number, number]; zoom: number } =>
  place
    ? { center: [place.longitude, place.latitude], zoom: place.approximate ? areaZoom : placeZoom }
    : { center: [...country.center], zoom: country.zoom };

/** What a map says to those who do not see it. */
export type MapWords = {
  country: string;
  area: string;
  home: string;
  /** The words of the map's controls, by MapLibre's names; those left out are English. */
  controls: Readonly<Record<string, string>>;
};

export const mapWords: MapWords = {
  country: "Map of the United States",
  area: "Map of the area around the home",
  home: "Map with the home on it",
  controls: { "Marker.Title": "The home" },
};

/** Returns the text alternative of a map. */
export function labelOf(place: Place | null, words: MapWords): string {
  if (!place) return words.country;
  return place.approximate ? words.area : words.home;
}

export type Place = { latitude: number; longitude: number; approximate: boolean };

/** The middle of the US, from so far away that all of it is seen. */
const country = { center: [-98.5795, 39.8283], zoom: 2 } as const;
const placeZoom = 15;
/** So far away that the whole circle is seen, also in a narrow frame. */
const areaZoom = 12.4;

/** The greatest distance, in miles, of a hidden home from the point it is drawn at. */
export const areaMiles = 0.5;

/** Returns the center and zoom of a map: the whole country until there is a place. Coordinates as MapLibre takes them, longitude first. */
export const viewOf = (place: Place | null): { center: [number, number]; zoom: number } =>
  place
    ? { center: [place.longitude, place.latitude], zoom: place.approximate ? areaZoom : placeZoom }
    : { center: [...country.center], zoom: country.zoom };

/** Returns the text alternative of a map. */
export function labelOf(place: Place | null): string {
  if (!place) return "Map of the United States";
  return place.approximate ? "Map of the area around the home" : "Map with the home on it";
}

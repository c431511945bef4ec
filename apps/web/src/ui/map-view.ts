export type Place = { latitude: number; longitude: number; approximate: boolean };

/** The middle of the US, from so far away that all of it is seen. */
const country = { center: [-98.5795, 39.8283], zoom: 2 } as const;
const placeZoom = 15;

/** What a map looks at: the whole country until there is a place. Coordinates as MapLibre takes them, longitude first. */
export const viewOf = (place: Place | null): { center: [number, number]; zoom: number } =>
  place
    ? { center: [place.longitude, place.latitude], zoom: placeZoom }
    : { center: [...country.center], zoom: country.zoom };

/** Where a place opens in the maps of the reader's device, or in a browser where it has none. */
export const mapsAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

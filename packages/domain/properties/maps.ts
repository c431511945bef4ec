/** Returns a link that opens a place in the device's maps app, or in a browser. */
export const mapsAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

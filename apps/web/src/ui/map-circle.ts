const milesPerDegree = 69;
const corners = 64;

/** Returns a circle on the ground as GeoJSON: `miles` around a point. */
export function circleAround(latitude: number, longitude: number, miles: number) {
  const milesPerDegreeEast = milesPerDegree * Math.cos((latitude * Math.PI) / 180);
  const ring = Array.from({ length: corners + 1 }, (_, corner): [number, number] => {
    const angle = ((corner % corners) / corners) * 2 * Math.PI;
    return [
      longitude + (miles * Math.cos(angle)) / milesPerDegreeEast,
      latitude + (miles * Math.sin(angle)) / milesPerDegree,
    ];
  });
  return {
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Polygon" as const, coordinates: [ring] },
  };
}

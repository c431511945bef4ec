import { alderBungalow } from "@porchlight/scenarios/home.ts";

/** Where homes stand whose law about applications differs, by the place. */
const placesOfLaw = {
  wisconsin: {
    address: "1 State St",
    city: "Madison",
    state: "WI",
    zip: "53703",
    latitude: 43.0747,
    longitude: -89.3844,
  },
  massachusetts: {
    address: "1 Beacon St",
    city: "Boston",
    state: "MA",
    zip: "02108",
    latitude: 42.3584,
    longitude: -71.0598,
  },
  colorado: {
    address: "1 Colfax Ave",
    city: "Denver",
    state: "CO",
    zip: "80203",
    latitude: 39.7392,
    longitude: -104.9903,
  },
  newJersey: {
    address: "1 Broad St",
    city: "Newark",
    state: "NJ",
    zip: "07102",
    latitude: 40.7357,
    longitude: -74.1724,
  },
  albany: {
    address: "1 State St",
    city: "Albany",
    state: "NY",
    zip: "12207",
    latitude: 42.6526,
    longitude: -73.7562,
  },
  manhattan: {
    address: "1 Wall St",
    city: "New York",
    state: "NY",
    zip: "10005",
    latitude: 40.7074,
    longitude: -74.0113,
  },
  chicago: { address: "1 Lake St", city: "Chicago", state: "IL", zip: "60601", latitude: 41.8858, longitude: -87.6278 },
  california: {
    address: "1 J St",
    city: "Sacramento",
    state: "CA",
    zip: "95814",
    latitude: 38.5816,
    longitude: -121.4944,
  },
  brooklyn: {
    address: "1 Court St",
    city: "Brooklyn",
    state: "NY",
    zip: "11201",
    latitude: 40.6925,
    longitude: -73.9911,
  },
  evanston: {
    address: "1 Davis St",
    city: "Evanston",
    state: "IL",
    zip: "60201",
    latitude: 42.0463,
    longitude: -87.6846,
  },
  seattle: {
    address: "1 Pine St",
    city: "Seattle",
    state: "WA",
    zip: "98101",
    latitude: 47.6104,
    longitude: -122.3392,
  },
  capital: { address: "1 F St", city: "Washington", state: "DC", zip: "20001", latitude: 38.8974, longitude: -77.0115 },
  oregon: alderBungalow.location,
};
export type PlaceOfLaw = keyof typeof placesOfLaw;

/** What makes a home of a scenario stand in a place. */
export const homeIn = (place: PlaceOfLaw) => ({ location: { ...alderBungalow.location, ...placesOfLaw[place] } });

/** The US states and territories, by two-letter code. */
export const usStates: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  GU: "Guam",
  VI: "U.S. Virgin Islands",
};

/** Whether a latitude is in the US, from Guam in the south to Alaska. */
export const isUsLatitude = (latitude: number): boolean => latitude >= 13 && latitude <= 72;
/** Whether a longitude is in the US, from the Virgin Islands west to Guam across the date line. */
export const isUsLongitude = (longitude: number): boolean => longitude <= -64 || longitude >= 144;

/** Whether a point is in the US. A lookup that knows no point sometimes answers 0, 0, which is in the sea. */
export const isInUs = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  isUsLatitude(latitude) && isUsLongitude(longitude);

export const outsideUs = "Pick an address in the United States";

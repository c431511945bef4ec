declare module "zipcodes" {
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: "US" | "Canada";
  }
  const zipcodes: {
    codes: Record<string, ZipCode>;
    states: { abbr: Record<string, string> };
    lookup(zip: string): ZipCode | undefined;
    lookupByName(city: string, state: string): ZipCode[];
  };
  export default zipcodes;
}

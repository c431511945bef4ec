import type { AmenityName } from "@porchlight/domain/properties/amenities.ts";
import type {
  ArchitectureStyle,
  LeaseTerm,
  ParkingType,
  PropertyType,
  UtilityName,
} from "@porchlight/domain/properties/property.ts";
import type { Dialect } from "./dialect.ts";

/* Our words and the network's, whose spelling is kept as it is. */

/** The network's type for each kind of home; a single home in a building is a condo, even where one person owns the building. */
export const propertyTypes: Record<PropertyType, { type: "RENTAL" | "ROOM"; propertyType: string }> = {
  ROOM: { type: "ROOM", propertyType: "HOUSE" },
  STUDIO: { type: "RENTAL", propertyType: "CONDO" },
  APARTMENT: { type: "RENTAL", propertyType: "CONDO" },
  HOUSE: { type: "RENTAL", propertyType: "HOUSE" },
  CONDO: { type: "RENTAL", propertyType: "CONDO" },
  TOWNHOUSE: { type: "RENTAL", propertyType: "TOWNHOUSE" },
  DUPLEX: { type: "RENTAL", propertyType: "HOUSE" },
};

export const architectureStyles: Record<ArchitectureStyle, string> = {
  BUNGALOW: "Bungalow",
  CAPE_COD: "CapeCod",
  COLONIAL: "Colonial",
  CONTEMPORARY: "Contemporary",
  CRAFTSMAN: "Craftsman",
  FRENCH: "French",
  GEORGIAN: "Georgian",
  LOFT: "Loft",
  MODERN: "Modern",
  QUEEN_ANNE_VICTORIAN: "Queen AnneVictorian",
  RANCH_RAMBLER: "RanchRambler",
  SANTA_FE_PUEBLO_STYLE: "SantaFePuebloStyle",
  SPANISH: "Spanish",
  SPLIT_LEVEL: "Split-level",
  TUDOR: "Tudor",
  OTHER: "Other",
};

export const parkingTags: Record<ParkingType, string> = {
  CARPORT: "Carport",
  GARAGE_ATTACHED: "GarageAttached",
  GARAGE_DETACHED: "GarageDetached",
  OFF_STREET: "OffStreet",
  ON_STREET: "OnStreet",
  NONE: "None",
};

export const parkingBlocks: Record<ParkingType, string> = {
  CARPORT: "coveredLot",
  GARAGE_ATTACHED: "garageAttached",
  GARAGE_DETACHED: "garageLot",
  OFF_STREET: "surfaceLot",
  ON_STREET: "street",
  NONE: "none",
};

export const coveredParking: readonly ParkingType[] = ["CARPORT", "GARAGE_ATTACHED", "GARAGE_DETACHED"];

/** The network's lease terms, in order: a listing names the first that the owner offers. */
export const leaseTerms: readonly ({ term: LeaseTerm } & Record<Dialect, string>)[] = [
  { term: "TWELVE_MONTHS", classic: "OneYear", bulk2026: "12 Months" },
  { term: "SIX_MONTHS", classic: "SixMonths", bulk2026: "6 Months" },
  { term: "MONTH_TO_MONTH", classic: "Monthly", bulk2026: "monthly" },
  { term: "RENT_TO_OWN", classic: "ContactForDetails", bulk2026: "contactForDetails" },
  { term: "OTHER", classic: "ContactForDetails", bulk2026: "contactForDetails" },
];

export const utilityTags: Record<UtilityName, string> = {
  water: "Water",
  sewage: "Sewage",
  garbage: "Garbage",
  electricity: "Electricity",
  gas: "Gas",
  internet: "Internet",
  cable: "Cable",
};

export type Tag = readonly [type: string, tag: string];

const model = (...tags: string[]): Tag[] => tags.map((tag) => ["MODEL_AMENITY", tag]);
const building = (tag: string): Tag[] => [["PROPERTY_AMENITY", tag]];

/** The network's tag of each amenity; one without a tag is in the description alone. */
export const amenityTags: { [name in AmenityName]?: Tag[] } = {
  hasDishwasher: model("Dishwasher"),
  hasRefrigerator: model("Refrigerator"),
  hasRangeOven: model("RangeOven"),
  hasMicrowave: model("Microwave"),
  hasGarbageDisposal: model("GarbageDisposal"),
  hasFreezer: model("Freezer"),
  hasPantry: [["ROOM_TYPE", "Pantry"]],
  hasWasherDryer: [["LAUNDRY", "IN_UNIT"], ...model("Washer", "Dryer")],
  hasSharedLaundry: [["LAUNDRY", "SHARED"]],
  hasCentralAir: [["COOLING_SYSTEM", "Central"]],
  hasHeating: [["HEATING_SYSTEM", "Other"]],
  hasCeilingFans: model("CeilingFan"),
  hasFireplace: model("Fireplace"),
  hasDoublePaneWindows: model("DoublePaneWindows"),
  hasHardwoodFloors: [["FLOOR_COVERING", "Hardwood"]],
  hasTileFloors: [["FLOOR_COVERING", "Tile"]],
  hasCarpet: [["FLOOR_COVERING", "Carpet"]],
  hasWalkInClosets: [["ROOM_TYPE", "WalkInCloset"]],
  hasHighCeilings: model("VaultedCeiling"),
  hasSkylight: building("Skylight"),
  hasBasement: building("Basement"),
  hasStorage: model("StorageSpace"),
  hasHomeOffice: [["ROOM_TYPE", "Office"]],
  hasWindowCoverings: model("WindowCoverings"),
  hasSecuritySystem: building("SecuritySystem"),
  hasIntercom: building("Intercom"),
  hasGatedEntry: building("GatedEntry"),
  hasDoorman: building("Doorman"),
  hasBalcony: model("Balcony"),
  hasPatio: model("Patio"),
  hasDeck: building("Deck"),
  hasPorch: building("Porch"),
  hasGarden: building("Garden"),
  hasYard: building("Lawn"),
  hasFencedYard: building("FencedYard"),
  hasBarbecueArea: building("BarbecueArea"),
  hasRooftopDeck: building("SunDeck"),
  hasWaterfront: [["VIEW_TYPE", "Water"]],
  hasElevator: building("Elevator"),
  hasPool: building("Pool"),
  hasHotTub: building("HotTubSpa"),
  hasSauna: building("Sauna"),
  hasFitnessCenter: building("FitnessCenter"),
  hasPlayground: building("PlayGround"),
  hasTennisCourt: building("TennisCourt"),
  hasPackageLockers: building("PackageReceiving"),
};

import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import {
  IconAirConditioning,
  IconArmchair,
  IconBarbell,
  IconBath,
  IconBike,
  IconBox,
  IconBuildingCommunity,
  IconCheck,
  IconDoor,
  IconElevator,
  IconFence,
  IconFlame,
  IconFridge,
  IconGrill,
  IconLock,
  IconMicrowave,
  IconPackage,
  IconPlant2,
  IconPool,
  IconSunHigh,
  IconTemperature,
  IconToolsKitchen2,
  IconWashMachine,
  IconWifi,
  IconWindow,
} from "@tabler/icons-react";

/** Icons by the words of an amenity's label; the first match counts. */
const icons: [RegExp, typeof IconCheck][] = [
  [/washer and dryer|laundry/i, IconWashMachine],
  [/refrigerator|freezer/i, IconFridge],
  [/microwave/i, IconMicrowave],
  [/dishwasher|range|kitchen|pantry|disposal|countertops|appliances/i, IconToolsKitchen2],
  [/air conditioning|central air|fans/i, IconAirConditioning],
  [/fireplace/i, IconFlame],
  [/heating|thermostat|sauna/i, IconTemperature],
  [/window|skylight/i, IconWindow],
  [/furnished/i, IconArmchair],
  [/bathtub|hot tub/i, IconBath],
  [/bike/i, IconBike],
  [/package/i, IconPackage],
  [/storage|closets|attic|basement/i, IconBox],
  [/internet/i, IconWifi],
  [/lock|security|intercom|doorbell|gated/i, IconLock],
  [/doorman/i, IconDoor],
  [/fenced/i, IconFence],
  [/yard|garden/i, IconPlant2],
  [/barbecue/i, IconGrill],
  [/balcony|patio|deck|porch|view|waterfront/i, IconSunHigh],
  [/elevator/i, IconElevator],
  [/pool/i, IconPool],
  [/fitness|tennis/i, IconBarbell],
  [/clubhouse|playground/i, IconBuildingCommunity],
];

const iconOf = (label: string): typeof IconCheck => icons.find(([words]) => words.test(label))?.[1] ?? IconCheck;
const iconsByName = new Map(amenities.map(({ name, label }) => [name, iconOf(label)]));

export const amenityIcon = (name: AmenityName): typeof IconCheck => iconsByName.get(name)!;

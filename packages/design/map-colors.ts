import { mapNight, ramps } from "./colors.ts";

/** The bundled map's colors by scheme; apart from the other colors, since only pages with a map load them. */
export const mapColors = {
  light: {
    water: ramps.dusk[1]!,
    land: ramps.gray[0]!,
    border: ramps.gray[4]!,
    town: ramps.gray[7]!,
    area: ramps.gray[6]!,
    halo: ramps.gray[0]!,
    home: ramps.dusk[7]!,
  },
  dark: {
    water: mapNight.water,
    land: ramps.dark[6]!,
    border: mapNight.border,
    town: ramps.dark[1]!,
    area: ramps.dark[2]!,
    halo: ramps.dark[6]!,
    home: ramps.dusk[4]!,
  },
};

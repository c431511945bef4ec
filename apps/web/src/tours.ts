import type { TourType } from "@porchlight/domain/properties/property.ts";
import { type Icon, IconKey, IconUsers, IconVideo } from "@tabler/icons-react";

/** How the owner's screens show each type of tour, beside its label. */
export const tours: Record<TourType, { icon: Icon; description: string }> = {
  IN_PERSON: { icon: IconUsers, description: "You or your agent shows the home" },
  VIRTUAL: { icon: IconVideo, description: "You show it by video call" },
  SELF_GUIDED: { icon: IconKey, description: "Renters tour on their own with a code" },
};

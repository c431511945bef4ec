import type { TourType } from "@porchlight/domain/properties/property.ts";
import { IconKey, IconUsers, IconVideo } from "@tabler/icons-react";

const icons = { IN_PERSON: IconUsers, VIRTUAL: IconVideo, SELF_GUIDED: IconKey } satisfies Record<TourType, unknown>;

export function TourIcon({ tour }: { tour: TourType }) {
  const Icon = icons[tour];
  return <Icon size={16} stroke={1.75} aria-hidden />;
}

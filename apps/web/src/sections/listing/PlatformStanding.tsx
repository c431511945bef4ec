import type { PropertyView } from "@porchlight/contract/properties.ts";
import { IconAlertTriangle, IconBroadcast, IconClock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import css from "./Listing.module.css";
import { platformsQuery } from "./listing-moves.ts";
import { Problems } from "./Problems.tsx";
import { platformWords } from "./platform-words.ts";

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** The status of a listed home on each platform; empty until it is loaded. */
export function PlatformStanding({ property, now }: { property: PropertyView; now: Temporal.Instant }) {
  const platforms = useQuery(platformsQuery(property.id));
  return (
    <ul className={css.platforms}>
      {platforms.data?.platforms.map((platform) => {
        const [lead, text] = platformWords(platform, now, property.timeZone);
        const isKeptOut = platform.enabled && platform.problems.length > 0;
        const Icon = isKeptOut ? IconAlertTriangle : platform.isLive ? IconBroadcast : IconClock;
        return (
          <li key={platform.key} className={isKeptOut ? css.keptOut : undefined}>
            <Icon {...icon} />
            <div>
              <b>{lead}</b>
              {text}
              {isKeptOut && <Problems propertyId={property.id} problems={platform.problems} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

import type { PropertyView } from "@porchlight/contract/properties.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import { IconRefresh } from "@tabler/icons-react";
import { alertFailure } from "../../app/alert-failure.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { SwitchField } from "../../ui/SwitchField.tsx";
import css from "./Listing.module.css";
import { useAutoRefresh } from "./listing-moves.ts";
import { refreshText } from "./listing-words.ts";

/** Whether a listing is refreshed by itself, and when it last was. */
export function AutoUpdate({ property, now }: { property: PropertyView; now: Temporal.Instant }) {
  const refresh = useAutoRefresh(property);
  const listed = property.status === "LISTED";
  const change = (autoRefresh: boolean) =>
    refresh.mutate(autoRefresh, {
      onSuccess: () => showSuccess(`Listing optimization ${autoRefresh ? "enabled" : "disabled"}`),
      onError: (error) => alertFailure(error, "Failed to update listing optimization setting"),
    });
  return (
    <div className={css.card}>
      <div className={css.auto}>
        <SwitchField
          checked={property.autoRefresh}
          disabled={!listed}
          onChange={(event) => change(event.currentTarget.checked)}
          label="Auto-update"
          description={`Refreshes the listing on rental sites every ${timing.listingRefreshedEvery.days} days so it stays near the top.`}
        />
        <p className={css.refreshed}>
          <IconRefresh size={16} stroke={1.75} aria-hidden />
          {refreshText(property.lastListedAt, now, property.timeZone)}
        </p>
      </div>
    </div>
  );
}

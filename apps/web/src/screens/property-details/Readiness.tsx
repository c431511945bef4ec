import type { PropertyView } from "@porchlight/contract/properties.ts";
import { missingForListing } from "@porchlight/domain/properties/completeness.ts";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { panelOfStep } from "../../sections/property-editors/panel-of-step.ts";
import { type PanelName, panels } from "../../sections/property-editors/panels.ts";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import { TextAction } from "../../ui/TextAction.tsx";
import { product } from "../../words.ts";
import card from "./DetailsCard.module.css";
import css from "./Readiness.module.css";

/** What a listing does without, but renters ask for. */
const optional = ["parking", "utilities", "amenities", "accessibility"] as const;

const isSaid: Record<(typeof optional)[number], (home: PropertyView) => boolean> = {
  parking: (home) => home.parking !== null,
  utilities: (home) => home.includedUtilities !== null,
  amenities: (home) => Object.values(home.amenities ?? {}).includes(true),
  accessibility: (home) => home.accessibility !== null,
};

type ReadinessProps = { home: PropertyView; onEdit: (panel: PanelName) => void };

/** The missing steps of the listing, each with a link, and why filling in more pays off. */
export function Readiness({ home, onEdit }: ReadinessProps) {
  const steps = missingForListing(home);
  const missing = new Set(steps.flatMap((step) => panelOfStep[step] ?? []));
  const photos = home.images.length;
  const unsaid = optional.filter((panel) => !isSaid[panel](home));
  const isLive = home.status === "LISTED" || home.status === "LISTING_IN_PROGRESS";
  const add = (panel: PanelName, isOptional = false) => (
    <li key={panel} data-optional={isOptional || undefined}>
      <span className={css.ring} />
      {panels[panel].title}
      {isOptional && " (optional)"}
      <TextAction aria-label={`Add ${panels[panel].title.toLowerCase()}`} onClick={() => onEdit(panel)}>
        Add
      </TextAction>
    </li>
  );
  return (
    <aside className={css.rail} aria-label="Listing">
      <section className={css.ready}>
        <h2 className={card.title}>
          {steps.length > 0 ? "Still missing" : isLive ? "Your listing is live" : "Ready when you are"}
        </h2>
        <p className={css.lead}>
          {steps.length > 0
            ? "Renters need these before you can list it."
            : isLive
              ? "Changes appear on your page right away and on rental sites after their next sync."
              : "Everything renters need is here. List it whenever you like."}
        </p>
        <ul className={`${css.checks} pl-num`}>
          {[...missing].map((panel) => add(panel))}
          {photos > 0 && <Done>{photos === 1 ? "1 photo" : `${photos} photos`}</Done>}
          {!missing.has("rent") && <Done>Rent and deposits</Done>}
          {!missing.has("description") && <Done>Description</Done>}
          {!missing.has("tours") && <Done>Tours</Done>}
          {unsaid.map((panel) => add(panel, true))}
        </ul>
      </section>
      <p className={css.piper}>
        <LanternDisc />
        <span>
          <b>{product.assistant} answers from this page</b>
          The more you add, the fewer questions you'll get.
        </span>
      </p>
    </aside>
  );
}

const Done = ({ children }: { children: ReactNode }) => (
  <li>
    <span className={css.done}>
      <IconCheck size={14} stroke={2.4} aria-hidden />
      <span className="pl-hidden">Done: </span>
    </span>
    {children}
  </li>
);

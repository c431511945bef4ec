import type { PublicListing } from "@porchlight/contract/public.ts";
import { mapsAddress } from "@porchlight/domain/properties/maps.ts";
import {
  IconBuilding,
  IconCar,
  IconCash,
  IconFileText,
  IconHome,
  IconMapPin,
  IconPaw,
  IconShieldCheck,
  IconUsers,
  IconWheelchair,
} from "@tabler/icons-react";
import { money } from "../ui/money.ts";
import { amenityIcon } from "./amenity-icons.ts";
import { areaOf } from "./listing-words.ts";
import { PlaceMap } from "./PlaceMap.tsx";
import { usePageWords } from "./words/page-context.ts";

const amenitiesShown = 8;

type Section = PublicListing["sections"][number];

/** Groups shown elsewhere on the page: pets under what the owner looks for, utilities under the costs. */
const saidElsewhere = new Set<Section["kind"]>(["pets", "utilities", "showings"]);

/** What the home offers: its amenities, then parking, the building and other known features. */
export function Amenities({ listing }: { listing: PublicListing }) {
  const { listing: words } = usePageWords();
  const { amenities, leaseWords } = listing;
  const rest = amenities.slice(amenitiesShown);
  const details = listing.sections.filter(
    ({ kind }) => !saidElsewhere.has(kind) && (kind !== "lease" || leaseWords === null),
  );
  if (amenities.length === 0 && details.length === 0) return null;
  return (
    <section className="part">
      <h2 className="disp">{amenities.length > 0 ? words.amenities : words.included}</h2>
      <AmenityList amenities={amenities.slice(0, amenitiesShown)} />
      {rest.length > 0 && (
        <details className="more">
          <summary className="btn outlined">{words.allAmenities(amenities.length)}</summary>
          <AmenityList amenities={rest} />
        </details>
      )}
      {details.length > 0 && (
        <ul className="criteria besides">
          {details.map(({ kind, title, lines, notes }) => {
            const Icon = detailIcons[kind] ?? IconHome;
            return (
              <li key={kind}>
                <Icon size={21} stroke={1.75} aria-hidden="true" />
                <p>
                  <b>{title}</b>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                  {notes.map((note) => (
                    <span key={note} lang={listing.ownWordsLanguage}>
                      {note}
                    </span>
                  ))}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const detailIcons: Partial<Record<Section["kind"], typeof IconHome>> = {
  parking: IconCar,
  building: IconBuilding,
  accessibility: IconWheelchair,
  lease: IconFileText,
};

const AmenityList = ({ amenities }: { amenities: PublicListing["amenities"] }) => (
  <ul className="amenities">
    {amenities.map(({ name, label }) => {
      const Icon = amenityIcon(name);
      return (
        <li key={name}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {label}
        </li>
      );
    })}
  </ul>
);

export function Costs({ listing }: { listing: PublicListing }) {
  const { listing: words } = usePageWords();
  if (listing.costs.length === 0) return null;
  return (
    <section className="part">
      <h2 className="disp">{words.costs}</h2>
      <dl className="costs">
        {listing.costs.map(({ label, value, isOwnWords }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={isOwnWords ? listing.ownWordsLanguage : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {listing.dueAtMoveInDollars !== null && (
        <p className="total">
          <span>{words.dueAtMoveIn}</span>
          <b className="disp">{money(listing.dueAtMoveInDollars)}</b>
        </p>
      )}
    </section>
  );
}

const criterionIcons: Record<PublicListing["lookingFor"][number]["kind"], typeof IconCash> = {
  income: IconCash,
  credit: IconShieldCheck,
  pets: IconPaw,
  application: IconUsers,
};

export function LookingFor({ listing }: { listing: PublicListing }) {
  const { listing: words } = usePageWords();
  return (
    <section className="part">
      <h2 className="disp">{words.lookingFor(listing.ownerFirstName)}</h2>
      <ul className="criteria">
        {listing.lookingFor.map(({ kind, label, value }) => {
          const Icon = criterionIcons[kind];
          return (
            <li key={kind}>
              <Icon size={21} stroke={1.75} aria-hidden="true" />
              <p>
                <b>{label}</b>
                <span>{value}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="fine">{words.sameCriteria}</p>
    </section>
  );
}

export function Place({ listing, hasMap }: { listing: PublicListing; hasMap: boolean }) {
  const { listing: words } = usePageWords();
  const place = areaOf(listing);
  return (
    <section className="part">
      <h2 className="disp">{words.place}</h2>
      <p className="place">
        <IconMapPin size={21} stroke={1.75} aria-hidden="true" />
        <span>
          <b>{place}</b>
          {!listing.location.isExact && <span className="fine">{words.approximate}</span>}
          <a className="maps" href={mapsAddress(place)} rel="noreferrer">
            {words.openInMaps}
          </a>
        </span>
      </p>
      {hasMap && (
        <div data-island="place">
          <PlaceMap />
        </div>
      )}
    </section>
  );
}

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

const amenitiesShown = 8;

/** Groups shown elsewhere on the page: pets under what the owner looks for, utilities under the costs. */
const saidElsewhere = new Set(["Pets", "Utilities", "Showings"]);

/** What the home offers: its amenities, then parking, the building and other known features. */
export function Amenities({ listing }: { listing: PublicListing }) {
  const { amenities, leaseWords } = listing;
  const rest = amenities.slice(amenitiesShown);
  const details = listing.sections.filter(
    ({ title }) => !saidElsewhere.has(title) && (title !== "Lease" || leaseWords === null),
  );
  if (amenities.length === 0 && details.length === 0) return null;
  return (
    <section className="part">
      <h2 className="disp">{amenities.length > 0 ? "Amenities" : "What’s included"}</h2>
      <AmenityList amenities={amenities.slice(0, amenitiesShown)} />
      {rest.length > 0 && (
        <details className="more">
          <summary className="btn outlined">See all {amenities.length} amenities</summary>
          <AmenityList amenities={rest} />
        </details>
      )}
      {details.length > 0 && (
        <ul className="criteria besides">
          {details.map(({ title, lines }) => {
            const Icon = detailIcons[title] ?? IconHome;
            return (
              <li key={title}>
                <Icon size={21} stroke={1.75} aria-hidden="true" />
                <p>
                  <b>{title}</b>
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
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

const detailIcons: Record<string, typeof IconHome> = {
  Parking: IconCar,
  Building: IconBuilding,
  Accessibility: IconWheelchair,
  Lease: IconFileText,
};

const AmenityList = ({ amenities }: { amenities: string[] }) => (
  <ul className="amenities">
    {amenities.map((amenity) => {
      const Icon = amenityIcon(amenity);
      return (
        <li key={amenity}>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {amenity}
        </li>
      );
    })}
  </ul>
);

export function Costs({ listing }: { listing: PublicListing }) {
  if (listing.costs.length === 0) return null;
  return (
    <section className="part">
      <h2 className="disp">What you’d pay</h2>
      <dl className="costs">
        {listing.costs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {listing.dueAtMoveInDollars !== null && (
        <p className="total">
          <span>First month’s rent and deposit, without pets</span>
          <b className="disp">{money(listing.dueAtMoveInDollars)}</b>
        </p>
      )}
    </section>
  );
}

const criterionIcons = [
  [/income/, IconCash],
  [/credit/, IconShieldCheck],
  [/pet/i, IconPaw],
] as const;

function CriterionIcon({ label }: { label: string }) {
  const Icon = criterionIcons.find(([words]) => words.test(label))?.[1] ?? IconUsers;
  return <Icon size={21} stroke={1.75} aria-hidden="true" />;
}

export function LookingFor({ listing }: { listing: PublicListing }) {
  return (
    <section className="part">
      <h2 className="disp">What {listing.ownerFirstName} looks for</h2>
      <ul className="criteria">
        {listing.lookingFor.map(({ label, value }) => (
          <li key={label}>
            <CriterionIcon label={label} />
            <p>
              <b>{label}</b>
              <span>{value}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="fine">
        The same criteria apply to every application. Assistance animals are not pets, so pet fees never apply to them.
        Equal housing opportunity.
      </p>
    </section>
  );
}

export function Place({ listing, hasMap }: { listing: PublicListing; hasMap: boolean }) {
  const place = areaOf(listing);
  return (
    <section className="part">
      <h2 className="disp">Where it is</h2>
      <p className="place">
        <IconMapPin size={21} stroke={1.75} aria-hidden="true" />
        <span>
          <b>{place}</b>
          {!listing.location.isExact && (
            <span className="fine">
              Approximate area. Piper sends the exact address when your showing is confirmed.
            </span>
          )}
          <a className="maps" href={mapsAddress(place)} rel="noreferrer">
            Open in Maps
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

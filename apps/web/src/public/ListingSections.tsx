import type { PublicListing } from "@porchlight/contract/public.ts";
import { IconCash, IconCheck, IconMapPin, IconPaw, IconShieldCheck, IconUsers } from "@tabler/icons-react";
import { money } from "../ui/money.ts";
import { areaOf } from "./listing-words.ts";
import { PlaceMap } from "./PlaceMap.tsx";

const amenitiesShown = 8;

export function Amenities({ amenities }: { amenities: string[] }) {
  if (amenities.length === 0) return null;
  const rest = amenities.slice(amenitiesShown);
  return (
    <section className="part">
      <h2 className="disp">Amenities</h2>
      <AmenityList amenities={amenities.slice(0, amenitiesShown)} />
      {rest.length > 0 && (
        <details className="more">
          <summary className="btn outlined">See all {amenities.length} amenities</summary>
          <AmenityList amenities={rest} />
        </details>
      )}
    </section>
  );
}

const AmenityList = ({ amenities }: { amenities: string[] }) => (
  <ul className="amenities">
    {amenities.map((amenity) => (
      <li key={amenity}>
        <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        {amenity}
      </li>
    ))}
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

export function Details({ sections }: { sections: PublicListing["sections"] }) {
  if (sections.length === 0) return null;
  return (
    <section className="part">
      <h2 className="disp">Good to know</h2>
      <div className="details">
        {sections.map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="plain">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Place({ listing }: { listing: PublicListing }) {
  return (
    <section className="part">
      <h2 className="disp">Where it is</h2>
      <p className="place">
        <IconMapPin size={21} stroke={1.75} aria-hidden="true" />
        <span>
          <b>{areaOf(listing)}</b>
          {!listing.location.isExact && (
            <span className="fine">
              Approximate area. Piper sends the exact address when your showing is confirmed.
            </span>
          )}
        </span>
      </p>
      <div data-island="place">
        <PlaceMap />
      </div>
    </section>
  );
}

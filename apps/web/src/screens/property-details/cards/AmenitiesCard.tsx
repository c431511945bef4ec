import { amenities } from "@porchlight/domain/properties/amenities.ts";
import { IconCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import { More } from "../More.tsx";
import type { CardProps } from "./card.ts";

const shownAtFirst = 6;

export function AmenitiesCard({ home, onEdit }: CardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const has = amenities.filter(({ name }) => home.amenities?.[name]);
  if (has.length === 0) {
    return <DetailsCard panel="amenities" onEdit={onEdit} wide empty={{ why: "Renters filter by these." }} />;
  }
  const groups = [...new Set(has.map(({ group }) => group))];
  return (
    <DetailsCard panel="amenities" onEdit={onEdit} wide>
      <div id={id} className={css.groups}>
        {open ? (
          groups.map((group) => (
            <div key={group}>
              <h3 className={css.group}>{group}</h3>
              <List of={has.filter((amenity) => amenity.group === group)} />
            </div>
          ))
        ) : (
          <List of={has.slice(0, shownAtFirst)} />
        )}
      </div>
      {has.length > shownAtFirst && (
        <More open={open} onToggle={() => setOpen(!open)} controls={id} of="the amenities" />
      )}
    </DetailsCard>
  );
}

const List = ({ of }: { of: readonly { name: string; label: string }[] }) => (
  <ul className={css.amenities}>
    {of.map(({ name, label }) => (
      <li key={name}>
        <IconCheck size={16} stroke={1.75} aria-hidden />
        {label}
      </li>
    ))}
  </ul>
);

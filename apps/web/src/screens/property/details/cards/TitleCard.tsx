import css from "../Details.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

export function TitleCard({ home, onEdit }: CardProps) {
  return (
    <DetailsCard panel="title" onEdit={onEdit} wide>
      <p className={css.name}>{home.displayName}</p>
    </DetailsCard>
  );
}

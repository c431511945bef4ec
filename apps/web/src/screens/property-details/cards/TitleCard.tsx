import css from "../DetailsCard.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";

export function TitleCard({ home, onEdit }: CardProps) {
  return (
    <DetailsCard panel="title" onEdit={onEdit} wide badge={<span className={css.name}>{home.displayName}</span>} />
  );
}

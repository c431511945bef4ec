import { useId, useMemo, useState } from "react";
import { product } from "../../../words.ts";
import css from "../CardText.module.css";
import { DetailsCard } from "../DetailsCard.tsx";
import { formattedText } from "../formatted-text.ts";
import { More } from "../More.tsx";
import type { CardProps } from "./card.ts";

const charactersShown = 250;

export function DescriptionCard({ home, onEdit }: CardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const text = useMemo(() => home.description && formattedText(home.description, charactersShown), [home.description]);
  if (!text) {
    return (
      <DetailsCard
        panel="description"
        onEdit={onEdit}
        wide
        empty={{ why: `Renters read this first. ${product.assistant} can write one from your highlights.` }}
      />
    );
  }
  return (
    <DetailsCard panel="description" onEdit={onEdit} wide>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it was just cleaned, as it was when it was kept */}
      <div id={id} className={css.prose} dangerouslySetInnerHTML={{ __html: open ? text.whole : text.start }} />
      {text.isCut && <More open={open} onToggle={() => setOpen(!open)} controls={id} of="the description" />}
    </DetailsCard>
  );
}

import { useId } from "react";
import { Picture } from "../../../../ui/Picture.tsx";
import css from "../Details.module.css";
import type { CardProps } from "./card.ts";

const shownPhotos = 5;

/** The cover and the next four, as renters see them first. */
export function PhotosCard({ home }: Pick<CardProps, "home">) {
  const headingId = useId();
  const { images } = home;
  if (images.length === 0) {
    return (
      <section className={`${css.card} ${css.wide} ${css.empty}`} aria-labelledby={headingId} data-card="photos">
        <h2 id={headingId} className={css.title}>
          Photos
        </h2>
        <p className={css.prompt}>
          <span>No info</span> <span>Homes with five photos or more are asked about most.</span>
        </p>
      </section>
    );
  }
  return (
    <section className={css.wide} aria-labelledby={headingId} data-card="photos">
      <h2 id={headingId} className="pl-hidden">
        Photos
      </h2>
      <div className={css.mosaic} data-photos={Math.min(images.length, shownPhotos)}>
        {images.slice(0, shownPhotos).map((image, place) => (
          <Picture
            key={image.id}
            source={place === 0 ? image.url : image.thumbnailUrl}
            alt={place === 0 ? "Cover photo" : `Photo ${place + 1}`}
            eager={place === 0}
          />
        ))}
        <span className={css.cover}>Cover</span>
      </div>
    </section>
  );
}

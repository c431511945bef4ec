import { useId, useState } from "react";
import { PhotoViewer } from "../../../sections/property-editors/photos/PhotoViewer.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import card from "../DetailsCard.module.css";
import { DetailsCard, EditButton } from "../DetailsCard.tsx";
import type { CardProps } from "./card.ts";
import css from "./PhotosCard.module.css";

const shownPhotos = 5;

/** The cover and the next four, as renters see them first. */
export function PhotosCard({ home, onEdit }: CardProps) {
  const headingId = useId();
  const { images } = home;
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0)
    return (
      <DetailsCard
        panel="photos"
        onEdit={onEdit}
        wide
        empty={{ why: "Listings with photos get the most attention." }}
      />
    );
  return (
    <section className={`${card.wide} ${css.photos}`} aria-labelledby={headingId} data-card="photos">
      <h2 id={headingId} className="pl-hidden">
        Photos
      </h2>
      <div className={css.mosaic} data-photos={Math.min(images.length, shownPhotos)}>
        {images.slice(0, shownPhotos).map((image, place) => (
          <button key={image.id} type="button" className={css.photo} onClick={() => setShown(place)}>
            <Picture
              source={place === 0 ? image.url : image.cardUrl}
              alt={place === 0 ? "Cover photo" : `Photo ${place + 1}`}
              eager={place === 0}
            />
          </button>
        ))}
        <span className={css.cover}>Cover</span>
      </div>
      <div className={css.editPhotos}>
        <EditButton
          panel="photos"
          words={images.length === 1 ? "Edit 1 photo" : `Edit ${images.length} photos`}
          onEdit={onEdit}
        />
      </div>
      <PhotoViewer photos={images} openAt={shown} onClose={() => setShown(null)} />
    </section>
  );
}

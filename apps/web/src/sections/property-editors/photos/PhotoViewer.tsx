import type { PhotoView } from "@porchlight/contract/photos.ts";
import { IconChevronLeft, IconChevronRight, IconPhotoOff, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { usePhotoStrip } from "../../../ui/use-photo-strip.ts";
import css from "./PhotoViewer.module.css";

type PhotoViewerProps = { photos: readonly PhotoView[]; openAt: number | null; onClose: () => void };

const icon = { size: 24, stroke: 1.75, "aria-hidden": true } as const;
/** Makes Escape close the viewer only, not the panel below it; each part that can have the focus needs it. */
const keepsEscape = { "data-mantine-stop-propagation": true } as const;

/** The photos one by one over the whole screen: arrows, swipe, Escape. */
export function PhotoViewer({ photos, openAt, onClose }: PhotoViewerProps) {
  const count = photos.length;
  const strip = usePhotoStrip(count, openAt);

  return (
    <dialog {...keepsEscape} {...strip.dialogProps} className={css.viewer} aria-label="Photos" onClose={onClose}>
      <div className={css.bar}>
        <span aria-live="polite">
          {strip.index + 1} of {count}
        </span>
        <button {...keepsEscape} type="button" aria-label="Close photos" onClick={strip.close}>
          <IconX {...icon} />
        </button>
      </div>
      <div {...keepsEscape} {...strip.trackProps} className={css.track}>
        {openAt !== null &&
          photos.map((photo, place) => (
            <Slide key={photo.id} photo={photo} name={`Photo ${place + 1} of ${count}`} near={strip.isNear(place)} />
          ))}
      </div>
      {count > 1 && (
        <>
          <button
            {...keepsEscape}
            type="button"
            className={css.previous}
            aria-label="Previous photo"
            onClick={strip.previous}
          >
            <IconChevronLeft {...icon} />
          </button>
          <button {...keepsEscape} type="button" className={css.next} aria-label="Next photo" onClick={strip.next}>
            <IconChevronRight {...icon} />
          </button>
        </>
      )}
    </dialog>
  );
}

function Slide({ photo, name, near: isNear }: { photo: PhotoView; name: string; near: boolean }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className={css.broken}>
        <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        Unable to load image
      </p>
    );
  }
  return (
    <img
      src={photo.url}
      alt={name}
      width={photo.width}
      height={photo.height}
      loading={isNear ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

import type { PhotoView } from "@porchlight/contract/photos.ts";
import { IconChevronLeft, IconChevronRight, IconPhotoOff, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import css from "./PhotoViewer.module.css";

type PhotoViewerProps = { photos: readonly PhotoView[]; openAt: number | null; onClose: () => void };

const icon = { size: 24, stroke: 1.75, "aria-hidden": true } as const;
/** Escape closes what is on top; a panel below would hear it, too. */
const keepsEscape = { "data-mantine-stop-propagation": true } as const;

/** The photos one by one over the whole screen: arrows, swipe, Escape. */
export function PhotoViewer({ photos, openAt, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const count = photos.length;

  const show = (next: number): void => {
    const wanted = (next + count) % count;
    const strip = track.current;
    if (strip) strip.scrollTo({ left: wanted * strip.clientWidth, behavior: "instant" });
    setIndex(wanted);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening shows the photo that was pressed, once
  useEffect(() => {
    if (openAt === null) return;
    dialog.current?.showModal();
    show(openAt);
  }, [openAt]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const close = () => dialog.current?.close();

  return (
    <dialog
      {...keepsEscape}
      ref={dialog}
      className={css.viewer}
      aria-label="Photos"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={css.bar}>
        <span aria-live="polite">
          {index + 1} of {count}
        </span>
        <button {...keepsEscape} type="button" aria-label="Close photos" onClick={close}>
          <IconX {...icon} />
        </button>
      </div>
      <div
        className={css.track}
        ref={track}
        onScroll={({ currentTarget: strip }) => setIndex(Math.round(strip.scrollLeft / (strip.clientWidth || 1)))}
      >
        {openAt !== null &&
          photos.map((photo, place) => (
            <Slide key={photo.id} photo={photo} name={`Photo ${place + 1} of ${count}`} near={near(place, index)} />
          ))}
      </div>
      {count > 1 && (
        <>
          <button
            {...keepsEscape}
            type="button"
            className={css.previous}
            aria-label="Previous photo"
            onClick={() => show(index - 1)}
          >
            <IconChevronLeft {...icon} />
          </button>
          <button
            {...keepsEscape}
            type="button"
            className={css.next}
            aria-label="Next photo"
            onClick={() => show(index + 1)}
          >
            <IconChevronRight {...icon} />
          </button>
        </>
      )}
    </dialog>
  );
}

const near = (place: number, index: number): boolean => Math.abs(place - index) <= 1;

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

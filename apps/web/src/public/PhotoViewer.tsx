import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { IslandHome } from "./islands-data.ts";

type Props = { home: IslandHome; openAt: number | null; onClose: () => void };

/** The photos one by one over the whole screen: arrows, swipe, Escape. */
export function PhotoViewer({ home, openAt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const count = home.images.length;

  const show = (next: number): void => {
    const wanted = (next + count) % count;
    const strip = track.current;
    if (strip) strip.scrollTo({ left: wanted * strip.clientWidth, behavior: "instant" });
    setIndex(wanted);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening shows the photo that was clicked, once
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

  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`Photos of ${home.title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="viewerbar">
        <span aria-live="polite">
          {index + 1} of {count}
        </span>
        <button type="button" className="iconbutton" aria-label="Close photos" onClick={() => dialog.current?.close()}>
          <IconX size={21} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div
        className="track"
        ref={track}
        onScroll={(event) =>
          setIndex(Math.round(event.currentTarget.scrollLeft / (event.currentTarget.clientWidth || 1)))
        }
      >
        {openAt !== null &&
          home.images.map((image, position) => (
            <Slide
              key={image.url}
              image={image}
              name={`${home.title}, ${position + 1} of ${count}`}
              isNear={Math.abs(position - index) <= 1}
            />
          ))}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className="iconbutton previous"
            aria-label="Previous photo"
            onClick={() => show(index - 1)}
          >
            <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
          </button>
          <button type="button" className="iconbutton next" aria-label="Next photo" onClick={() => show(index + 1)}>
            <IconChevronRight size={24} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}

type Slided = { image: IslandHome["images"][number]; name: string; isNear: boolean };

function Slide({ image, name, isNear }: Slided) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="broken">Unable to load image</p>;
  return (
    <img
      src={image.url}
      srcSet={`${image.cardUrl} 960w, ${image.url} 1600w`}
      sizes="100vw"
      alt={name}
      loading={isNear ? "eager" : "lazy"}
      onError={() => setBroken(true)}
    />
  );
}

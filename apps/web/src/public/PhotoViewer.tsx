import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { usePhotoStrip } from "../ui/use-photo-strip.ts";
import type { IslandHome } from "./islands-data.ts";
import { useWords } from "./words/context.ts";

type Props = { home: IslandHome; openAt: number | null; onClose: () => void };

/** The photos one by one, full screen, with arrows, swipe and Escape. */
export function PhotoViewer({ home, openAt, onClose }: Props) {
  const { gallery: words } = useWords();
  const count = home.images.length;
  const strip = usePhotoStrip(count, openAt);

  return (
    <dialog {...strip.dialogProps} className="viewer" aria-label={words.viewer(home.title)} onClose={onClose}>
      <div className="viewerbar">
        <span aria-live="polite">{words.place(strip.index, count)}</span>
        <button type="button" className="iconbutton" aria-label={words.close} onClick={strip.close}>
          <IconX size={21} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="track" {...strip.trackProps}>
        {openAt !== null &&
          home.images.map((image, position) => (
            <Slide
              key={image.url}
              image={image}
              name={words.photo(home.title, position, count)}
              isNear={strip.isNear(position)}
            />
          ))}
      </div>
      {count > 1 && (
        <>
          <button type="button" className="iconbutton previous" aria-label={words.previous} onClick={strip.previous}>
            <IconChevronLeft size={24} stroke={1.75} aria-hidden="true" />
          </button>
          <button type="button" className="iconbutton next" aria-label={words.next} onClick={strip.next}>
            <IconChevronRight size={24} stroke={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}

type Slided = { image: IslandHome["images"][number]; name: string; isNear: boolean };

function Slide({ image, name, isNear }: Slided) {
  const { gallery: words } = useWords();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="broken">{words.broken}</p>;
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

import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./SlideViewer.module.css";
import { usePhotoStrip } from "./use-photo-strip.ts";

/** How a slide stands to the shown one. */
export type SlidePlace = { place: number; isShown: boolean; isNear: boolean };

type SlideViewerProps = {
  /** What the slides are, for their labels, as in "photos" and "photo". */
  names: { several: string; one: string };
  count: number;
  /** The slide to open at; null while the viewer is closed. */
  openAt: number | null;
  onClose: () => void;
  /** What the bar shows of the visible slide. */
  bar?: (place: number) => ReactNode;
  children: (slide: SlidePlace) => ReactNode;
};

const icon = { size: 24, stroke: 1.75, "aria-hidden": true } as const;
/** Makes Escape close the viewer only, not the panel below it; each part that can have the focus needs it. */
export const keepsEscape = { "data-mantine-stop-propagation": true } as const;

/** Gives a button the focus when its dialog opens, which looks for the attribute that React's `autoFocus` does not set. */
const takesFocus = (button: HTMLButtonElement | null): void => button?.setAttribute("autofocus", "");

/** Slides one by one over the whole screen: arrows, swipe, Escape. */
export function SlideViewer({ names, count, openAt, onClose, bar, children }: SlideViewerProps) {
  const strip = usePhotoStrip(count, openAt);
  const step = { ...keepsEscape, type: "button" } as const;
  return (
    <dialog
      {...keepsEscape}
      {...strip.dialogProps}
      className={css.viewer}
      aria-label={capitalized(names.several)}
      onClose={onClose}
    >
      <div className={css.bar}>
        <span aria-live="polite">
          {strip.index + 1} of {count}
        </span>
        {openAt !== null && bar?.(strip.index)}
        <button {...step} ref={takesFocus} aria-label={`Close ${names.several}`} onClick={strip.close}>
          <IconX {...icon} />
        </button>
      </div>
      <div {...keepsEscape} {...strip.trackProps} className={css.track}>
        {openAt !== null &&
          Array.from({ length: count }, (_, place) =>
            children({ place, isShown: place === strip.index, isNear: strip.isNear(place) }),
          )}
      </div>
      {count > 1 && (
        <>
          <button {...step} className={css.previous} aria-label={`Previous ${names.one}`} onClick={strip.previous}>
            <IconChevronLeft {...icon} />
          </button>
          <button {...step} className={css.next} aria-label={`Next ${names.one}`} onClick={strip.next}>
            <IconChevronRight {...icon} />
          </button>
        </>
      )}
    </dialog>
  );
}

import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from "react";

/**
 * A horizontal strip of photos in a dialog, one visible at a time: arrows, Home and End, swipe; it opens at the photo
 * `openAt`.
 */
export function usePhotoStrip(count: number, openAt: number | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(openAt ?? 0);

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
  const onScroll = ({ currentTarget: strip }: UIEvent): void =>
    setIndex(Math.round(strip.scrollLeft / (strip.clientWidth || 1)));

  return {
    index,
    /** Whether a photo should be loaded: the visible one and its neighbors. */
    isNear: (place: number): boolean => Math.abs(place - index) <= 1,
    previous: () => show(index - 1),
    next: () => show(index + 1),
    close: () => dialog.current?.close(),
    dialogProps: { ref: dialog, onKeyDown },
    /** The track takes the focus, since a region that scrolls must be reachable by keyboard. */
    trackProps: { ref: track, onScroll, tabIndex: 0 },
  };
}

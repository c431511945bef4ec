import { type RefObject, useEffect } from "react";
import css from "./ReportFrame.module.css";

/**
 * Our origin lets the page around it measure and print it, and to a browser printing is a modal. Scripts, forms and ways
 * out of it stay forbidden.
 */
const allowed = "allow-same-origin allow-modals";

type ReportFrameProps = {
  title: string;
  html: string;
  /** The element, which `printFrame` prints. */
  frame: RefObject<HTMLIFrameElement | null>;
};

/** A screening report on paper, as tall as it is, in a frame that runs no scripts. What scrolls is around it. */
export function ReportFrame({ title, html, frame }: ReportFrameProps) {
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => fit(entry!.target as HTMLIFrameElement));
    seen.observe(frame.current!);
    return () => seen.disconnect();
  }, [frame]);
  return (
    <iframe
      ref={frame}
      className={css.paper}
      title={title}
      sandbox={allowed}
      srcDoc={html}
      tabIndex={-1}
      onLoad={({ currentTarget }) => {
        fit(currentTarget);
        passEscapeOn(currentTarget);
      }}
    />
  );
}

/** Prints what a frame shows, without the page around it. */
export function printFrame({ current }: RefObject<HTMLIFrameElement | null>): void {
  current?.contentWindow?.focus();
  current?.contentWindow?.print();
}

function fit(frame: HTMLIFrameElement): void {
  // A document that is still being loaded has no root.
  const root: HTMLElement | null | undefined = frame.contentDocument?.documentElement;
  const height = root?.offsetHeight;
  if (height) frame.style.height = `${height}px`;
}

/** A click into the frame takes the keyboard with it, and Escape still closes the layer around it. */
function passEscapeOn(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

import "@mantine/core/styles/Tour.layer.css";
import { Tour } from "@mantine/core";
import css from "./GuidedTour.module.css";

/** A step of a walkthrough; `target` is the selector of the element the pop-up points at. */
export type TourStop = { target: string; title: string; text: string };

/** A walkthrough of a page, one pop-up after the other. Skip, Escape and a click outside end it. */
export function GuidedTour({ stops, onEnd }: { stops: readonly TourStop[]; onEnd: () => void }) {
  return (
    <Tour
      active
      onClose={onEnd}
      closeOnOverlayClick
      withCloseButton={false}
      maxWidth={352}
      spotlightRadius={14}
      zIndex={250}
      overlayColor="var(--pl-overlay)"
      labels={{ close: "Done" }}
      scrollToHandler={(target) => target.scrollIntoView({ block: "center" })}
      classNames={{
        tooltip: css.tooltip,
        title: css.title,
        body: css.body,
        stepCounter: css.counter,
        navigationButton: css.button,
      }}
    >
      {stops.map(({ target, title, text }) => (
        <Tour.Step key={target} target={target} title={title}>
          {text}
        </Tour.Step>
      ))}
    </Tour>
  );
}

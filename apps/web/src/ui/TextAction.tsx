import type { ComponentPropsWithoutRef } from "react";
import css from "./TextAction.module.css";

type TextActionProps = ComponentPropsWithoutRef<"button"> & {
  /** Stands on a line of its own under what it belongs to. */
  below?: boolean;
};

/** A button within reading matter: it looks like a link, but stays on the page. */
export const TextAction = ({ below = false, ...button }: TextActionProps) => (
  <button type="button" className={below ? `${css.text} ${css.below}` : css.text} {...button} />
);

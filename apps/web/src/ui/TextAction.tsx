import type { ComponentPropsWithRef } from "react";
import css from "./TextAction.module.css";

type TextActionProps = ComponentPropsWithRef<"button"> & {
  /** Whether it is on a line of its own below what it belongs to. */
  below?: boolean;
};

/** A button within text: it looks like a link but stays on the page. */
export const TextAction = ({ below = false, ...button }: TextActionProps) => (
  <button type="button" className={below ? `${css.text} ${css.below}` : css.text} {...button} />
);

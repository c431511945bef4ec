import { IconCopy, IconDots, IconSettings } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import css from "./MoreMenu.module.css";

/** The icon: three dots in a row of a list, a framed gear next to a page's buttons, two sheets for copying. */
export type Sign = "dots" | "gear" | "copy";

type MoreButtonProps = ComponentPropsWithRef<"button"> & { sign: Sign | undefined };

const icons = {
  dots: <IconDots size={18} stroke={1.75} aria-hidden />,
  gear: <IconSettings size={20} stroke={1.75} aria-hidden />,
  copy: <IconCopy size={18} stroke={1.75} aria-hidden />,
} as const satisfies Record<Sign, unknown>;

/** The button of a menu. It is our own, since the library's would bring its transitions along to every first view. */
export const MoreButton = ({ sign = "dots", className, ...props }: MoreButtonProps) => (
  <button
    type="button"
    {...props}
    data-variant={sign === "gear" ? "default" : "subtle"}
    className={`${css.more} ${css[sign]} ${className ?? ""}`}
  >
    {icons[sign]}
  </button>
);

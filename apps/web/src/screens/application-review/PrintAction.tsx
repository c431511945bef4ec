import { IconPrinter } from "@tabler/icons-react";
import { Action } from "../../ui/Action.tsx";
import css from "./Review.module.css";

/** Prints the review with everyone's answers. */
export const PrintAction = () => (
  <span className={css.print}>
    <Action kind="plain" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />} onClick={() => print()}>
      Print
    </Action>
  </span>
);

import { PrintButton } from "../../ui/PrintButton.tsx";
import css from "./Review.module.css";

/** Prints the review with everyone's answers. */
export const PrintAction = () => (
  <span className={css.print}>
    <PrintButton onClick={() => print()} />
  </span>
);

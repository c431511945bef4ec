import type { ReactNode } from "react";
import css from "./Fields.module.css";

/** The fields of a section, one below the other. `onLeave` is called when any of them is left or Enter is pressed. */
export const Fields = ({ onLeave, children }: { onLeave: () => void; children: ReactNode }) => (
  <form
    className={css.fields}
    noValidate
    onBlur={onLeave}
    onSubmit={(event) => {
      event.preventDefault();
      onLeave();
    }}
  >
    {children}
  </form>
);

/** Fields that share a line where there is room. */
export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;

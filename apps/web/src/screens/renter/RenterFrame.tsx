import type { ReactNode } from "react";
import { Logo } from "../../app/shell/Logo.tsx";
import css from "./RenterFrame.module.css";

/** The renter's few pages: the mark and one column. */
export function RenterFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.side}>
      <header>
        <Logo />
      </header>
      <main id="main" className={css.form}>
        {children}
      </main>
    </div>
  );
}

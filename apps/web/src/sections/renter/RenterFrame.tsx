import type { ReactNode } from "react";
import { Logo } from "../../app/shell/Logo.tsx";
import { OfflineBar } from "../../app/shell/OfflineBar.tsx";
import { useWords } from "./language.tsx";
import css from "./RenterFrame.module.css";

/** A page of the renter outside of a form: the mark, its tools, and one column. */
export function RenterFrame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const { frame } = useWords();
  return (
    <div className={css.side}>
      <header className={css.header}>
        <Logo to="/renter" label={frame.home} />
        <div className={css.tools}>{tools}</div>
      </header>
      <OfflineBar />
      <main id="main" className={css.column}>
        {children}
      </main>
    </div>
  );
}

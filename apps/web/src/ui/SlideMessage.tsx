import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./SlideViewer.module.css";

/** What a slide says in place of what it cannot show. */
export const SlideMessage = ({ icon: Sign, children }: { icon: Icon; children: ReactNode }) => (
  <div className={css.message}>
    <Sign size={32} stroke={1.5} aria-hidden />
    {children}
  </div>
);

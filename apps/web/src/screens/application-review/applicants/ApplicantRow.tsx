import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./ApplicantCard.module.css";

/** A row of an applicant's card: what it is, how it stands, and what opens it. */
export const ApplicantRow = (props: { icon: Icon; label: string; state: ReactNode; children?: ReactNode }) => (
  <li className={css.row}>
    <props.icon size={20} stroke={1.75} aria-hidden />
    <span className={css.label}>{props.label}</span>
    <span className={`${css.state} pl-num`}>{props.state}</span>
    {props.children}
  </li>
);

import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/document-title.ts";
import css from "./AuthCard.module.css";

/** Heading, one line of why, then the form. `tab` names the document where the heading would not. */
export function AuthCard(props: { title: string; sub?: ReactNode; tab?: string; children: ReactNode }) {
  useDocumentTitle(props.tab ?? props.title);
  return (
    <>
      <h1 className={css.title} tabIndex={-1}>
        {props.title}
      </h1>
      <p className={css.sub}>{props.sub}</p>
      {props.children}
    </>
  );
}

export const Or = () => <div className={css.or}>or</div>;

export const Foot = ({ children }: { children: ReactNode }) => <p className={css.foot}>{children}</p>;

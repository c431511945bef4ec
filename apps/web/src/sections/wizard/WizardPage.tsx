import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OfflineBar } from "../../app/shell/OfflineBar.tsx";
import { Lantern } from "../../ui/Lantern.tsx";
import { product } from "../../words.ts";
import css from "./WizardPage.module.css";

type WizardPageProps = {
  /** Where the mark leads, and its name. */
  home?: { to: NonNullable<LinkProps["to"]>; label: string };
  /** Where one is, between the mark and the way out. */
  place?: ReactNode;
  /** How far one is, from 0 to 1. */
  progress?: number;
  tools: ReactNode;
  children: ReactNode;
};

const ownersHome = { to: "/", label: `${product.name} home` } as const;

/** A page of a wizard: nothing but the way through and the way out. */
export function WizardPage({ home = ownersHome, place, progress, tools, children }: WizardPageProps) {
  return (
    <>
      <header className={css.header}>
        <div className={css.bar}>
          <Link className={css.logo} to={home.to} aria-label={home.label}>
            <Lantern glow />
            <span className="pl-display" data-place={place ? true : undefined}>
              {product.name}
            </span>
          </Link>
          {place}
          <div className={css.tools}>{tools}</div>
        </div>
        {progress !== undefined && (
          <div className={css.progress}>
            <div style={{ width: `${progress * 100}%` }} />
          </div>
        )}
      </header>
      <OfflineBar />
      <main id="main">{children}</main>
    </>
  );
}

/** Where one is in a wizard: what it is about, and which step of how many. */
export const WizardPlace = ({ of, step }: { of: string; step: string }) => (
  <p className={`${css.where} pl-num`}>
    <strong>{of}</strong> <span>{step}</span>
  </p>
);

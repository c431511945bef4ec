import type { ReactNode } from "react";
import css from "./CardText.module.css";

/** A fact: its label, its value and an addition; one with a null value is left out. What is null is left out. */
export type Fact = readonly [label: string, value: ReactNode, more?: ReactNode];

export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <dl className={`${css.facts} pl-num`}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>
                {fact[1]}
                {fact[2] && <small>{fact[2]}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

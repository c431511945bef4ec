import { useWords } from "../../../sections/renter/language.tsx";
import type { Fact } from "./answer-facts.ts";
import css from "./Summary.module.css";

/** Answers as they are read; those without a value are left out unless `showsEmpty`. */
export function FactList({ facts, showsEmpty = false }: { facts: readonly Fact[]; showsEmpty?: boolean }) {
  const { frame } = useWords();
  return (
    <dl className={css.facts}>
      {facts
        .filter(({ value }) => showsEmpty || value !== null)
        .map(({ path, label, value }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{value ?? frame.noAnswer}</dd>
          </div>
        ))}
    </dl>
  );
}

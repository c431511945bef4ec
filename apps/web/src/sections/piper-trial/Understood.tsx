import type { WhyLine } from "@porchlight/contract/conversations.ts";
import { product } from "../../words.ts";
import { WhyLines } from "../conversation/WhyLines.tsx";
import css from "./Understood.module.css";
import type { TrialLine } from "./use-trial.ts";

type UnderstoodProps = { understood: NonNullable<TrialLine["understood"]> };

/** What Piper understood of a message by itself and, where a language model answered, with it: side by side. */
export function Understood({ understood: { byItself, withModel, modelFailed } }: UnderstoodProps) {
  if (withModel === null)
    return (
      <div className={css.one}>
        <WhyLines lines={byItself} />
        {modelFailed && <p className={css.failed}>The language model didn't answer.</p>}
      </div>
    );
  const isNew = ({ label }: WhyLine, value: string) =>
    !byItself.some((line) => line.label === label && line.values.includes(value));
  return (
    <div className={css.both}>
      <section>
        <WhyLines title={`${product.assistant} alone`} lines={byItself} />
      </section>
      <section>
        <WhyLines title="With the language model" lines={withModel} isNew={isNew} />
      </section>
    </div>
  );
}

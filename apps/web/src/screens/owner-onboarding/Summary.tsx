import css from "./Chat.module.css";
import { answerTo, hasQuestion, subjects } from "./questions.ts";
import { type Draft, isWalked, steps } from "./steps.ts";

/** All answers on one sheet. */
export function Summary({ draft }: { draft: Draft }) {
  const asked = steps
    .map(({ path }) => path)
    .filter((path) => isWalked(path, draft))
    .filter(hasQuestion);
  return (
    <dl className={`${css.panel} ${css.summary}`}>
      {asked.map((path) => (
        <div key={path}>
          <dt>{subjects[path]}</dt>
          <dd>{answerTo(path, draft)}</dd>
        </div>
      ))}
    </dl>
  );
}

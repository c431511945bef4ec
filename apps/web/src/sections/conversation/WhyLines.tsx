import type { WhyLine } from "@porchlight/contract/conversations.ts";
import css from "./Why.module.css";

type WhyLinesProps = {
  title?: string;
  lines: readonly WhyLine[];
  /** Whether a value is to stand out, and what that means for those who do not see it. */
  isNew?: (line: WhyLine, value: string) => boolean;
};

/** Lines of an explanation below their title; what is new among them stands out. */
export function WhyLines({ title, lines, isNew }: WhyLinesProps) {
  return (
    <>
      {title !== undefined && <h4 className={css.title}>{title}</h4>}
      <dl className={css.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was decided once stays as it is, and a line may come twice
          <div key={place}>
            <dt>{line.label}</dt>
            {line.values.map((value) =>
              isNew?.(line, value) ? (
                <dd key={value} className={`${css.added} pl-num`}>
                  <span className="pl-hidden">New: </span>
                  {value}
                </dd>
              ) : (
                <dd key={value} className="pl-num">
                  {value}
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useWords } from "./words/context.ts";

export type Choice = { value: string; href: string; label: string; content: ReactNode; isOff?: boolean };

type Props = {
  label: string;
  className: string;
  choices: Choice[];
  chosen: string | null;
  onChoose: (value: string) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A single choice. The server renders links, so that it works before hydration; then the same elements are radio
 * buttons: arrow keys move the choice, Home and End go to the ends.
 */
export function ChoiceLinks({ label, className, choices, chosen, onChoose }: Props) {
  const { taken } = useWords().booking;
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  const open = choices.filter((choice) => !choice.isOff);
  const entry = open.find(({ value }) => value === chosen)?.value ?? open[0]?.value;

  const choose = (event: MouseEvent | KeyboardEvent, value: string): void => {
    event.preventDefault();
    onChoose(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, value: string): void => {
    if (event.key === " ") {
      choose(event, value);
      return;
    }
    const at = open.findIndex((choice) => choice.value === value);
    const step = steps[event.key];
    const next =
      event.key === "Home"
        ? open[0]
        : event.key === "End"
          ? open.at(-1)
          : step && open[(at + step + open.length) % open.length];
    if (!next) return;
    choose(event, next.value);
    const group = event.currentTarget.parentElement;
    group?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };

  return (
    <div className={className} {...groupOf(label, isAwake)}>
      {choices.map((choice) =>
        choice.isOff ? (
          <span key={choice.value} className="off" {...(isAwake ? takenRadio(choice, taken) : {})}>
            {choice.content}
            {!isAwake && <span className="sr"> {taken}</span>}
          </span>
        ) : (
          <a
            key={choice.value}
            href={choice.href}
            data-live=""
            data-value={choice.value}
            onClick={(event) => choose(event, choice.value)}
            onKeyDown={(event) => onKeyDown(event, choice.value)}
            {...(isAwake ? openRadio(choice, chosen, entry) : openLink(choice, chosen))}
          >
            {choice.content}
          </a>
        ),
      )}
    </div>
  );
}

const groupOf = (label: string, isAwake: boolean) => ({ role: isAwake ? "radiogroup" : "group", "aria-label": label });

const openLink = ({ value, label }: Choice, chosen: string | null) => ({
  "aria-label": label,
  ...(value === chosen ? { "aria-current": "true" as const } : {}),
});

const openRadio = ({ value, label }: Choice, chosen: string | null, entry: string | undefined) => ({
  role: "radio",
  "aria-label": label,
  "aria-checked": value === chosen,
  tabIndex: value === entry ? 0 : -1,
});

const takenRadio = ({ label }: Choice, taken: string) => ({
  role: "radio",
  "aria-label": `${label}, ${taken}`,
  "aria-checked": false,
  "aria-disabled": true,
});

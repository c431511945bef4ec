import { useRef, useState } from "react";
import { Action } from "../../../ui/Action.tsx";
import { TextAction } from "../../../ui/TextAction.tsx";
import { useVerdict } from "../data.ts";
import css from "./Verdict.module.css";
import { whatFollows } from "./verdict-words.ts";

/** The way back from declining: one press reveals what a second one does. */
export function Reconsider({ bundleId }: { bundleId: string }) {
  const accept = useVerdict(bundleId, "accept");
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={css.reconsider}>
      <TextAction below ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Reconsider
      </TextAction>
      {isOpen && (
        <>
          <Action kind="primary" busy={accept.isPending} onClick={() => accept.mutate({})}>
            Accept application
          </Action>
          <Action kind="plain" onClick={cancel}>
            Cancel
          </Action>
          <p>{whatFollows}</p>
        </>
      )}
    </div>
  );
}

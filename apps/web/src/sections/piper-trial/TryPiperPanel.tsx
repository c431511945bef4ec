import { tryPiper } from "@porchlight/contract/piper-trial.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { Action } from "../../ui/Action.tsx";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { product } from "../../words.ts";
import css from "./Trial.module.css";
import { Trial } from "./Trial.tsx";
import { useTrial } from "./use-trial.ts";

type PanelProps = { propertyId: string; opened: boolean; onClose: () => void };

/** A trial conversation in which the owner is the renter. Closing it discards the messages. */
export function TryPiperPanel({ propertyId, opened, onClose }: PanelProps) {
  const trial = useTrial(propertyId);
  const [words, setWords] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const missing = tryPiper.body.shape.text.safeParse(words).error?.issues[0]?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each new line
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [trial.lines.length]);
  const send = () => {
    if (missing || trial.isPending) return;
    trial.say(words.trim(), {
      onSuccess: () => setWords(""),
      onError: (error) => alertFailure(error),
    });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const close = () => {
    onClose();
    trial.reset();
  };
  return (
    <SidePanel
      opened={opened}
      onClose={close}
      width="conversation"
      title={`Try ${product.assistant}`}
      footer={
        <div className={css.writing}>
          <TextArea
            ref={field}
            aria-label="Ask as a renter"
            placeholder="Is there parking? Can I see it on Saturday?"
            minRows={2}
            maxRows={6}
            most={messageLength.max}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            data-autofocus
          />
          <div className={css.acts}>
            {trial.lines.length > 0 && (
              <Action kind="plain" onClick={trial.reset}>
                Start over
              </Action>
            )}
            <Action kind="primary" busy={trial.isPending} reason={missing} onClick={send}>
              Send
            </Action>
          </div>
        </div>
      }
    >
      <PiperNote>
        You are the renter. {product.assistant} answers as if this home were listed. This is a test: nothing is saved or
        sent.
      </PiperNote>
      <Trial lines={trial.lines} propertyId={propertyId} onLeave={close} />
      <div ref={end} className={css.end} />
    </SidePanel>
  );
}

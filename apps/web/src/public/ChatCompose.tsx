import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { IconSend } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useWords } from "./words/context.ts";

type Props = { owner: string; input: RefObject<HTMLTextAreaElement | null>; say: (text: string) => void };

/** The message field of the chat: Enter sends, Shift+Enter starts a new line. */
export function ChatCompose({ owner, input, say }: Props) {
  const [draft, setDraft] = useState("");
  const { chat: words } = useWords();
  const problem = draft.trim().length > messageLength.max && words.tooLong(messageLength.max);
  const send = (): void => {
    const text = draft.trim();
    if (!text || problem) return;
    setDraft("");
    say(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem && (
        <p className="problem" id="chat-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="input say">
        <label htmlFor="chat-text" className="sr">
          {words.yourMessage}
        </label>
        <textarea
          id="chat-text"
          ref={input}
          rows={1}
          value={draft}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "chat-problem" : undefined}
          placeholder={words.placeholder}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="send" aria-label={words.send}>
          <IconSend size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <p className="fine between">
        <span>{words.equalHousing}</span>
        <button type="button" className="textbutton" onClick={() => say(words.wantsOwner)}>
          {words.askOwner(owner)}
        </button>
      </p>
    </form>
  );
}

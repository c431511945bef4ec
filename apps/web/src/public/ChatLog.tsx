import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { Bubbles } from "./Bubbles.tsx";
import type { IslandHome } from "./islands-data.ts";
import { PiperDisc } from "./Marks.tsx";
import type { UnsentMessage } from "./use-conversation.ts";
import { useWords } from "./words/context.ts";

type Props = {
  home: IslandHome;
  messages: VisitorConversation["messages"];
  unsent: readonly UnsentMessage[];
  isWaiting: boolean;
  onRetry: (message: UnsentMessage) => void;
};

/** The chat's messages, those that were not sent yet, and whether Piper is typing. */
export function ChatLog({ home, messages, unsent, isWaiting, onRetry }: Props) {
  const { chat: words } = useWords();
  return (
    <div className="log" role="log" aria-live="polite" aria-label={words.messages}>
      <Bubbles home={home} messages={messages} offersAsButtons />
      {unsent.map((message) => (
        <div key={message.id} className="unsent">
          <p className="bubble renter">
            <span className="sr">{words.you}: </span>
            {message.text}
          </p>
          {message.problem && (
            <p className="problem">
              {message.problem}{" "}
              <button type="button" className="textbutton" onClick={() => onRetry(message)}>
                {words.tryAgain}
              </button>
            </p>
          )}
        </div>
      ))}
      {isWaiting && (
        <p className="writing">
          <PiperDisc size={28} /> {words.writing}
        </p>
      )}
    </div>
  );
}

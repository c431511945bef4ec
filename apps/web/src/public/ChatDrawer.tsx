import { tourWords } from "@porchlight/domain/words/en.ts";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { ChatCompose } from "./ChatCompose.tsx";
import { ChatLog } from "./ChatLog.tsx";
import { suggestions } from "./invitation.ts";
import type { IslandHome } from "./islands-data.ts";
import { PiperDisc } from "./Marks.tsx";
import { ShowingCard } from "./ShowingCard.tsx";
import { momentIn, zoneWords } from "./times.ts";
import { useConversation } from "./use-conversation.ts";

type Props = {
  apiBaseUrl: string;
  home: IslandHome;
  /** The text typed on the page before the chat opened; each `count` is sent once. */
  opening: { text: string; count: number } | null;
  isOpen: boolean;
  onClose: () => void;
};

/** The chat with Piper in a drawer, full screen on phones. */
export function ChatDrawer({ apiBaseUrl, home, opening, isOpen, onClose }: Props) {
  const { conversation, unsent, say, retry } = useConversation(apiBaseUrl, home.slug);
  const dialog = useRef<HTMLDialogElement>(null);
  const log = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const said = useRef(0);
  const messages = conversation?.messages ?? [];
  const offered = conversation?.offered ?? [];
  const showings = conversation?.showings ?? [];
  const isWaiting = unsent.some(({ problem }) => problem === null);
  const owner = home.ownerFirstName;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) {
      dialog.current?.showModal();
      input.current?.focus();
    }
  }, [isOpen]);

  useEffect(() => {
    if (!opening || said.current === opening.count) return;
    said.current = opening.count;
    if (opening.text) say(opening.text);
  }, [opening, say]);

  const length = messages.length + unsent.length + offered.length + showings.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log scrolls when something was added to it
  useEffect(() => {
    if (isOpen) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [length, isOpen, isWaiting]);

  return (
    <dialog ref={dialog} className="drawer" aria-labelledby="chat-title" onClose={onClose}>
      <header>
        <PiperDisc size={44} />
        <div>
          <h2 className="disp" id="chat-title">
            Message Piper
          </h2>
          <p className="fine">{conversation?.isTakenOver ? `${owner} has joined` : `${owner}’s automated assistant`}</p>
        </div>
        <button type="button" className="iconbutton" aria-label="Close chat" onClick={() => dialog.current?.close()}>
          <IconX size={21} stroke={1.75} aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" ref={log} tabIndex={0} aria-label="Conversation">
        <ChatLog home={home} messages={messages} unsent={unsent} isWaiting={isWaiting} onRetry={retry} />
        <div aria-live="polite" className="log">
          {showings.map((showing) => (
            <ShowingCard key={showing.manageUrl} showing={showing} home={home} />
          ))}
        </div>
        {messages.length === 0 && unsent.length === 0 && (
          <Chips label="Suggestions" chips={suggestions(home).map((text) => ({ text, label: text }))} onChoose={say} />
        )}
        {offered.length > 0 && !isWaiting && (
          <>
            <p className="fine">Times in {zoneWords(home.timeZone, offered[0]!.startsAt)}</p>
            <Chips
              label="Times Piper offers"
              chips={offered.map(({ startsAt, tourType }) => {
                const label = momentIn(home.timeZone, startsAt);
                return {
                  label,
                  text: home.tours.length > 1 ? `${label}, ${tourWords[tourType].name.toLowerCase()}` : label,
                };
              })}
              onChoose={say}
            />
          </>
        )}
      </section>
      <ChatCompose owner={owner} input={input} say={say} />
    </dialog>
  );
}

type ChipsProps = { label: string; chips: { label: string; text: string }[]; onChoose: (text: string) => void };

const Chips = ({ label, chips, onChoose }: ChipsProps) => (
  <fieldset className="chips">
    <legend className="sr">{label}</legend>
    {chips.map(({ label: shown, text }) => (
      <button key={text} type="button" className="suggestion" onClick={() => onChoose(text)}>
        {shown}
      </button>
    ))}
  </fieldset>
);

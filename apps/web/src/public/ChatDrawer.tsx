import type { Language } from "@porchlight/domain/kernel/languages.ts";
import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { ChatCompose } from "./ChatCompose.tsx";
import { ChatLog } from "./ChatLog.tsx";
import type { IslandHome } from "./islands-data.ts";
import { PiperDisc } from "./Marks.tsx";
import { ShowingCard } from "./ShowingCard.tsx";
import { useConversation } from "./use-conversation.ts";
import { useWords } from "./words/context.ts";

type Props = {
  apiBaseUrl: string;
  home: IslandHome;
  language: Language;
  /** The text typed on the page before the chat opened; each `count` is sent once. */
  opening: { text: string; count: number } | null;
  isOpen: boolean;
  onClose: () => void;
};

/** The chat with Piper in a drawer, full screen on phones. */
export function ChatDrawer({ apiBaseUrl, home, language, opening, isOpen, onClose }: Props) {
  const { chat: words, times } = useWords();
  const { conversation, unsent, say, retry } = useConversation(apiBaseUrl, home.slug, language);
  const dialog = useRef<HTMLDialogElement>(null);
  const log = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const said = useRef(0);
  const messages = conversation?.messages ?? [];
  const offered = conversation?.offered ?? [];
  /** A time alone means the kind of tour it was offered for. */
  const isOfSeveralKinds = offered.some(({ tourType }) => tourType !== offered[0]!.tourType);
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
            {words.title}
          </h2>
          <p className="fine">{conversation?.isTakenOver ? words.joined(owner) : words.assistant(owner)}</p>
        </div>
        <button type="button" className="iconbutton" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <IconX size={21} stroke={1.75} aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="scroll" ref={log} tabIndex={0} aria-label={words.conversation}>
        <ChatLog home={home} messages={messages} unsent={unsent} isWaiting={isWaiting} onRetry={retry} />
        <div aria-live="polite" className="log">
          {showings.map((showing) => (
            <ShowingCard key={showing.manageUrl} showing={showing} home={home} />
          ))}
        </div>
        {messages.length === 0 && unsent.length === 0 && (
          <Chips
            label={words.suggestions}
            chips={words.firstQuestions(home.isTakingRequests).map((text) => ({ text, label: text }))}
            onChoose={say}
          />
        )}
        {offered.length > 0 && !isWaiting && (
          <>
            <p className="fine">{words.timesIn(times.zone(home.timeZone, offered[0]!.startsAt))}</p>
            <Chips
              label={words.offers}
              chips={offered.map(({ startsAt, tourType }) => {
                const label = times.momentAlone(home.timeZone, startsAt);
                return {
                  label,
                  text: isOfSeveralKinds ? words.choice(label, tourType) : label,
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

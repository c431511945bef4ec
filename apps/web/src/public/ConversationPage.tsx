import { Bubbles } from "./Bubbles.tsx";
import { Document } from "./Document.tsx";
import { PiperDisc } from "./Marks.tsx";
import { MessageFields } from "./MessageFields.tsx";
import { homeAddress, requestAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { ShowingCard } from "./ShowingCard.tsx";
import { useWords } from "./words/context.ts";
import { usePageWords } from "./words/page-context.ts";

/** The chat as a plain page, for browsers without scripts. */
export function ConversationPage({ page, setting }: PageProps<"conversation">) {
  const { listing, conversation, problem, typed } = page;
  const { chat, times } = useWords();
  const { conversation: words } = usePageWords();
  const address = homeAddress(listing.slug);
  const messages = conversation?.messages ?? [];
  const offered = conversation?.offered ?? [];
  return (
    <Document head={{ title: words.title(listing.title) }} setting={setting} form="say">
      <main id="main" className="column chatpage">
        <p className="step">
          <a href={address}>{words.back(listing.title)}</a>
        </p>
        <div className="askhead">
          <PiperDisc size={44} />
          <div>
            <h1 className="disp small">{chat.title}</h1>
            <p className="fine">{chat.assistant(listing.ownerFirstName)}</p>
          </div>
        </div>
        <div role="log" aria-label={chat.messages} className="log">
          <Bubbles home={listing} messages={messages} />
          {conversation?.showings.map((showing) => (
            <ShowingCard key={showing.manageUrl} showing={showing} home={listing} />
          ))}
        </div>
        {offered.length > 0 && (
          <>
            <p className="fine">{times.zone(listing.timeZone, offered[0]!.startsAt)}</p>
            <div className="chips">
              {offered.map(({ startsAt, tourType }) => (
                <a
                  key={`${startsAt}${tourType}`}
                  className="suggestion"
                  href={requestAddress(listing.slug, tourType, startsAt)}
                >
                  {times.momentAlone(listing.timeZone, startsAt)}
                </a>
              ))}
            </div>
          </>
        )}
        {problem && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
        <form method="post" action={`${address}/message`} id="say" data-once="">
          <input type="hidden" name="clientMessageId" value={page.clientMessageId} />
          <MessageFields
            id="text"
            label={chat.yourMessage}
            suggested={messages.length === 0 ? chat.firstQuestions(listing.isTakingRequests) : undefined}
            rows={2}
            typed={typed.text}
          />
          <p className="fine between">
            <span>{chat.equalHousing}</span>
            <a href={`${address}/message`}>{words.newReplies}</a>
          </p>
        </form>
      </main>
    </Document>
  );
}

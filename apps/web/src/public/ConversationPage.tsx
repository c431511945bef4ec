import { Bubbles } from "./Bubbles.tsx";
import { Document } from "./Document.tsx";
import { suggestions } from "./invitation.ts";
import { PiperDisc } from "./Marks.tsx";
import { MessageFields } from "./MessageFields.tsx";
import { homeAddress, requestAddress } from "./openings.ts";
import type { PageProps } from "./page-props.ts";
import { ShowingCard } from "./ShowingCard.tsx";
import { momentIn, zoneWords } from "./times.ts";

/** The chat as a plain page, for browsers without scripts. */
export function ConversationPage({ page, setting }: PageProps<"conversation">) {
  const { listing, conversation, problem, typed } = page;
  const address = homeAddress(listing.slug);
  const messages = conversation?.messages ?? [];
  const offered = conversation?.offered ?? [];
  return (
    <Document head={{ title: `Message Piper about ${listing.title}` }} setting={setting}>
      <main id="main" className="column chatpage">
        <p className="step">
          <a href={address}>Back to {listing.title}</a>
        </p>
        <div className="askhead">
          <PiperDisc size={44} />
          <div>
            <h1 className="disp small">Message Piper</h1>
            <p className="fine">{listing.ownerFirstName}’s automated assistant</p>
          </div>
        </div>
        <div role="log" aria-label="Messages" className="log">
          <Bubbles home={listing} messages={messages} />
          {conversation?.showings.map((showing) => (
            <ShowingCard key={showing.manageUrl} showing={showing} home={listing} />
          ))}
        </div>
        {offered.length > 0 && (
          <>
            <p className="fine">{zoneWords(listing.timeZone, offered[0]!.startsAt)}</p>
            <div className="chips">
              {offered.map(({ startsAt, tourType }) => (
                <a
                  key={`${startsAt}${tourType}`}
                  className="suggestion"
                  href={requestAddress(listing.slug, tourType, startsAt)}
                >
                  {momentIn(listing.timeZone, startsAt)}
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
            label="Your message"
            suggested={messages.length === 0 ? suggestions(listing) : undefined}
            rows={2}
            typed={typed.text}
          />
          <p className="fine between">
            <span>Equal housing opportunity</span>
            <a href={`${address}/message`}>Check for new replies</a>
          </p>
        </form>
      </main>
    </Document>
  );
}

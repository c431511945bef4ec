import type { PublicListing } from "@porchlight/contract/public.ts";
import { PiperDisc } from "./Marks.tsx";
import { MessageFields } from "./MessageFields.tsx";
import { homeAddress } from "./openings.ts";
import { useWords } from "./words/context.ts";
import { usePageWords } from "./words/page-context.ts";

type Home = Pick<PublicListing, "slug" | "title" | "ownerFirstName" | "isTakingRequests">;

/** The form for a question to Piper: plain HTML that opens the chat once the page is hydrated. */
export function AskPiper({ listing }: { listing: Home }) {
  const { chat } = useWords();
  const { ask: words } = usePageWords();
  return (
    <section className="part" id="ask">
      <form className="ask" method="post" action={`${homeAddress(listing.slug)}/message`} data-ask="">
        {/* Enter in the field presses a form's first button; it must not be a suggestion. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <div className="askhead">
          <PiperDisc size={44} />
          <div>
            <h2 className="disp">{words.title}</h2>
            <p className="fine">{words.replies(listing.ownerFirstName)}</p>
          </div>
        </div>
        <p className="bubble">{chat.invitation(listing.title, listing.isTakingRequests)}</p>
        <MessageFields id="ask-text" label={words.question} suggested={chat.firstQuestions(listing.isTakingRequests)} />
      </form>
    </section>
  );
}

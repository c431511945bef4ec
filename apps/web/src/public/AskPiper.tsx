import type { PublicListing } from "@porchlight/contract/public.ts";
import { PiperDisc } from "./Marks.tsx";
import { MessageFields } from "./MessageFields.tsx";
import { homeAddress } from "./openings.ts";

/** Where a question to Piper starts: a plain form that opens the chat once the page is awake. */
export function AskPiper({ listing }: { listing: Pick<PublicListing, "slug" | "title" | "ownerFirstName"> }) {
  return (
    <section className="part" id="ask">
      <form className="ask" method="post" action={`${homeAddress(listing.slug)}/message`} data-ask="">
        {/* Enter in the field presses a form's first button; it must not be a suggestion. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <div className="askhead">
          <PiperDisc size={44} />
          <div>
            <h2 className="disp">Ask Piper about this home</h2>
            <p className="fine">{listing.ownerFirstName}’s automated assistant, replies in seconds</p>
          </div>
        </div>
        <p className="bubble">Ask me anything about {listing.title}, or pick a time to see it.</p>
        <MessageFields id="ask-text" label="Your question" suggested />
      </form>
    </section>
  );
}

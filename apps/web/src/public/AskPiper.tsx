import type { PublicListing } from "@porchlight/contract/public.ts";
import { invitation, suggestions } from "./invitation.ts";
import { PiperDisc } from "./Marks.tsx";
import { MessageFields } from "./MessageFields.tsx";
import { homeAddress } from "./openings.ts";

type Home = Pick<PublicListing, "slug" | "title" | "ownerFirstName" | "isTakingRequests">;

/** The form for a question to Piper: plain HTML that opens the chat once the page is hydrated. */
export function AskPiper({ listing }: { listing: Home }) {
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
        <p className="bubble">{invitation(listing)}</p>
        <MessageFields id="ask-text" label="Your question" suggested={suggestions(listing)} />
      </form>
    </section>
  );
}

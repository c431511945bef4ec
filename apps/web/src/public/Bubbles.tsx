import type { PublicListing, VisitorConversation } from "@porchlight/contract/public.ts";
import { invitation } from "./invitation.ts";

type Props = {
  home: Pick<PublicListing, "title" | "ownerFirstName" | "isTakingRequests">;
  messages: VisitorConversation["messages"];
  /** The times that Piper offers stand below as buttons. */
  offersAsButtons?: boolean;
};

const listedTimes = /:?\n(?:\d+\. .+(?:\n|$))+/;

/** The sentences of an offer without its list of times, to which a colon would lead. */
const withoutTimes = (text: string): string => text.replace(listedTimes, (list) => (list[0] === ":" ? ".\n" : "\n"));

const speaker = (from: VisitorConversation["messages"][number]["from"], owner: string): string =>
  ({ renter: "You", piper: "Piper", owner, system: "" })[from];

/** What was said, oldest first, after an invitation to speak. What it is, Piper says itself in its first answer. */
export function Bubbles({ home, messages, offersAsButtons = false }: Props) {
  const owner = home.ownerFirstName;
  return (
    <>
      {messages[0]?.from !== "piper" && (
        <p className="bubble">
          <span className="sr">Piper: </span>
          {invitation(home)}
        </p>
      )}
      {messages.map(({ id, from, channel, text }) =>
        from === "system" ? (
          <p key={id} className="between-lines">
            {text}
          </p>
        ) : (
          <p key={id} className={`bubble ${from}`}>
            {from === "owner" ? <b className="who">{owner}</b> : <span className="sr">{speaker(from, owner)}: </span>}
            {from === "renter" ? (
              text
            ) : (
              <Linked text={offersAsButtons && from === "piper" && channel === "WEB" ? withoutTimes(text) : text} />
            )}
          </p>
        ),
      )}
    </>
  );
}

const address = /(https?:\/\/[^\s<>"]*[\w/])/;

/** A reminder's two links say what each answers. */
function nameOf(link: string): string {
  if (!link.includes("/renter/showing/")) return link;
  if (link.endsWith("?answer=yes")) return "I’ll be there";
  return link.endsWith("?answer=no") ? "I can’t make it" : "open your showing";
}

/** Words whose addresses can be followed; a renter's own showing is named instead of spelled out. */
const Linked = ({ text }: { text: string }) =>
  text.split(address).map((part, place) =>
    address.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={place} href={part} rel="noreferrer">
        {nameOf(part)}
      </a>
    ) : (
      part
    ),
  );

import type { PublicListing, VisitorConversation } from "@porchlight/contract/public.ts";
import { useWords } from "./words/context.ts";
import type { IslandWords } from "./words/en/islands.ts";

type Props = {
  home: Pick<PublicListing, "title" | "ownerFirstName" | "isTakingRequests">;
  messages: VisitorConversation["messages"];
  /** Whether the times Piper offers are shown as buttons below. */
  offersAsButtons?: boolean;
};

const listedTimes = /:?\n(?:\d+\. .+(?:\n|$))+/;

/** Returns an offer without its list of times, ending in a period instead of a colon. */
const withoutTimes = (text: string): string => text.replace(listedTimes, (list) => (list[0] === ":" ? ".\n" : "\n"));

type Sender = VisitorConversation["messages"][number]["from"];

const speaker = (from: Sender, you: string, owner: string): string =>
  ({ renter: you, piper: "Piper", owner, system: "" })[from];

/** The messages, oldest first, after an invitation to write. Piper says that it is automated in its first answer. */
export function Bubbles({ home, messages, offersAsButtons = false }: Props) {
  const owner = home.ownerFirstName;
  const { chat: words } = useWords();
  return (
    <>
      {messages[0]?.from !== "piper" && (
        <p className="bubble">
          <span className="sr">Piper: </span>
          {words.invitation(home.title, home.isTakingRequests)}
        </p>
      )}
      {messages.map(({ id, from, channel, text }) =>
        from === "system" ? (
          <p key={id} className="between-lines">
            {text}
          </p>
        ) : (
          <p key={id} className={`bubble ${from}`}>
            {from === "owner" ? (
              <b className="who">{owner}</b>
            ) : (
              <span className="sr">{speaker(from, words.you, owner)}: </span>
            )}
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

/** Returns the label of a link; a reminder's two links are labeled with their answers. */
function nameOf(link: string, words: IslandWords["chat"]["links"]): string {
  if (!link.includes("/renter/showing/")) return link;
  if (link.endsWith("?answer=yes")) return words.yes;
  return link.endsWith("?answer=no") ? words.no : words.showing;
}

/** Text with its URLs as links; the link to the renter's own showing gets a name instead of its URL. */
function Linked({ text }: { text: string }) {
  const { chat: words } = useWords();
  return text.split(address).map((part, place) =>
    address.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={place} href={part} rel="noreferrer">
        {nameOf(part, words.links)}
      </a>
    ) : (
      part
    ),
  );
}

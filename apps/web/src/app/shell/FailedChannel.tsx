import type { FailedChannelView } from "@porchlight/contract/actions-needed.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { Link } from "@tanstack/react-router";
import { AmberNote } from "../../ui/AmberNote.tsx";

/** Says that the channel the owner prefers takes nothing any more, and how their notices reach them instead. */
export const FailedChannel = ({ failed, onClose }: { failed: FailedChannelView; onClose: () => void }) => (
  <AmberNote role="status" space="after">
    {sentenceOf(failed)}{" "}
    <Link to="/profile" onClick={onClose}>
      Open your profile
    </Link>
  </AmberNote>
);

function sentenceOf({ channel, to, instead }: FailedChannelView): string {
  if (channel === "SMS") {
    const phone = readablePhone(to);
    return `${phone} opted out of texts, so your notices go to your email. Text START from it to get texts again.`;
  }
  const by = instead ? "your notices go by text" : "your notices don't reach you";
  return `Email to ${to} comes back, so ${by}. Check the address.`;
}

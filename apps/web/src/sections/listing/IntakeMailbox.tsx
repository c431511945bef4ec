import { IconCopy } from "@tabler/icons-react";
import { Action } from "../../ui/Action.tsx";
import { showFailure, showSuccess } from "../../ui/alerts.ts";
import css from "./Listing.module.css";

/** The home's email for leads from other sites. */
export function IntakeMailbox({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showSuccess("Email copied to clipboard"),
      () => showFailure("Could not copy. Select the address and copy it."),
    );
  return (
    <div className={css.mailbox}>
      <p>
        Listing elsewhere too? Use this as the contact email and Piper will answer there.
        <b>{address}</b>
      </p>
      <Action
        size="sm"
        leftSection={<IconCopy size={16} stroke={1.75} />}
        aria-label="Copy contact email"
        onClick={copy}
      >
        Copy
      </Action>
    </div>
  );
}

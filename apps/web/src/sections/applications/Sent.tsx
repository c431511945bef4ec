import { IconCheck } from "@tabler/icons-react";
import { Action } from "../../ui/Action.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import css from "./Applications.module.css";
import { renterGets } from "./application-words.ts";
import type { Sending } from "./sending.ts";

/** Says that an application is sent, and what the renter gets. */
export function Sent({ sending: { name, attestations }, onClose }: { sending: Sending; onClose: () => void }) {
  return (
    <>
      <p className={css.done} role="status">
        <IconCheck size={21} stroke={1.75} aria-hidden />
        <span>{name} will receive a link to apply</span>
      </p>
      <h3 className={css.gets}>What they get</h3>
      <ul className={css.list}>
        {renterGets(attestations.hasScreening).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className={css.lead}>We'll let you know when it's ready for review.</p>
      <DialogButtons>
        <Action kind="primary" onClick={onClose} data-autofocus>
          Done
        </Action>
      </DialogButtons>
    </>
  );
}

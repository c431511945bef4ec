import type { FellowView } from "@porchlight/contract/renter-applications.ts";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { Confirm, Dialog } from "../../../ui/Dialogs.tsx";
import { useApplicationForm } from "../form-context.ts";
import { InviteForm } from "./InviteForm.tsx";
import css from "./People.module.css";
import { PersonRow } from "./PersonRow.tsx";
import { usePeople } from "./use-people.ts";

/** What is open above the list. */
type Open = { kind: "invite" } | { kind: "replace" | "remove"; person: FellowView } | null;

/** Who is in the application; the primary applicant invites, replaces and removes. */
export function PeopleFields() {
  const { people: words, frame } = useWords();
  const { view } = useApplicationForm();
  const { remove } = usePeople(view.id);
  const [open, setOpen] = useState<Open>(null);
  const [invited, setInvited] = useState<string | null>(null);
  const close = () => setOpen(null);
  const replaced = open?.kind === "replace" ? open.person : null;
  const removed = open?.kind === "remove" ? open.person : null;
  return (
    <div className={css.people}>
      <ul className={css.list}>
        {view.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onReplace={() => setOpen({ kind: "replace", person })}
            onRemove={() => setOpen({ kind: "remove", person })}
          />
        ))}
      </ul>
      <p className={css.fine}>{words.onlyThis}</p>
      <p className="pl-hidden" role="status">
        {invited && words.sent(invited)}
      </p>
      {view.canInvite && (
        <Action
          size="md"
          leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setOpen({ kind: "invite" })}
        >
          {words.invite}
        </Action>
      )}
      <Dialog
        opened={open?.kind === "invite" || replaced !== null}
        onClose={close}
        title={replaced ? words.replaceTitle(replaced.name) : words.inviteTitle}
      >
        <InviteForm
          replaced={replaced}
          onClose={close}
          onInvited={(name) => {
            setInvited(name);
            close();
          }}
        />
      </Dialog>
      <Confirm
        opened={removed !== null}
        onClose={close}
        title={words.removeTitle(removed?.name ?? "")}
        keep={frame.cancel}
        verb={words.remove}
        kind="danger"
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed.id, { onSettled: close })}
      >
        {words.removeText(removed?.name ?? "")}
      </Confirm>
    </div>
  );
}

import type { FellowView, RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../../sections/renter/language.tsx";
import { Action } from "../../../ui/Action.tsx";
import { Confirm, Dialog } from "../../../ui/Dialogs.tsx";
import { InviteForm } from "./InviteForm.tsx";
import css from "./People.module.css";
import { PersonRow } from "./PersonRow.tsx";
import { usePeople } from "./use-people.ts";

/** What is or was open above the list. A layer that fades away still says what it was about. */
type Asked = { kind: "invite"; person: null } | { kind: "replace" | "remove"; person: FellowView };

/** Who is in the application; the primary applicant invites, replaces and removes. */
export function PeopleFields({ view }: { view: RenterApplicationView }) {
  const { people: words, frame } = useWords();
  const { remove } = usePeople(view.id);
  const [asked, setAsked] = useState<Asked>({ kind: "invite", person: null });
  const [isOpen, setOpen] = useState(false);
  const [invited, setInvited] = useState<string | null>(null);
  const ask = (about: Asked) => {
    setAsked(about);
    setOpen(true);
    setInvited(null);
  };
  const close = () => setOpen(false);
  const isRemoval = asked.kind === "remove";
  const name = asked.person?.name ?? "";
  return (
    <div className={css.people}>
      <ul className={css.list}>
        {view.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            seenBy={view.type}
            onReplace={() => ask({ kind: "replace", person })}
            onRemove={() => ask({ kind: "remove", person })}
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
          onClick={() => ask({ kind: "invite", person: null })}
        >
          {words.invite}
        </Action>
      )}
      <Dialog
        opened={isOpen && !isRemoval}
        onClose={close}
        title={asked.kind === "replace" ? words.replaceTitle(name) : words.inviteTitle}
      >
        <InviteForm
          applicationId={view.id}
          replaced={asked.person}
          onClose={close}
          onInvited={(who) => {
            setInvited(who);
            close();
          }}
        />
      </Dialog>
      <Confirm
        opened={isOpen && isRemoval}
        onClose={close}
        title={words.removeTitle(name)}
        keep={frame.cancel}
        verb={words.remove}
        kind="danger"
        busy={remove.isPending}
        onConfirm={() => asked.person && remove.mutate(asked.person.id, { onSettled: close })}
      >
        {words.removeText(name)}
      </Confirm>
    </div>
  );
}

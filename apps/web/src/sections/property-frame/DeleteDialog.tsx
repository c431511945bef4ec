import { Checkbox } from "@mantine/core";
import { deleteProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { deletionKey, propertyQuery } from "../property/property-query.ts";
import css from "./DeleteDialog.module.css";

type DeleteDialogProps = { home: PropertyView; opened: boolean; onClose: () => void };

/** Deleting asks twice: for the tick and for the verb. */
export function DeleteDialog({ home, opened, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [understood, setUnderstood] = useState(false);
  const close = () => {
    setUnderstood(false);
    onClose();
  };
  const remove = useMutation({
    mutationKey: deletionKey(home.id),
    mutationFn: () => call(deleteProperty, { params: { id: home.id } }),
    onSuccess: async () => {
      await navigate({ to: "/portfolio" });
      showSuccess("Property deleted");
      cache.removeQueries({ queryKey: propertyQuery(home.id).queryKey });
      void cache.invalidateQueries({ queryKey: ["property", "portfolio"] });
    },
    onError: (error) => alertFailure(error),
  });
  return (
    <Dialog opened={opened} onClose={close} title="Delete this property?">
      <p className={css.text}>This action is permanent and cannot be undone.</p>
      <p className={css.text}>{consequenceOf(home)}</p>
      <Checkbox
        className={css.understood}
        label="I understand this can't be undone"
        checked={understood}
        onChange={(event) => setUnderstood(event.currentTarget.checked)}
      />
      <DialogButtons>
        <Action onClick={close} data-autofocus>
          Cancel
        </Action>
        <Action
          kind="danger"
          busy={remove.isPending}
          {...(understood ? {} : { reason: "Check the box to continue" })}
          onClick={() => remove.mutate()}
        >
          Delete
        </Action>
      </DialogButtons>
    </Dialog>
  );
}

function consequenceOf({ displayName, status, pendingShowingRequestsCount: requests }: PropertyView): string {
  if (status === "DRAFT" || status === "READY_FOR_LISTING") return `${displayName} was never listed.`;
  const waiting =
    requests === 0 ? "" : requests === 1 ? " 1 request is pending." : ` ${requests} requests are pending.`;
  return `We'll remove ${displayName} from rental sites, cancel its showings and notify those renters.${waiting}`;
}

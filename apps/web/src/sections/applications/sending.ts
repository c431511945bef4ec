import type { AttestationsView } from "@porchlight/contract/applications.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { alertFailure } from "../../app/alert-failure.ts";
import { useLayer } from "../../ui/use-layer.ts";
import { attestationsQuery } from "./data.ts";

/** To whom an application for which home is sent. */
export type Recipient = { propertyId: string; inquiryId: string; name: string };
/** With what the owner agrees to first. */
export type Sending = Recipient & { attestations: AttestationsView };

/**
 * The layer of the `SendApplicationDialog`, which opens once the home's attestations are loaded; when they cannot be, an
 * alert says so.
 */
export function useSending() {
  const cache = useQueryClient();
  const dialog = useLayer<Sending>();
  const load = useMutation({
    mutationFn: async (recipient: Recipient) => {
      const attestations = await cache.fetchQuery({ ...attestationsQuery(recipient.propertyId), staleTime: 0 });
      return { ...recipient, attestations };
    },
    onSuccess: (sending) => dialog.open(sending),
    onError: (error) => alertFailure(error),
  });
  return {
    dialog,
    /** Calls `opened` once the dialog is there. */
    open: (recipient: Recipient, opened?: () => void) => load.mutate(recipient, { onSuccess: () => opened?.() }),
    /** The inquiry whose attestations are being loaded. */
    loading: load.isPending ? load.variables.inquiryId : null,
  };
}

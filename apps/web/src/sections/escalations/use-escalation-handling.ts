import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { useLayer } from "../../ui/use-layer.ts";
import { useIgnoreEscalation } from "./data.ts";

/** The state of the dialogs in which an owner handles escalations, and what they do; `onClosed` follows each that closes. */
export function useEscalationHandling(onClosed?: () => void) {
  const handled = useLayer<EscalationView>();
  const ignored = useLayer<EscalationView>();
  const ignoring = useIgnoreEscalation();
  const close = () => {
    handled.close();
    onClosed?.();
  };
  const end = (escalation: EscalationView, told: string) =>
    ignoring.mutate(escalation.id, {
      onSuccess: () => showSuccess(told),
      onError: (error) => alertFailure(error, "Error ignoring escalation"),
      onSettled: () => {
        ignored.close();
        close();
      },
    });
  return {
    handled,
    ignored,
    close,
    end,
    /** Ignores an escalation; asks first where several renters wait for it. */
    ignore: (escalation: EscalationView) => {
      if (escalation.renters.length > 1) ignored.open(escalation);
      else end(escalation, "Escalation ignored");
    },
    busy: ignoring.isPending,
    isBusy: ({ id }: EscalationView) => ignoring.isPending && ignoring.variables === id,
  };
}
export type EscalationHandling = ReturnType<typeof useEscalationHandling>;

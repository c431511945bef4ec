import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { investorQuery } from "../../app/account.ts";
import { CallError } from "../../app/call-error.ts";
import { useLayer } from "../../ui/use-layer.ts";

/** In milliseconds: how long after the address is saved the call is made that needed it. */
const retryMilliseconds = 200;

/** Whether a call was refused for want of the owner's address. */
export const isAddressNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.code === "application.address-needed";

/** A call that needs the owner's address. */
type Attempt = (onError: (error: unknown) => void) => void;

/**
 * Runs calls that need the owner's own address: without one it is asked for first, and the call is made once it is saved.
 * `asking` is the layer of the `AddressDialog`, `onSaved` what that calls then.
 */
export function useAddressFirst() {
  const owner = useQuery(investorQuery).data;
  const asking = useLayer<() => void>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    asking,
    onSaved() {
      asking.close();
      timer.current = setTimeout(() => asking.thing?.(), retryMilliseconds);
    },
    /** Makes the call; `failed` hears of any failure but a lacking address. */
    run(attempt: Attempt, failed: (error: unknown) => void) {
      const again = () =>
        attempt((error) => {
          if (isAddressNeeded(error)) asking.open(again);
          else failed(error);
        });
      if (owner && !owner.address) asking.open(again);
      else again();
    },
  };
}
export type AddressFirst = ReturnType<typeof useAddressFirst>;

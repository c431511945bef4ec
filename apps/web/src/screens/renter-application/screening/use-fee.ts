import { startPayment } from "@porchlight/contract/renter-screening.ts";
import { call } from "../../../app/call.ts";
import { useScreeningStep } from "./use-screening-step.ts";

/** Settles a person's fee: opens the provider's page where one is due, else goes straight on. */
export function useFee(id: string): { pay: () => Promise<void>; isBusy: boolean } {
  const { take, isBusy } = useScreeningStep(id);
  const pay = async () => {
    const reply = await take(() => call(startPayment, { params: { id }, body: {} }));
    if (reply?.url) location.assign(reply.url);
  };
  return { pay, isBusy };
}

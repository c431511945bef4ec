import { checkPayment } from "@porchlight/contract/renter-screening.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { call } from "../../../app/call.ts";
import { type ScreenedView, showScreening } from "./screened.ts";

const pauseMs = 3000;
/** The provider is asked so often after somebody came back from paying; then they ask themselves. */
const maxLooks = 20;

/** Reads from the provider what became of a payment that was begun. The way back from its page proves nothing. */
export function usePaymentReturn({ id, screening }: ScreenedView) {
  const { payment: cameBack } = useSearch({ from: "/renter/renter/application/$applicationId" });
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery({
    queryKey: ["screening-payment", id],
    queryFn: async () => {
      const read = await call(checkPayment, { params: { id }, body: {} });
      showScreening(id, read);
      return read;
    },
    enabled: screening.payment.state === "OPEN",
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (cameBack === "done" && state.dataUpdateCount < maxLooks ? pauseMs : false),
  });
  const isAwaited = cameBack === "done" && screening.payment.state === "OPEN";
  return {
    isChecking: isAwaited && data === undefined && !isError,
    isOpen: isAwaited && (dataUpdatedAt > 0 || isError),
    isCanceled: cameBack === "canceled",
    isFetching,
    checkAgain: () => void refetch(),
  };
}

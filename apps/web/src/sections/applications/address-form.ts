import { putInvestorAddress } from "@porchlight/contract/accounts.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import { streetWithin } from "@porchlight/domain/properties/address.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { investorQuery } from "../../app/account.ts";
import { call } from "../../app/call.ts";

export type OwnerAddress = BodyOf<typeof putInvestorAddress>;

/** Saves the owner's own address; of the line that was picked, the street alone is sent. */
export function useSaveAddress() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (given: OwnerAddress) =>
      call(putInvestorAddress, { body: { ...given, address: streetWithin(given.address) } }),
    onSuccess: (owner) => cache.setQueryData(investorQuery.queryKey, owner),
  });
}

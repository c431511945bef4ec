import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AddressDialog } from "../../sections/applications/LazyAddressDialog.tsx";
import { useAddressFirst } from "../../sections/applications/use-address-first.ts";
import { Action } from "../../ui/Action.tsx";
import { Empty } from "../../ui/States.tsx";
import { placeQuery } from "./data.ts";

type AddressNeededProps = { applicationId: string; onGiven: () => void };

/** Asks at once for the owner's own address, which a report is not shown without; who closes that may ask for it again. */
export function AddressNeeded({ applicationId, onGiven }: AddressNeededProps) {
  const first = useAddressFirst();
  const place = useQuery(placeQuery(applicationId)).data;
  const ask = () => first.asking.open(onGiven);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the report is refused; a press asks again
  useEffect(ask, []);
  return (
    <>
      <Empty title="Your address is needed" text="Please provide your address to read this report.">
        <Action kind="primary" onClick={ask}>
          Provide address
        </Action>
      </Empty>
      {place && <AddressDialog first={first} propertyId={place.propertyId} />}
    </>
  );
}

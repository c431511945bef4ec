import type { FormErrors } from "@mantine/form";
import { addressMissing } from "@porchlight/contract/properties.ts";
import { isInUs, outsideUs } from "@porchlight/domain/properties/us-states.ts";
import { type ReactNode, useState } from "react";
import { messageOf } from "../../../app/call-error.ts";
import type { FoundAddress } from "./data.ts";
import { type AddressValues, fromFound, nowhere } from "./location-form.ts";
import { useLookup } from "./use-lookup.ts";

/** The part of a form that an address is picked into. */
export type AddressTarget = {
  getValues: () => Readonly<AddressValues>;
  errors: FormErrors;
  setValues: (change: Partial<AddressValues>) => void;
  setFieldError: (name: "address", error: ReactNode) => void;
  clearErrors: () => void;
};

/** Fills a form from the address that is picked; typing on empties what an earlier pick gave. */
export function useAddressPick(form: AddressTarget) {
  const lookup = useLookup();
  const [precision, setPrecision] = useState<FoundAddress["precision"]>("address");
  return {
    busy: lookup.busy,
    isCoarse: precision === "zip",
    type(address: string) {
      lookup.stop();
      form.clearErrors();
      form.setValues({ address, ...nowhere });
    },
    /** What was typed and not picked is no address. */
    leave() {
      const isFaulted = Boolean(form.errors.address);
      if (!lookup.busy && !isFaulted && !form.getValues().state) form.setFieldError("address", addressMissing);
    },
    pick(label: string) {
      form.setValues({ address: label, ...nowhere });
      form.clearErrors();
      lookup.start(
        label,
        (found) => {
          if (!isInUs(found)) return form.setFieldError("address", outsideUs);
          form.setValues(fromFound(found));
          setPrecision(found.precision);
        },
        (error) => form.setFieldError("address", messageOf(error)),
      );
    },
  };
}

import { changeProperty, type PropertyView } from "@porchlight/contract/properties.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { alertFailure } from "../../app/alert-failure.ts";
import { call } from "../../app/call.ts";
import { CallError } from "../../app/call-error.ts";
import { cacheProperty } from "../../sections/property/property-query.ts";

/** Ends the onboarding: a draft becomes ready for listing, any other home stays what it is. Then its details open. */
export function useCreateListing(home: PropertyView): { busy: boolean; create: () => void } {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const params = { propertyId: home.id };
  const finish = useMutation({
    mutationFn: async () =>
      home.status === "DRAFT"
        ? call(changeProperty, { params: { id: home.id }, body: { status: "READY_FOR_LISTING" } })
        : home,
    onSuccess: (finished) => {
      cacheProperty(cache, finished);
      void navigate({ to: "/property/$propertyId/details", params });
    },
    onError: (error) => {
      alertFailure(error);
      if (!(error instanceof CallError) || error.code !== "property.steps-incomplete") return;
      void cache.invalidateQueries({ queryKey: ["property", home.id] });
      void navigate({ to: "/property/onboarding/$propertyId", params });
    },
  });
  return { busy: finish.isPending, create: () => finish.mutate() };
}

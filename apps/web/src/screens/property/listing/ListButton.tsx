import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useState } from "react";
import { Action, ActionLink } from "../../../ui/Action.tsx";
import { ListPropertyDialog } from "./ListPropertyDialog.tsx";
import { listVerb } from "./listing-words.ts";

/** Lists a home; a draft goes on to the steps it still lacks. */
export function ListButton({ property }: { property: PropertyView }) {
  const [opened, setOpened] = useState(false);
  const verb = listVerb(property.status);
  if (property.status === "DRAFT") {
    return (
      <ActionLink kind="primary" to="/property/onboarding/$propertyId" params={{ propertyId: property.id }}>
        {verb}
      </ActionLink>
    );
  }
  return (
    <>
      <Action kind="primary" onClick={() => setOpened(true)}>
        {verb}
      </Action>
      <ListPropertyDialog property={property} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

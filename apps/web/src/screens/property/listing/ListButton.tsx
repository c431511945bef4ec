import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useState } from "react";
import { Action, ActionLink } from "../../../ui/Action.tsx";
import { late } from "../../../ui/late.tsx";
import { listVerb } from "./listing-words.ts";

const ListPropertyDialog = late(
  () => import("./ListPropertyDialog.tsx").then((file) => file.ListPropertyDialog),
  ({ opened }) => opened,
);

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

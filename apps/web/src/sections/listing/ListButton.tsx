import type { PropertyView } from "@porchlight/contract/properties.ts";
import { useState } from "react";
import { Action, type ActionKind, ActionLink } from "../../ui/Action.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { listVerb } from "./listing-words.ts";

const ListPropertyDialog = lazyPart(
  () => import("./ListPropertyDialog.tsx").then((file) => file.ListPropertyDialog),
  ({ opened }) => opened,
);

/** Lists a home; a draft goes on to the steps it still lacks. */
export function ListButton({ property, kind }: { property: PropertyView; kind: ActionKind }) {
  const [opened, setOpened] = useState(false);
  const verb = listVerb(property.status);
  if (property.status === "DRAFT") {
    return (
      <ActionLink kind={kind} to="/property/onboarding/$propertyId" params={{ propertyId: property.id }}>
        {verb}
      </ActionLink>
    );
  }
  return (
    <>
      <Action kind={kind} onClick={() => setOpened(true)}>
        {verb}
      </Action>
      <ListPropertyDialog property={property} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

import { generateDescription, type PropertyView } from "@porchlight/contract/properties.ts";
import { IconPencil, IconSparkles } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { call } from "../../../app/call.ts";
import { CallError, messageOf } from "../../../app/call-error.ts";
import { Action } from "../../../ui/Action.tsx";
import { FairHousingNote } from "../../fair-housing/FairHousingNote.tsx";
import css from "./Description.module.css";
import { HighlightsDialog } from "./HighlightsDialog.tsx";

type PiperWritesProps = { property: PropertyView; onWritten: (html: string) => void };

/** The highlights of a home, and a description written from them and the facts on record. */
export function PiperWrites({ property, onWritten }: PiperWritesProps) {
  const [editing, setEditing] = useState(false);
  const write = useMutation({
    mutationFn: () =>
      call(generateDescription, { params: { id: property.id }, body: { highlights: property.highlights } }),
    onSuccess: ({ description }) => onWritten(description),
    onError: (error) =>
      alertFailure(error, (error instanceof CallError && error.fields.highlights) || messageOf(error)),
  });
  return (
    <section className={css.highlights} aria-label="Highlights">
      <div className={css.head}>
        <h2>Highlights</h2>
        <Action
          kind="plain"
          size="sm"
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => setEditing(true)}
        >
          {property.highlights ? "Edit highlights" : "Add highlights"}
        </Action>
      </div>
      <p>{property.highlights ?? "Add highlights and Piper drafts a description from them and your details."}</p>
      <Action
        kind="soft"
        leftSection={<IconSparkles size={16} stroke={1.75} />}
        busy={write.isPending}
        onClick={() => write.mutate()}
      >
        Write it for me
      </Action>
      <FairHousingNote title="Removed because it may violate fair housing laws:" findings={write.data?.leftOut ?? []} />
      <HighlightsDialog property={property} opened={editing} onClose={() => setEditing(false)} />
    </section>
  );
}

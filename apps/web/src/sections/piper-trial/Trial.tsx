import { AmberNote } from "../../ui/AmberNote.tsx";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { product } from "../../words.ts";
import { ConversationMessage } from "../conversation/ConversationMessage.tsx";
import css from "./Trial.module.css";
import { Understood } from "./Understood.tsx";
import type { TrialLine } from "./use-trial.ts";

type TrialProps = { lines: readonly TrialLine[]; propertyId: string; onLeave: () => void };

/** What Piper made of a message, below it. */
const understoodOf = (understood: NonNullable<TrialLine["understood"]>) => ({
  label: "Understood",
  shown: () => <Understood understood={understood} />,
});

/** The messages of a trial; those Piper could not answer are highlighted, since the owner can add the facts. */
export function Trial({ lines, propertyId, onLeave }: TrialProps) {
  return (
    <div className={css.thread} role="log" aria-label={`Conversation with ${product.assistant}`}>
      {lines.map((said) =>
        said.askedOwner ? (
          <AmberNote key={said.id} title={`${product.assistant} couldn't answer this`} space="before">
            “{said.content}” Piper would ask you. You can also add the answer to the details.
          </AmberNote>
        ) : (
          <ConversationMessage
            key={said.id}
            said={said}
            zone={viewerTimeZone()}
            propertyId={propertyId}
            explained={said.understood && understoodOf(said.understood)}
            onLeave={onLeave}
          />
        ),
      )}
    </div>
  );
}

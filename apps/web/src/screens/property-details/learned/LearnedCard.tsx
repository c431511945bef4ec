import type { LearnedAnswerView } from "@porchlight/contract/learned-answers.ts";
import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { alertFailure } from "../../../app/alert-failure.ts";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import { Confirm, Dialog } from "../../../ui/Dialogs.tsx";
import { Failed, LoadingRows } from "../../../ui/States.tsx";
import { useFocusKept } from "../../../ui/use-focus-kept.ts";
import { useLayer } from "../../../ui/use-layer.ts";
import { product } from "../../../words.ts";
import { CardFrame } from "../CardFrame.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { learnedQuery, useDeleteLearned } from "./data.ts";
import css from "./Learned.module.css";

const nothingYet = {
  prompt: "Nothing yet",
  why: `When you answer a renter's question, ${product.assistant} remembers it here for the next one.`,
};

/** The answers Piper has learned from the owner. */
export function LearnedCard({ propertyId }: { propertyId: string }) {
  const query = useQuery(learnedQuery(propertyId));
  const changing = useLayer<LearnedAnswerView>();
  const forgetting = useLayer<LearnedAnswerView>();
  const forget = useDeleteLearned(propertyId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [forgotten, setForgotten] = useState<string | null>(null);
  useFocusKept(heading, forgotten);
  const answers = query.data ?? [];
  const forgetIt = () =>
    forget.mutate(forgetting.thing!.id, {
      onSuccess: () => {
        showSuccess("Answer forgotten");
        setForgotten(forgetting.thing!.id);
        forgetting.close();
      },
      onError: (error) => alertFailure(error),
    });
  return (
    <CardFrame
      id="learned-answers"
      heading={heading}
      title={`What ${product.assistant} has learned`}
      wide
      empty={query.isSuccess && answers.length === 0 && nothingYet}
    >
      {query.isPending && <LoadingRows rows={1} height={48} />}
      {query.isError && !query.data && <Failed title="Could not load data" onRetry={() => void query.refetch()} />}
      {answers.length > 0 && (
        <ul className={css.answers}>
          {answers.map((one) => (
            <li key={one.id} className={css.answer}>
              <div>
                <h3>{one.question}</h3>
                <p>{one.answer}</p>
              </div>
              <div className={css.acts}>
                <Action
                  className={css.edit}
                  leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                  kind="plain"
                  size="xs"
                  onClick={() => changing.open(one)}
                  aria-label={`Edit: ${one.question}`}
                >
                  Edit
                </Action>
                <Action
                  kind="plain"
                  size="xs"
                  onClick={() => forgetting.open(one)}
                  aria-label={`Forget: ${one.question}`}
                >
                  Forget
                </Action>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog opened={changing.opened} onClose={changing.close} title={`What ${product.assistant} says`} width="medium">
        {changing.thing && <ChangeForm propertyId={propertyId} learned={changing.thing} onEnd={changing.close} />}
      </Dialog>
      <Confirm
        opened={forgetting.opened}
        onClose={forgetting.close}
        title="Forget this answer?"
        verb="Forget"
        kind="danger"
        busy={forget.isPending}
        onConfirm={forgetIt}
      >
        “{forgetting.thing?.question}” {product.assistant} will ask you again the next time a renter asks.
      </Confirm>
    </CardFrame>
  );
}

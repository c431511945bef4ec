import { type ConversationView, writeToRenter } from "@porchlight/contract/conversations.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import { calledBy, erasedRenter } from "@porchlight/domain/kernel/names.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { personQuery } from "../../app/account.ts";
import { alertFailure } from "../../app/alert-failure.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { Action } from "../../ui/Action.tsx";
import { Initials } from "../../ui/AvatarRow.tsx";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import { product } from "../../words.ts";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import css from "./Answering.module.css";
import { useTakeOver, useWrite } from "./conversation-data.ts";

const ways: Record<MessageChannel, { how: string; send: string }> = {
  SMS: { how: "as a text", send: "Send text" },
  EMAIL: { how: "as an email", send: "Send email" },
  WEB: { how: "in the web chat", send: "Send message" },
  PLATFORM: { how: "on the rental platform", send: "Send message" },
};

/** The line that shows who is answering, with the button to change it. */
export function ConversationFooter({ conversation }: { conversation: ConversationView }) {
  const { inquiryId, renter, takenOverAt } = conversation;
  const who = calledBy(renter.name);
  const handOver = useTakeOver(inquiryId);
  const failed = { onError: (error: Error) => alertFailure(error) };
  const takeOver = useRef<HTMLButtonElement>(null);
  useFocusKept(takeOver, handOver.isSuccess && !takenOverAt ? handOver.submittedAt : null);
  if (renter.isErased)
    return (
      <div className={css.answering}>
        <p className={css.who}>{erasedRenter}</p>
      </div>
    );
  if (takenOverAt) {
    return (
      <Writing
        conversation={conversation}
        onHandBack={() => handOver.mutate("back", failed)}
        busy={handOver.isPending}
      />
    );
  }
  return (
    <div className={css.answering}>
      <p className={css.who}>
        <LanternDisc size={34} />
        <span>
          <b>{product.assistant} is answering</b>
          <small>Take over to reply to {who} yourself</small>
        </span>
      </p>
      <Action ref={takeOver} busy={handOver.isPending} onClick={() => handOver.mutate("over", failed)}>
        Take over
      </Action>
    </div>
  );
}

type WritingProps = { conversation: ConversationView; onHandBack: () => void; busy: boolean };

/** The owner writes; what the server finds unfair stays in the field to be rephrased. */
function Writing({ conversation: { inquiryId, renter, sendsBy, takenOverAt }, onHandBack, busy }: WritingProps) {
  const [words, setWords] = useKeptText(`message to ${inquiryId}`);
  const { warning, field, refused, clear } = useCheckedWords();
  useFocusKept(field, takenOverAt);
  const draftId = useRef(crypto.randomUUID());
  const person = useQuery(personQuery).data;
  const write = useWrite(inquiryId);
  const who = calledBy(renter.name);
  const { how, send } = ways[sendsBy];
  const checked = writeToRenter.body.shape.text.safeParse(words);
  const submit = () =>
    write.mutate(
      { text: words.trim(), clientMessageId: draftId.current },
      {
        onSuccess: () => {
          setWords("");
          clear();
          draftId.current = crypto.randomUUID();
          field.current?.focus();
        },
        onError: (error) => {
          if (!refused(error)) alertFailure(error);
          field.current?.focus();
        },
      },
    );
  return (
    <div className={css.writing}>
      <div className={css.answering}>
        <p className={css.who}>
          {person && <Initials person={{ id: person.id, name: person.name }} size={30} />}
          <span>
            <b>You're answering.</b> {product.assistant} is paused
          </span>
        </p>
        <Action kind="soft" busy={busy} onClick={onHandBack}>
          Hand back
        </Action>
      </div>
      <FairWarning said={warning} />
      <TextArea
        ref={field}
        aria-label={`Message to ${renter.name}`}
        minRows={2}
        maxRows={7}
        most={messageLength.max}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={css.send}>
        <small>
          Sending to {who} {how}. Checked for fair housing before sending.
        </small>
        <Action
          kind="primary"
          busy={write.isPending}
          reason={checked.success ? undefined : checked.error.issues[0]?.message}
          leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
          onClick={submit}
        >
          {send}
        </Action>
      </div>
    </div>
  );
}

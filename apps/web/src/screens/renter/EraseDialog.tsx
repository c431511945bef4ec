import { eraseOwnData, type OwnDataView, sendErasureCode } from "@porchlight/contract/personal-data.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { call } from "../../app/call.ts";
import { endSession } from "../../app/session.ts";
import { useLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { CodeField } from "../../ui/CodeField.tsx";
import { Dialog, DialogButtons } from "../../ui/Dialogs.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { ErasedParts } from "./ErasedParts.tsx";
import css from "./OwnData.module.css";
import { ownDataQuery } from "./own-data.ts";

type Props = { opened: boolean; onClose: () => void };

/** Says what goes and what stays, and erases it with a code from an email. */
export function EraseDialog({ opened, onClose }: Props) {
  const { data: words } = useWords();
  const spoken = useSpoken();
  const held = useQuery({ ...ownDataQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title={words.eraseTitle} width="medium">
      {held.isPending && <LoadingRows rows={3} height={60} />}
      {held.isError && <Failed title={spoken.failure(held.error)} onRetry={() => void held.refetch()} />}
      {held.data && (
        <>
          <ErasedParts held={held.data} />
          <p className={css.final}>{words.final}</p>
          <Confirmation held={held.data} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** The code that confirms it: asked for first, then entered. */
function Confirmation({ held, onClose }: { held: OwnDataView; onClose: () => void }) {
  const { data: words } = useWords();
  const language = useLanguage();
  const spoken = useSpoken();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [lacks, setLacks] = useState(false);
  const ask = useMutation({ mutationFn: () => call(sendErasureCode, { body: { language } }) });
  const erase = useMutation({
    mutationFn: () => call(eraseOwnData, { body: { code: Number(code) } }),
    onSuccess: async () => {
      await navigate({ to: "/renter/erased", search: { language }, replace: true });
      endSession("left");
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isCode = /^\d{6}$/.test(code);
    setLacks(!isCode);
    if (isCode && !erase.isPending) erase.mutate();
  };
  const failed = erase.error ?? ask.error;
  const problem = lacks ? words.codeNeeded : failed && spoken.failure(failed);
  if (!ask.isSuccess)
    return (
      <>
        {problem && <p role="alert">{problem}</p>}
        <DialogButtons>
          <Action onClick={onClose} data-autofocus>
            {words.keep}
          </Action>
          <Action kind="danger" busy={ask.isPending} onClick={() => ask.mutate()}>
            {words.sendCode}
          </Action>
        </DialogButtons>
      </>
    );
  return (
    <form noValidate onSubmit={submit}>
      <p role="status">{words.codeSent(held.email)}</p>
      <CodeField label={words.code} value={code} error={problem} onChange={setCode} />
      <DialogButtons>
        <Action onClick={onClose}>{words.keep}</Action>
        <Action kind="plain" busy={ask.isPending} onClick={() => ask.mutate()}>
          {words.again}
        </Action>
        <Action kind="danger" type="submit" busy={erase.isPending}>
          {words.confirm}
        </Action>
      </DialogButtons>
    </form>
  );
}

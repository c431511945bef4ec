import { useQuery } from "@tanstack/react-query";
import { personQuery } from "../../app/account.ts";
import { messageOf } from "../../app/call-error.ts";
import { logOut } from "../../app/log-out.ts";
import { Action } from "../../ui/Action.tsx";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { RenterFrame } from "./RenterFrame.tsx";
import css from "./RenterHomeScreen.module.css";

export function RenterHomeScreen() {
  const person = useQuery(personQuery);
  useDocumentTitle("Your account");
  return (
    <RenterFrame>
      <h1 className={css.title} tabIndex={-1}>
        Your account
      </h1>
      <p className={css.sub}>How owners see you.</p>
      {person.isPending && <LoadingRows rows={2} height={44} />}
      {person.isError && <Failed title={messageOf(person.error)} onRetry={() => void person.refetch()} />}
      {person.data && (
        <>
          <dl className={css.facts}>
            <dt>Name</dt>
            <dd>{person.data.name}</dd>
            <dt>Email</dt>
            <dd>{person.data.email}</dd>
          </dl>
          <Action size="lg" fullWidth onClick={logOut}>
            Log out
          </Action>
        </>
      )}
    </RenterFrame>
  );
}

import { useQuery } from "@tanstack/react-query";
import { personQuery } from "../../app/account.ts";
import { messageOf } from "../../app/call-error.ts";
import { logOut } from "../../app/log-out.ts";
import { Action } from "../../ui/Action.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { AuthCard } from "../auth/AuthCard.tsx";
import { RenterFrame } from "./RenterFrame.tsx";
import css from "./RenterHomeScreen.module.css";

export function RenterHomeScreen() {
  const person = useQuery(personQuery);
  return (
    <RenterFrame>
      <AuthCard title="Your account" sub="How owners see you.">
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
      </AuthCard>
    </RenterFrame>
  );
}

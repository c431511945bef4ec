import { useQuery } from "@tanstack/react-query";
import { personQuery } from "../../app/account.ts";
import { logOut } from "../../app/log-out.ts";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import css from "./RenterHome.module.css";

/** The renter's name and email, and the way out. */
export function Account() {
  const { home } = useWords();
  const spoken = useSpoken();
  const person = useQuery(personQuery);
  return (
    <section className={css.account} aria-labelledby="account">
      <h2 id="account" className={css.home}>
        {home.account}
      </h2>
      <p className={css.meta}>{home.accountText}</p>
      {person.isPending && <LoadingRows rows={2} height={44} />}
      {person.isError && <Failed title={spoken.failure(person.error)} onRetry={() => void person.refetch()} />}
      {person.data && (
        <>
          <dl className={css.facts}>
            <dt>{home.name}</dt>
            <dd>{person.data.name}</dd>
            <dt>{home.email}</dt>
            <dd>{person.data.email}</dd>
          </dl>
          <Action onClick={logOut}>{home.logOut}</Action>
        </>
      )}
    </section>
  );
}

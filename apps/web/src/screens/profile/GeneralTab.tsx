import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { personQuery } from "../../app/account.ts";
import { logOut } from "../../app/log-out.ts";
import { Action } from "../../ui/Action.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Failed, LoadingRows } from "../../ui/States.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import css from "./Profile.module.css";

const LogOutQuestion = lazyPart(
  () => import("../../app/shell/LogOutQuestion.tsx").then((file) => file.LogOutQuestion),
  ({ opened }) => opened,
);

const PendingEmail = lazyPart(
  () => import("./PendingEmail.tsx").then((file) => file.PendingEmail),
  () => true,
);

const Activity = lazyPart(
  () => import("./Activity.tsx").then((file) => file.Activity),
  () => true,
);

/** The owner's own details, what happened to their account, and the way out. */
export function GeneralTab() {
  const person = useQuery(personQuery);
  const [isLeaving, setLeaving] = useState(false);
  // What waited before the page was opened does not take the focus from its heading.
  const [waitedBefore, setWaitedBefore] = useState<string | null>();
  const user = person.data;
  const isKnown = waitedBefore !== undefined && user?.pendingEmail !== null;
  if (user && !isKnown && waitedBefore !== user.pendingEmail) setWaitedBefore(user.pendingEmail);
  return (
    <div className={css.general}>
      {person.isPending && <LoadingRows rows={4} height={68} />}
      {person.isError && !user && <Failed title="Failed to load profile data" onRetry={() => void person.refetch()} />}
      {user?.pendingEmail && (
        <PendingEmail user={user} pendingEmail={user.pendingEmail} takesFocus={user.pendingEmail !== waitedBefore} />
      )}
      {user && <DetailsForm user={user} />}
      <Activity />
      <section className={css.part} aria-label="Log out">
        <Action onClick={() => setLeaving(true)}>Log out</Action>
        <LogOutQuestion opened={isLeaving} onClose={() => setLeaving(false)} onConfirm={logOut} />
      </section>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { dropDraft } from "../screens/owner-onboarding/draft-key.ts";
import { Failed } from "../ui/States.tsx";
import { investorQuery, personQuery } from "./account.ts";
import { CallError, genericFailure } from "./call-error.ts";
import { useFocusOnArrival } from "./focus-on-arrival.ts";
import { keepTyping, setTypingOwner } from "./kept-typing.ts";
import { clearTyping } from "./kept-typing-store.ts";
import { queryClient } from "./query-client.ts";
import css from "./Root.module.css";
import { isSignedIn, whenSessionEnds } from "./session.ts";
import { Shell } from "./shell/Shell.tsx";

const NotFoundScreen = lazy(() =>
  import("../screens/not-found/NotFoundScreen.tsx").then(({ NotFoundScreen }) => ({ default: NotFoundScreen })),
);

setTypingOwner(
  () => queryClient.getQueryData(investorQuery.queryKey)?.user.id ?? queryClient.getQueryData(personQuery.queryKey)?.id,
);

export function Root() {
  const router = useRouter();
  useFocusOnArrival();
  useEffect(
    () =>
      whenSessionEnds(({ here, how }) => {
        if (how === "left") {
          clearTyping();
          dropDraft();
        } else if (here) keepTyping();
        void queryClient.cancelQueries();
        queryClient.clear();
        if (here) void router.invalidate();
      }),
    [router],
  );
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <Outlet />
    </>
  );
}

/** The page for an unknown address, which stays as typed; only a signed-in owner sees the header. */
export function RootNotFound() {
  const investor = useQuery({ ...investorQuery, enabled: isSignedIn(), retry: false });
  return (
    <Suspense>
      {investor.data ? (
        <Shell>
          <NotFoundScreen />
        </Shell>
      ) : (
        <main id="main">
          <NotFoundScreen />
        </main>
      )}
    </Suspense>
  );
}

const offlineTitle = "You're offline";

/** A screen that failed, inside the frame; the address stays, so that a retry loads the same screen. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    if (!(error instanceof CallError)) console.error(error);
  }, [error]);
  const [isOffline] = useState(() => !navigator.onLine);
  const again = () => {
    // A part of the app that could not be fetched is not asked for twice by the same page.
    if (!(error instanceof CallError)) return location.reload();
    reset();
    void router.invalidate();
  };
  useEffect(() => {
    if (!isOffline) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  if (isOffline)
    return (
      <div className={css.failed}>
        <h1 className="pl-hidden">{offlineTitle}</h1>
        <Failed title={offlineTitle} text="This page will load once you're back online." />
      </div>
    );
  return (
    <div className={css.failed}>
      <h1 className="pl-hidden">{genericFailure}</h1>
      <Failed title={error instanceof CallError ? error.message : genericFailure} onRetry={again} />
    </div>
  );
}

/** The page shown when the frame itself failed. */
export function RootFailed(props: ErrorComponentProps) {
  return (
    <main id="main">
      <ScreenFailed {...props} />
    </main>
  );
}
